// The player's character is shown at take-off until it is closed or a first answer is given.
import { SvelteSet } from 'svelte/reactivity';
import type { TableModel } from '../model.svelte';

const closed = new SvelteSet<string>(); // tables whose note was closed in this window

/** It has just been dealt: nobody has flown or fallen yet. */
export function isFreshlyDealt({ me, link, journal }: TableModel): boolean {
  if (me === null || closed.has(link.table)) return false;
  const events = journal.map(({ event }) => event);
  return (
    events.some((event) => event.what === 'character_dealt' && event.seat === me) &&
    !events.some((event) => event.what === 'flew' || event.what === 'crashed')
  );
}

export const closeNote = (table: TableModel): void => void closed.add(table.link.table);
