// The end of the journal, from the beginning of a journey on, so that its legs are counted right.
import type { Numbered } from '../../wire/link.svelte';

const LONGEST = 400; // events, about; older ones are in the record

export function newest(journal: readonly Numbered[]): readonly Numbered[] {
  let from = Math.max(0, journal.length - LONGEST);
  while (from > 0 && journal[from]?.event.what !== 'journey_started') from -= 1;
  return from ? journal.slice(from) : journal;
}
