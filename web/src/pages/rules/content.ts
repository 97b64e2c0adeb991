// What the reference shows beside the numbered rules: cards, characters, cities, with their drawings.
import type { Drawing } from '../../art/generated/drawings';
import type { PawnColour } from '../../parts/pawns';

export interface Rule {
  id: string;
  chapter: string;
  heading: string;
  text: string;
  modules: string[]; // all of them must be in play
  names: string[]; // of rules it leans on
}

export interface Reference {
  chapters: { id: string; heading: string }[];
  rules: Rule[];
}

/** Its word in the texts, its drawing, the module that it comes with. */
export const CARDS: [string, Drawing, string][] = [
  ['turbo', 'card-turbo', 'turbo'],
  ['wind-gust', 'card-gust', 'powers'],
  ['alternative-route', 'card-route', 'powers'],
  ['ejection', 'card-ejection', 'powers'],
  ['spyglass', 'card-spyglass', 'spyglass'],
  ['jetpack', 'card-jetpack', 'powers'],
  ['improved', 'equip-compass-plus', 'improved'],
  ['help', 'card-help', 'help'],
  ['bandit', 'card-bandit', 'specials_1'],
  ['mooring', 'card-mooring', 'specials_1'],
  ['rowboat', 'card-rowboat', 'rowboat'],
  ['pressing-need', 'card-urgent', 'specials_2'],
  ['new-gear', 'card-newgear', 'specials_2'],
  ['spy', 'card-spy', 'specials_2'],
  ['grappling-hook', 'card-grapple', 'grappling_hook'],
  ['instructor', 'card-instructor', 'instructor'],
];

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
