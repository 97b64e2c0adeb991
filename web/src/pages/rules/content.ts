// What the reference shows beside the numbered rules: cards, characters, cities, with their drawings.
import type { Drawing } from '../../art/generated/drawings';
import { CARD_DRAWINGS, EQUIPMENT_DRAWINGS } from '../../parts/cards';
import type { PawnColour } from '../../parts/pawns';
import { knows, say } from '../../texts/say.svelte';
import { CARD_HAZARDS, CARD_MODULES, CITY_DICE } from '../../wire/tables';

export interface Rule {
  id: string;
  chapter: string;
  heading: string;
  text: string;
  modules: string[]; // all of them must be in play
  names: string[]; // of related rules
}

/** Its word in the texts, its drawing, the module that it comes with; a family is called like its module. */
export const CARDS: [string, Drawing, string][] = Object.entries(CARD_DRAWINGS).map(([card, drawing]) => [
  card.replaceAll('_', '-'),
  drawing,
  CARD_MODULES[card] ?? card,
]);

/** Families such as help cards have a name of their own. */
export const cardTitle = (card: string): string =>
  say(knows(`card-${card}`) ? `card-${card}` : `rules-card-${card}`);

/** Its word in the texts, its drawing, the colour of its ground. */
export const CHARACTERS: [string, Drawing, PawnColour][] = [
  ['red', 'pawn-red-calm', 'red'],
  ['blue', 'pawn-blue-calm', 'blue'],
  ['green', 'pawn-green-happy', 'green'],
  ['yellow', 'pawn-yellow-smug', 'yellow'],
  ['black', 'pawn-black-calm', 'black'],
  ['purple', 'pawn-violet-calm', 'violet'],
];

export const EVENTS = Object.entries(EQUIPMENT_DRAWINGS).map(
  ([card, drawing]): [string, Drawing, string, Drawing] => {
    const hazard = CARD_HAZARDS[card] ?? '';
    return [hazard, `hazard-${hazard}` as Drawing, card.replaceAll('_', '-'), drawing];
  },
);

export const STEPS: [string, Drawing][] = [
  ['roll', 'icon-die'],
  ['declare', 'icon-leave'],
  ['powers', 'icon-power'],
  ['pay', 'icon-cards'],
  ['fly', 'icon-stay'],
];

/** With the dice to reach it. Nobody flies to the first one. */
export const CITIES = Object.entries(CITY_DICE).map(([city, dice], at): [string, number] => [
  city,
  at ? dice : 0,
]);

export const BONUS_CITIES: [string, Drawing][] = [
  ['krismastri', 'city-noel'],
  ['matryoshburg', 'city-matryoshburg'],
  ['boscalumia', 'city-boscalumia-lit'],
];

/** In the order of the page; those of docs/rules.md. */
export const CHAPTERS = [
  'box',
  'procedure',
  'leg',
  'rowboat_leg',
  'general',
  'base_cards',
  'extension_1',
  'extension_2',
  'bonus',
  'crews',
  'pairs',
  'hidden',
  'order',
  'contradictions',
];

export const PAGES = ['turn', 'cards', 'characters', 'cities'] as const;
