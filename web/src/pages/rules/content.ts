// What the reference shows beside the numbered rules: cards, characters, cities, with their drawings.
import type { Drawing } from '../../art/generated/drawings';
import { CARD_DRAWINGS } from '../../parts/cards';
import type { PawnColour } from '../../parts/pawns';
import { CARD_MODULES } from '../../wire/messages';

export interface Rule {
  id: string;
  chapter: string;
  heading: string;
  text: string;
  modules: string[]; // all of them must be in play
  names: string[]; // of related rules
}

export interface Reference {
  chapters: { id: string; heading: string }[];
  rules: Rule[];
}

/** Its word in the texts, its drawing, the module that it comes with; a family is called like its module. */
export const CARDS: [string, Drawing, string][] = Object.entries(CARD_DRAWINGS).map(([card, drawing]) => [
  card.replaceAll('_', '-'),
  drawing,
  CARD_MODULES[card] ?? card,
]);

/** Its word in the texts, its drawing, the colour of its ground. */
export const CHARACTERS: [string, Drawing, PawnColour][] = [
  ['red', 'pawn-red-calm', 'red'],
  ['blue', 'pawn-blue-calm', 'blue'],
  ['green', 'pawn-green-happy', 'green'],
  ['yellow', 'pawn-yellow-smug', 'yellow'],
  ['black', 'pawn-black-calm', 'black'],
  ['purple', 'pawn-violet-calm', 'violet'],
];

export const EVENTS: [string, Drawing, string, Drawing][] = [
  ['fog', 'hazard-fog', 'compass', 'equip-compass'],
  ['lightning', 'hazard-lightning', 'lightning-arrester', 'equip-rod'],
  ['birds', 'hazard-birds', 'foghorn', 'equip-foghorn'],
  ['pirates', 'hazard-pirates', 'cannon', 'equip-cannon'],
];

export const STEPS: [string, Drawing][] = [
  ['roll', 'icon-die'],
  ['declare', 'icon-leave'],
  ['powers', 'icon-power'],
  ['pay', 'icon-cards'],
  ['fly', 'icon-stay'],
];

export const CITIES: [string, number][] = [
  ['1', 0],
  ['2', 2],
  ['4', 2],
  ['6', 3],
  ['9', 3],
  ['12', 3],
  ['15', 4],
  ['20', 4],
  ['25', 4],
];

export const BONUS_CITIES: [string, Drawing][] = [
  ['krismastri', 'city-noel'],
  ['matryoshburg', 'city-matryoshburg'],
  ['boscalumia', 'city-boscalumia-lit'],
];

export const PAGES = ['turn', 'cards', 'characters', 'cities'] as const;
