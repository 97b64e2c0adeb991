// Every card but plain equipment, by the server's words, in the order people read them.
import type { Drawing } from '../art/generated/drawings';

export const CARD_DRAWINGS = {
  turbo: 'card-turbo',
  wind_gust: 'card-gust',
  alternative_route: 'card-route',
  ejection: 'card-ejection',
  spyglass: 'card-spyglass',
  jetpack: 'card-jetpack',
  improved: 'equip-compass-plus',
  help: 'card-help',
  bandit: 'card-bandit',
  mooring: 'card-mooring',
  rowboat: 'card-rowboat',
  pressing_need: 'card-urgent',
  new_gear: 'card-newgear',
  spy: 'card-spy',
  grappling_hook: 'card-grapple',
  instructor: 'card-instructor',
} as const satisfies Record<string, Drawing>;

export const EQUIPMENT_DRAWINGS: Record<string, Drawing> = {
  compass: 'equip-compass',
  lightning_arrester: 'equip-rod',
  foghorn: 'equip-foghorn',
  cannon: 'equip-cannon',
};

type Known = keyof typeof CARD_DRAWINGS;

/** Kinds that have neither their own count nor their own standing order. */
const FAMILIES = ['turbo', 'improved', 'help', 'rowboat'] as const;

export type SpecialCard = Exclude<Known, (typeof FAMILIES)[number]>;

const isSpecial = (card: Known): card is SpecialCard => !(FAMILIES as readonly Known[]).includes(card);

export const SPECIAL_CARDS = (Object.keys(CARD_DRAWINGS) as Known[]).filter(isSpecial);

/** A card that this client does not know yet is shown by its back. */
export function specialArt(card: string): Drawing {
  return card in CARD_DRAWINGS ? CARD_DRAWINGS[card as Known] : 'card-back';
}
