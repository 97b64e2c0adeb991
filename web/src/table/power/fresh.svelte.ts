/* eslint-disable svelte/prefer-svelte-reactivity -- tables that were left are bookkeeping */
// The player's character is shown at take-off until it is closed or a first answer is given.
import type { TableModel } from '../model.svelte';

const read = new Set<string>(); // tables whose note was closed in this window

export class FreshPower {
  private isRead = $state(false);

  constructor(private readonly table: TableModel) {
    this.isRead = read.has(table.link.table);
  }

  /** It has just been dealt: nobody has flown or fallen yet. */
  get isShown(): boolean {
    if (this.isRead || this.table.me === null) return false;
    const events = this.table.journal.map(({ event }) => event);
    return (
      events.some((event) => event.what === 'character_dealt' && event.seat === this.table.me) &&
      !events.some((event) => event.what === 'flew' || event.what === 'crashed')
    );
  }

  close(): void {
    this.isRead = true;
    read.add(this.table.link.table);
  }
}
