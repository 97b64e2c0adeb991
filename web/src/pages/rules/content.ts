// What the reference shows beside the numbered rules: cards, characters, cities, with their drawings.
import type { Drawing } from '../../art/generated/drawings';

export interface Rule {
  id: string;
  chapter: string;
  heading: string;
  text: string;
  names: string[]; // of rules it leans on
}

export interface Reference {
  chapters: { id: string; heading: string }[];
  rules: Rule[];
}

export const CARDS: [string, Drawing][] = [
  ['turbo', 'card-turbo'],
  ['wind-gust', 'card-gust'],
  ['alternative-route', 'card-route'],
  ['ejection', 'card-ejection'],
  ['spyglass', 'card-spyglass'],
  ['jetpack', 'card-jetpack'],
  ['improved', 'equip-compass-plus'],
  ['help', 'card-help'],
  ['bandit', 'card-bandit'],
  ['mooring', 'card-mooring'],
  ['rowboat', 'card-rowboat'],
  ['pressing-need', 'card-urgent'],
  ['new-gear', 'card-newgear'],
  ['spy', 'card-spy'],
  ['grappling-hook', 'card-grapple'],
  ['instructor', 'card-instructor'],
];

export const CHARACTERS: [string, Drawing][] = [
  ['red', 'pawn-red-calm'],
  ['blue', 'pawn-blue-calm'],
  ['green', 'pawn-green-happy'],
  ['yellow', 'pawn-yellow-smug'],
  ['black', 'pawn-black-calm'],
  ['purple', 'pawn-violet-calm'],
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
