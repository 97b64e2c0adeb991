// The look of a card in the hand: its place, its colour, its few words.
import { CARD_HAZARDS, HAZARDS } from '../../wire/tables';

const ORDER = ['', 'improved_', 'help_'];

/** The hazard a card of equipment answers; empty for all others. */
export function familyOf(card: string): string {
  return isRowboat(card) ? '' : (CARD_HAZARDS[card] ?? '');
}

const isRowboat = (card: string): boolean => card.startsWith('rowboat_');

/** The colour of its frame, as a token. */
export function colourOf(card: string): string {
  const hazard = CARD_HAZARDS[card];
  if (hazard) return `var(--${hazard})`;
  return card === 'turbo' ? 'var(--turbo)' : 'var(--brass-2)';
}

/** The key of its few words. */
export function wordsOf(card: string): string {
  const family = familyOf(card);
  if (card.startsWith('help_')) return 'hand-helps';
  if (family) return card.startsWith('improved_') ? `hand-beats-two-${family}` : `hand-beats-${family}`;
  return `hand-${card}`;
}

/** Equipment by hazard, plain before improved before helping; then turbo; then cards that are played. */
export function inHandOrder(hand: Record<string, number>): [string, number][] {
  const place = (card: string): number => {
    const family = familyOf(card);
    if (!family) return card === 'turbo' ? 90 : 100;
    const kind = ORDER.findIndex((prefix) => prefix !== '' && card.startsWith(prefix));
    return HAZARDS.findIndex((hazard) => hazard === family) + Math.max(0, kind) * 10;
  };
  return Object.entries(hand)
    .filter(([, count]) => count > 0)
    .sort(([one], [other]) => place(one) - place(other) || one.localeCompare(other));
}
