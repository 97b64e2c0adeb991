import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../../settings.svelte';
import { texts } from '../../texts/say.svelte';
import type { Happened } from '../../wire/messages';
import type { Numbered } from '../../wire/snapshot';
import { answeredFor, awaySaid, oldUntil } from './absence';

const journal = (...events: object[]): Numbered[] =>
  events.map((event, index) => ({ n: index + 1, event: event as Happened, isLive: false }));
const did = (words: string, by = 'stand_in', seat = 0) => ({
  ...{ what: 'answered_for_you', seat, by, kind: '', words },
});
const flew = (city: string) => ({ what: 'flew', seat: 1, vessel: 'aircraft', city });
const said = (...events: object[]): string => awaySaid(answeredFor(journal(...events), 0));

describe.each(['en', 'fr'] as const)('what the stand-in did, in %s', (language) => {
  const is = (en: string, fr: string): string => (language === 'en' ? en : fr);
  beforeEach(async () => {
    settings.language = language;
    await texts.load(language);
  });

  it('after one missed deadline is one short sentence', () => {
    expect(said(did('stay', 'time'))).toBe(
      is(
        'Time was up: the stand-in stayed for you.',
        'Temps écoulé\u00a0: le remplaçant est resté pour vous.',
      ),
    );
  });

  it('while its player was away names cities and cards', () => {
    expect(said(flew('6'), did('stay'), did('pay compass turbo'), did('leave', 'stand_in', 1))).toBe(
      is(
        'While you were away, the stand-in stayed at Horlune and paid a compass and a turbo.',
        'Pendant votre absence, le remplaçant est resté à Horlune et a payé une boussole et un turbo.',
      ),
    );
  });

  it('is counted where it was much', () => {
    const much = said(...Array.from({ length: 8 }, () => did('announce can')));
    expect(much).toMatch(is('gave 3 more answers', 'a donné 3 autres réponses'));
  });

  it('is said for every kind of answer', () => {
    const words = [
      ...['stay', 'leave', 'land', 'fly', 'roll', 'reroll 1', 'announce can', 'announce cannot'],
      ...['pay improved_cannon', 'play jetpack', 'use blue', 'lay help_compass', 'give 2', 'head onward'],
      ...['prepare', 'choose 6/9', 'keep 6/9', 'discard compass', 'take red', 'draw', 'trade 6/9', 'done'],
    ];
    for (const each of words) expect(said(did(each))).not.toMatch(/\b(did|away|need)-|[{}]/);
  });
});

it('a device new at the table learns about the last stand-in only', () => {
  const old = journal(did('stay'), { what: 'stand_in', seat: 1 }, flew('6'));
  expect(oldUntil(old, 0)).toBe(3);
  expect(oldUntil(journal(did('stay'), { what: 'stand_in', seat: 0 }, did('leave')), 0)).toBe(2);
  expect(oldUntil([], 0)).toBe(0);
});
