// A deferred copy of the table's state, for the parts of a screen that need not be drawn with
// the question. It is the whole of one moment, so that nothing in it disagrees.
import { untrack } from 'svelte';
import type { Numbered, Snapshot } from './link.svelte';
import type { Ask, Present } from './messages';
import type { Turns } from './turns';

/** The state of a table for this viewer, current or deferred. */
export interface TableState {
  readonly snapshot: Snapshot | null;
  readonly ask: Ask | null;
  readonly present: Present | null;
  readonly journal: Numbered[];
}

export class Echo implements TableState {
  snapshot = $state.raw<Snapshot | null>(null);
  ask = $state.raw<Ask | null>(null);
  present = $state.raw<Present | null>(null);
  journal = $state.raw<Numbered[]>([]);

  /** Create it with its component, so that it ends with it: nothing of a seat may remain behind a curtain. */
  constructor(source: TableState, turns: Turns, rank: number) {
    const current = (): TableState => ({
      snapshot: source.snapshot,
      ask: source.ask,
      present: source.present,
      journal: source.journal,
    });
    const repeat = (): void => void Object.assign(this, untrack(current));
    repeat();
    $effect(() => {
      current();
      turns.wait(repeat, rank);
    });
    $effect(() => () => turns.drop(repeat));
  }
}
