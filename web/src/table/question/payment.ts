// Payments by pictures: which of the offered ones is laid out, and which card lies under which die.
import type { Drawing } from '../../art/generated/drawings';
import { cardArt, cardsSaid, isHazard, listed } from '../model.svelte';
import type { Hazard, View } from '../../wire/messages';
import { CARD_DICE, CARD_HAZARDS, HAZARDS } from '../../wire/tables';

export interface Slot {
  state: 'open' | 'paid' | 'waived';
  art: Drawing | null; // the card that pays it; for a waived die, what waives it
  shared: boolean; // the second die of one improved card
}

export const cardsOf = (words: string): string[] => words.split(' ').slice(1);
/** Pays for any hazard. */
export const isWild = (card: string): boolean => CARD_HAZARDS[card] === undefined;
const turbos = (words: string): number => cardsOf(words).filter(isWild).length;

/** The payment laid out at first: the one with the fewest turbos, then the fewest cards. Turbos are never
 * chosen for anybody who can do without. */
export function preferred(options: readonly string[]): string {
  return (
    [...options].sort(
      (one, other) => turbos(one) - turbos(other) || cardsOf(one).length - cardsOf(other).length,
    )[0] ?? ''
  );
}

const count = (words: string, card: string): number => cardsOf(words).filter((each) => each === card).length;

function distance(one: string, other: string): number {
  const cards = new Set([...cardsOf(one), ...cardsOf(other)]);
  return [...cards].reduce((total, card) => total + Math.abs(count(one, card) - count(other, card)), 0);
}

/** A tap on a card of the hand: the offered payment nearest to the present one that uses it once more; if
 * there is none, the nearest that uses it less. */
export function swapped(options: readonly string[], now: string, card: string): string {
  const present = count(now, card);
  const nearest = (offered: string[]): string | undefined =>
    offered.sort((one, other) => distance(one, now) - distance(other, now))[0];
  return (
    nearest(options.filter((each) => count(each, card) > present)) ??
    nearest(options.filter((each) => count(each, card) < present)) ??
    now
  );
}

/** Equipment that every offered payment uses: it is compulsory. Turbo never is. */
export function compulsory(options: readonly string[]): string[] {
  const cards = new Set(options.flatMap(cardsOf));
  return [...cards].filter((card) => !isWild(card) && options.every((words) => count(words, card) > 0));
}

/** The cards of a payment, as people say them: "a compass and two turbos". */
export function paidSaid(words: string): string {
  const counts = [...new Set(cardsOf(words))].map((card) => [card, count(words, card)] as const);
  return listed(counts.map(([card, each]) => cardsSaid(card, each)));
}

/** What lies under each die; null under a blank one. */
export function slotsOf(view: View, payment: string): (Slot | null)[] {
  const cards = cardsOf(payment);
  const wild = cards.filter(isWild);
  const queues = HAZARDS.map((hazard) => queueOf(cards, hazard));
  const owed = [...view.to_answer];
  return view.dice.map((face) => {
    if (!isHazard(face)) return null;
    const at = HAZARDS.indexOf(face);
    if ((owed[at] ?? 0) <= 0) return { state: 'waived', art: waiver(view), shared: false };
    owed[at] = (owed[at] ?? 0) - 1;
    const next = queues[at]?.shift();
    if (next) return { state: 'paid', art: cardArt(next.card), shared: next.shared };
    const any = wild.shift();
    if (any) return { state: 'paid', art: cardArt(any), shared: false };
    return { state: 'open', art: null, shared: false };
  });
}

function queueOf(cards: string[], hazard: Hazard): { card: string; shared: boolean }[] {
  return cards
    .filter((card) => CARD_HAZARDS[card] === hazard)
    .flatMap((card) => Array.from({ length: CARD_DICE[card] ?? 1 }, (_, at) => ({ card, shared: at > 0 })));
}

/** Who or what makes the vessel ignore a die. */
function waiver(view: View): Drawing {
  if (view.vessel === 'boat' && view.boat_card) return cardArt(view.boat_card);
  return view.locked ? 'pawn-green' : 'card-help';
}
