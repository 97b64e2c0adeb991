// The hand that a Spy has just shown this seat, collected from events.
import type { Numbered } from '../../wire/link.svelte';

export interface Glimpse {
  of: number;
  cards: Record<string, number>;
}

/** The last hand that was looked at. */
export function glimpseOf(events: readonly Numbered[], me: number | null): Glimpse | null {
  const seen = events.flatMap(({ event }) =>
    event.what === 'hand_seen' && event.seat === me ? [event] : [],
  );
  const of = seen.at(-1)?.of;
  if (of === undefined) return null;
  const cards: Record<string, number> = {};
  for (const { card, count } of seen.filter((one) => one.of === of))
    if (card) cards[card] = (cards[card] ?? 0) + count;
  return { of, cards };
}
