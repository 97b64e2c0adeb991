import { expect, test } from 'vitest';
import { settings } from '../../settings.svelte';
import { texts } from '../../texts/say.svelte';
import { isLong, leftSaid } from './time';

test('days and hours are shown in words, seconds by the ring', async () => {
  settings.language = 'en';
  await texts.load('en');
  expect([60, 120, 121].map(isLong)).toEqual([false, false, true]);
  expect(leftSaid(172_799)).toBe('2 days left to answer');
  expect(leftSaid(86_400)).toBe('24 hours left to answer');
  expect(leftSaid(1800)).toBe('30 minutes left to answer');
  expect(leftSaid(172_799, true)).toBe('2 days');
  settings.language = 'fr';
  await texts.load('fr');
  expect(leftSaid(172_799)).toBe('2 jours pour répondre');
});
