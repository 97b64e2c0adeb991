// Which modules the reference shows: all, those of the table it was opened from, or a selection.
import { modulesOf } from '../../parts/modules';
import { MODULES as KNOWN } from '../../wire/messages';
import { place } from '../../router.svelte';
import type { TableShown } from '../../wire/messages';

export const MODULES: readonly string[] = KNOWN;

export class Scope {
  chosen = $state<string[] | null>(null); // null: all
  table = $state<string[] | null>(null); // the modules of the table it was opened from

  /** The address may name the modules. It follows every change, so that it can be shared. */
  constructor() {
    const named = place.query.get('modules');
    if (named !== null) this.chosen = MODULES.filter((name) => named.split(',').includes(name));
  }

  /** Opened from a table: its modules, unless others are named already. */
  from(shown: TableShown): void {
    this.table = modulesOf(shown.config);
    if (place.query.get('modules') === null) this.chosen = this.table;
  }

  get isOfTable(): boolean {
    const { chosen, table } = this;
    return Boolean(chosen && table && MODULES.every((m) => chosen.includes(m) === table.includes(m)));
  }

  includes(module: string): boolean {
    return this.chosen?.includes(module) ?? true;
  }

  /** Shown only if all of these are in play. */
  covers(modules: readonly string[]): boolean {
    return modules.every((name) => this.includes(name));
  }

  turn(module: string, on: boolean): void {
    const next = MODULES.filter((name) => (name === module ? on : this.includes(name)));
    this.choose(next.length === MODULES.length ? null : next);
  }

  choose(modules: string[] | null): void {
    this.chosen = modules;
    const table = place.query.get('table');
    const named = [...(table ? [`table=${table}`] : []), `modules=${(modules ?? MODULES).join(',')}`];
    place.go(`${place.path}?${named.join('&')}${place.hash && `#${place.hash}`}`, true);
  }
}
