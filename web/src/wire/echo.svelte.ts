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
  private last = $state.raw<TableState>() as TableState;

  /** Create it with its component, so that it ends with it: nothing of a seat may remain behind a curtain. */
  constructor(source: TableState, turns: Turns, rank: number) {
    const current = (): TableState => ({
      snapshot: source.snapshot,
      ask: source.ask,
      present: source.present,
      journal: source.journal,
    });
    const repeat = (): void => void (this.last = current());
    this.last = untrack(current);
    $effect(() => {
      current();
      turns.wait(repeat, rank);
    });
    $effect(() => () => turns.drop(repeat));
  }

  get snapshot(): Snapshot | null {
    return this.last.snapshot;
  }

  get ask(): Ask | null {
    return this.last.ask;
  }

  get present(): Present | null {
    return this.last.present;
  }

  get journal(): Numbered[] {
    return this.last.journal;
  }
}
