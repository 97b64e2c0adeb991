// The text shown while a scene with an outcome plays: its own sentences, not those before it.
import type { Numbered } from '../../wire/link.svelte';
import type { TableModel } from '../model.svelte';
import { isOutcome } from '../motion/outcomes';
import { linesOf } from './narrator';

const UNSAID = new Set(['talked', 'captain_named', 'deck_shuffled', 'card_discarded', 'stayed']);

export interface OutcomeText {
  before: string[]; // the last sentence of what led to it
  lines: string[]; // its own; none without such a scene among the events
}

/** The last scene with an outcome among these events. */
export function outcomeOf(table: TableModel, events: readonly Numbered[]): OutcomeText {
  const { story } = table.gate;
  const isHead = (at: number): boolean => {
    const event = events[at]?.event;
    return event !== undefined && isOutcome(event, story.known.lastCity);
  };
  const goesOn = (at: number): boolean =>
    isHead(at - 1) && events[at - 1]?.event.what === events[at]?.event.what;
  const from = events.findLastIndex((_, at) => isHead(at) && !goesOn(at)); // all gifts are opened together
  const said = (part: readonly Numbered[]): string[] =>
    linesOf(
      part.filter(({ event }) => !UNSAID.has(event.what)),
      (seat) => table.name(seat),
      story,
    ).map((line) => line.text);
  return from < 0
    ? { before: [], lines: [] }
    : { before: said(events.slice(0, from)).slice(-1), lines: said(events.slice(from)) };
}
