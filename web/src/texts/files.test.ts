// The first screen has all its texts before the rest of its language is loaded.
import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { LANGUAGES, nameOf } from './files';
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
  expect(texts.isWhole).toBe(false);
});

test('every folder is a language, with a name of its own', () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(['en', 'fr']));
  expect(nameOf('fr')).toBe('Français');
  expect(LANGUAGES.filter((language) => nameOf(language) === language)).toEqual([]);
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

test('texts about finished games are loaded when one is opened, and stay in every language', async () => {
  await texts.load('en');
  expect(knows('review-turning-points')).toBe(false);
  await texts.loadFinishedGames();
  expect(knows('review-turning-points')).toBe(true);
  settings.language = 'fr';
  await texts.load('fr');
  expect(texts.language).toBe('fr');
  expect(knows('review-turning-points')).toBe(true);
});
