// No sequence lasts longer than the time that the server allows for it.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import messagesSource from '../../wire/messages.ts?raw';
import type { Happened } from '../../wire/link.svelte';
import { isLastCity } from './outcomes';
import { planned, START, STORIES } from './threeAboard';

const serverSource = readFileSync('../src/celestia/server/tables/motion.py', 'utf8');
const ALLOWANCES = new Map(
  [...serverSource.matchAll(/^ {4}"(\w+)": ([\d.]+),$/gm)].map(([, what = '', seconds]) => [
    what,
    Number(seconds),
  ]),
);
/** Of a run of these only the first counts: they are shown together. */
const TOGETHER: string[] = /TOGETHER = frozenset\(\s*\{(.*)\}/.exec(serverSource)?.[1]?.match(/\w+/g) ?? [];

/** In seconds, as the server adds them up. */
function allowanceOf(events: readonly Happened[], lastCity: string | null): number {
  return events.reduce((sum, event, at) => {
    if (TOGETHER.includes(event.what) && events[at - 1]?.what === event.what) return sum;
    const isLast = event.what === 'flew' && isLastCity(event.city, lastCity);
    return sum + (ALLOWANCES.get(isLast ? 'flew_to_last_city' : event.what) ?? 0);
  }, 0);
}

const lasts = (events: Happened[]): number =>
  planned(events).reduce((sum, one) => sum + one.lasts + one.rest, 0) / 1000;

describe('the allowance of an event', () => {
  it('is read from the server, for events of the game only', () => {
    const union = messagesSource.slice(
      messagesSource.indexOf('type GameEvent'),
      messagesSource.indexOf('type TableEvent'),
    );
    const names = [...union.matchAll(/what: '(\w+)'/g)].map(([, name]) => name ?? '');
    expect([ALLOWANCES.size > 25, TOGETHER.length > 5]).toEqual([true, true]);
    expect([...names, 'flew_to_last_city']).toEqual(
      expect.arrayContaining([...ALLOWANCES.keys(), ...TOGETHER]),
    );
  });

  it.each(Object.keys(STORIES))('covers a whole story at once: %s', (story) => {
    const events = STORIES[story] as Happened[];
    expect(lasts(events)).toBeLessThanOrEqual(allowanceOf(events, START.lastCity) + 1e-9);
  });

  it('covers each event of a story alone', () => {
    const late = Object.values(STORIES)
      .flat()
      .filter((event) => lasts([event]) > allowanceOf([event], START.lastCity) + 1e-9);
    expect(late).toEqual([]);
  });

  it('covers six players who take a treasure at the last city, one after the other', () => {
    const six = [0, 1, 2, 3, 4, 5];
    const start = { ...START, crew: six, everybody: six };
    const events: Happened[] = [
      { what: 'flew', seat: 0, vessel: 'aircraft', city: '25' },
      ...six.map((seat): Happened => ({ what: 'treasure_drawn', seat, city: '25' })),
    ];
    const [feast] = planned(events, start);
    expect(((feast?.lasts ?? Infinity) + (feast?.rest ?? 0)) / 1000).toBeLessThanOrEqual(
      allowanceOf(events, start.lastCity),
    );
  });

  it('counts a run that is shown together once', () => {
    const one: Happened = { what: 'card_paid', seat: 0, card: 'compass', count: 1 };
    expect(allowanceOf([one, one, one], null)).toBe(allowanceOf([one], null));
  });
});
