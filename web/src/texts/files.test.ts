// The first screen has all its texts before the rest of its language is loaded.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { LANGUAGES, nameOf, textsUpTo } from './files';
import { knows, say, texts } from './say.svelte';

const SCREEN: Record<string, string> = import.meta.glob(
  ['../App.svelte', '../pages/Home.svelte', '../pages/home/*.svelte', '../parts/Field.svelte'],
  { eager: true, query: '?raw', import: 'default' },
);
const KEYS = Object.values(SCREEN)
  .flatMap((source) => [...source.matchAll(/\bsay\('([a-z0-9-]+)'/g)])
  .map(([, key]) => key ?? '');

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(LANGUAGES)('every text of the first screen comes with it: %s', (language) => {
  texts.begin(language);
  expect(KEYS).toContain('home-play');
  expect(KEYS.filter((key) => !knows(key))).toEqual([]);
  expect(texts.has('cards')).toBe(false);
});

test('every folder is a language, with a name of its own', () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(['en', 'fr']));
  expect(nameOf('fr')).toBe('Français');
  expect(LANGUAGES.filter((language) => nameOf(language) === language)).toEqual([]);
});

test('a word of the server may stand in a key, with its underscores', () => {
  texts.begin('en');
  expect(say('home-play_note')).toBe(say('home-play-note'));
  expect(knows('home-play_note')).toBe(true);
});

test('small numbers are written without waking Intl, and still choose a plural', () => {
  const woken = vi.spyOn(Intl, 'NumberFormat');
  texts.begin('en');
  expect(say('home-play-note', { bots: 3, minutes: 15 })).toBe('You and 3 bots, about 15 minutes');
  expect(say('pace-days', { days: 1 })).not.toBe(say('pace-days', { days: 2 }).replace('2', '1'));
  expect(woken).not.toHaveBeenCalled();
  say('home-all-tables', { count: 1234 });
  expect(woken).toHaveBeenCalled();
});

test('texts are loaded part by part, and stay in every language', async () => {
  texts.begin('en');
  await texts.load('en', 'cards');
  expect(knows('daily-title')).toBe(true);
  expect(knows('review-turning-points')).toBe(false);
  await texts.load('en', 'finishedGames');
  expect(knows('review-turning-points')).toBe(true);
  settings.language = 'fr';
  await texts.load('fr', 'cards');
  expect(document.documentElement.lang).toBe('fr');
  expect(knows('review-turning-points')).toBe(true);
});

const CARDS: Record<string, string> = import.meta.glob(
  ['../daily/DailyCard.svelte', '../pages/history/{LastFlights,GameRow}.svelte', '../pages/history/words.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

test('the cards of the home page need no texts of other pages', async () => {
  settings.language = 'en';
  const bundle = new FluentBundle('en');
  for (const file of await textsUpTo('cards', 'en')) bundle.addResource(new FluentResource(file));
  const keys = Object.values(CARDS).flatMap((source) => [...source.matchAll(/\bsay\([^)]*'([a-z0-9-]+)'/g)]);
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.map(([, key]) => key ?? '').filter((key) => !bundle.hasMessage(key))).toEqual([]);
});
