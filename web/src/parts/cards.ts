// Cards with a number or a standing order of their own, by the server's words, in the order people read them.
import type { Drawing } from '../art/generated/drawings';

export const CARD_DRAWINGS = {
  wind_gust: 'card-gust',
  alternative_route: 'card-route',
  ejection: 'card-ejection',
  spyglass: 'card-spyglass',
  jetpack: 'card-jetpack',
  bandit: 'card-bandit',
  mooring: 'card-mooring',
  pressing_need: 'card-urgent',
  new_gear: 'card-newgear',
  spy: 'card-spy',
  grappling_hook: 'card-grapple',
  instructor: 'card-instructor',
} as const satisfies Record<string, Drawing>;

export type SpecialCard = keyof typeof CARD_DRAWINGS;

export const SPECIAL_CARDS = Object.keys(CARD_DRAWINGS) as SpecialCard[];

/** A card that this client does not know yet is shown by its back. */
export function specialArt(card: string): Drawing {
  return card in CARD_DRAWINGS ? CARD_DRAWINGS[card as SpecialCard] : 'card-back';
}
