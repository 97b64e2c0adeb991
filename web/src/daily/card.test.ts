import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { texts } from '../texts/say.svelte';
import type { DailyShown } from '../wire/messages';
import { cardSaid, cardText, symbolsOf, type Flown } from './card';
import { dateSaid, untilNext } from './days';
import { keepDays, keptDay } from './kept-days';

const FLOWN: Flown = {
  date: '2026-11-18',
  points: 57,
  place: 2,
  journeys: ['treasure', 'crash', 'nothing', 'treasure'],
};

async function speak(language: string): Promise<void> {
  settings.language = language;
  await texts.load(language);
}

describe('the share card', () => {
  beforeAll(() => speak('en'));

  test('has a symbol for each journey', () => {
    expect(symbolsOf(FLOWN.journeys)).toBe('💎💥☁️💎');
    expect(symbolsOf([])).toBe('');
  });

  test('is a short text without dice or cards', () => {
    expect(cardText(FLOWN, 'https://sky.test/daily').split('\n')).toEqual([
      'Celestia · The daily flight · November 18, 2026',
      '57 points, place 2 of 4',
      '💎💥☁️💎',
      'https://sky.test/daily',
    ]);
    expect(cardText({ ...FLOWN, place: 1 }, '').split('\n')[1]).toBe('Won with 57 points');
  });

  test('is read aloud in words', () => {
    expect(cardSaid(FLOWN)).toContain('Journey 2: crashed');
    expect(cardSaid(FLOWN)).not.toContain('💥');
  });

  test('speaks the language of the device', async () => {
    await speak('fr');
    expect(cardText(FLOWN, '')).toContain('Le vol du jour · 18 novembre 2026');
    await speak('en');
  });
});

describe('a day', () => {
  test('is the same date everywhere', () => {
    expect(dateSaid('2026-01-01')).toContain('January 1');
  });

  test('is written as the browser writes dates in the language of the page', async () => {
    const preferred = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'en-GB', 'en']);
    expect(dateSaid('2026-01-01')).toBe('1 January 2026');
    await speak('fr');
    expect(dateSaid('2026-01-01')).toBe('1 janvier 2026');
    await speak('en');
    preferred.mockRestore();
  });

  test('ends after 24 hours', () => {
    expect(untilNext(0, 0)).toEqual({ hours: 24, minutes: 0 });
    expect(untilNext(0, 23 * 3600 + 30)).toEqual({ hours: 1, minutes: 0 });
    expect(untilNext(0, 24 * 3600 + 5)).toEqual({ hours: 0, minutes: 1 });
  });
});

describe('the fingerprint of a day', () => {
  const shown = (tomorrow: string, today = 'aa'): DailyShown =>
    ({
      today: { date: '2026-11-18', commitment: today },
      tomorrow: { date: '2026-11-19', commitment: tomorrow },
    }) as DailyShown;

  beforeEach(() => localStorage.clear());

  test('is the one that this device saw first', () => {
    keepDays(shown('bb'));
    keepDays(shown('cc', 'dd'));
    expect([keptDay('2026-11-18'), keptDay('2026-11-19')]).toEqual(['aa', 'bb']);
    expect(keptDay('2026-11-20')).toBeNull();
  });
});
