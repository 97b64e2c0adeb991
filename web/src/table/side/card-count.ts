// Cards this viewer has seen, compared with the contents of the box.
import type { View } from '../../wire/messages';

export interface SeenCard {
  card: string;
  box: number;
  seen: number; // discarded, or open on the table
  own: number;
  rest: number | null; // in the deck or in other hands; null while the box is not known
}

/** `box`: how many of each card this game began with; empty while it is not known. */
export function seenCards(view: View, box: Record<string, number>): SeenCard[] {
  const isKnown = Object.keys(box).length > 0;
  const cards = Object.keys(isKnown ? box : { ...view.discard, ...view.table, ...view.hand });
  return cards
    .map((card) => {
      const seen = (view.discard[card] ?? 0) + (view.table[card] ?? 0);
      const own = (view.hand[card] ?? 0) + (view.laid[card] ?? 0);
      const whole = box[card] ?? 0;
      return { card, box: whole, seen, own, rest: isKnown ? Math.max(0, whole - seen - own) : null };
    })
    .filter((row) => row.box || row.seen || row.own);
}
