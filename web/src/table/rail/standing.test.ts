import { describe, expect, it } from 'vitest';
import type { Happened, Numbered } from '../../wire/link.svelte';
import type { View } from '../../wire/messages';
import type { Player } from '../model.svelte';
import { moodOf, portraitsOf, standingOf, whereLeft } from './standing';

const player = (facts: Partial<Player> = {}): Player =>
  ({
    ...{ seat: 1, name: 'Ben', colour: 'blue', place: 'aboard', pawns: 1, declared: '', hand_size: 3 },
    ...{ online: true, standIn: false, leftTable: false, asked: false, captain: false, you: false },
    ...facts,
  }) as Player;
const view = (facts: Partial<View> = {}): View =>
  ({
    vessel: 'aircraft',
    captain: 0,
    occupant: null,
    announced: '',
    to_answer: [0, 0, 0, 0],
    phase: '',
    ...facts,
  }) as View;
const key = (
  facts: Partial<Player>,
  seen: Partial<View> = {},
  where?: string,
  away: number | null = null,
): string => standingOf(player(facts), view(seen), where, away).key;
const journal = (...events: Happened[]): Numbered[] => events.map((event, n) => ({ n, event, news: true }));

describe('where a player stands', () => {
  it('says first that they are not here', () => {
    expect(key({ online: false, asked: true })).toBe('rail-offline');
    expect(standingOf(player({ online: false }), view(), undefined, 12)).toMatchObject({
      key: 'rail-offline-soon',
      facts: { seconds: 12 },
    });
    expect(key({ standIn: true, asked: true })).toBe('rail-stand-in');
  });

  it('says that they decide, and nothing about what', () => {
    expect(key({ asked: true, declared: 'stay' })).toBe('rail-thinking');
    expect(key({ asked: true, you: true })).toBe('rail-your-decision');
  });

  it('says where they got off', () => {
    expect(standingOf(player({ place: 'off' }), view(), 'Horlune', null)).toMatchObject({
      key: 'rail-left-at',
      facts: { city: 'Horlune' },
    });
    expect(key({ place: 'off' })).toBe('rail-off');
  });

  it('says what the pilot owes, then what the pilot announced', () => {
    const captain = { captain: true, seat: 0 };
    expect(key(captain, { to_answer: [1, 0, 2, 0] })).toBe('rail-must-pay');
    expect(key(captain, { to_answer: [1, 0, 0, 0], announced: 'cannot' })).toBe('rail-cannot');
    expect(key(captain, { announced: 'can' })).toBe('rail-can');
    expect(key(captain)).toBe('rail-at-wheel');
  });

  it('counts the rowboat’s pilot as such in its leg', () => {
    expect(key({ place: 'boat' }, { vessel: 'boat', occupant: 1, to_answer: [1, 0, 0, 0] })).toBe(
      'rail-must-pay',
    );
    expect(key({ place: 'boat' })).toBe('rail-boat');
  });

  it('says what was declared', () => {
    expect(key({ declared: 'stay' })).toBe('rail-stay');
    expect(key({ declared: 'leave' })).toBe('rail-back'); // Purple has brought them back
  });
});

describe('where each got off', () => {
  it('is known by leaving, landing or the treasure, until the next journey or the climb back', () => {
    const first = journal(
      { what: 'left', seat: 0, city: '2' },
      { what: 'treasure_drawn', seat: 1, city: '4' },
      { what: 'left', seat: 2, city: '4' },
      { what: 'reboarded', seat: 2, city: '4' },
    );
    expect([...whereLeft(first)]).toEqual([
      [0, '2'],
      [1, '4'],
    ]);
    const next = journal({ what: 'journey_started', seat: 0, city: '1', journey: 2 });
    expect(whereLeft([...first, ...next]).size).toBe(0);
  });
});

describe('a face', () => {
  it('is worried for everybody aboard while the ship falls, not for those who left', () => {
    expect(moodOf(player(), view({ phase: 'after_cannot' }), false, false)).toBe('worried');
    expect(moodOf(player({ place: 'off' }), view({ phase: 'after_cannot' }), false, false)).toBe('calm');
    expect(moodOf(player(), view({ phase: 'crash' }), false, false)).toBe('falling');
  });

  it('never shows others that the captain can pay', () => {
    expect(moodOf(player({ captain: true, you: true }), view(), true, false)).toBe('smug');
    expect(moodOf(player({ captain: true, you: false }), view(), true, false)).toBe('calm');
  });

  it('is happy on arrival', () => {
    expect(moodOf(player(), view(), false, true)).toBe('happy');
  });
});

describe('a crew', () => {
  it('shows three portraits, those sent ashore dashed', () => {
    expect(portraitsOf(player({ pawns: 2 }), ['blue', 'black', 'violet'])).toEqual([
      { colour: 'blue', here: true },
      { colour: 'black', here: true },
      { colour: 'violet', here: false },
    ]);
  });

  it('is one portrait where there are no crews', () => {
    expect(portraitsOf(player({ pawns: 0 }), ['blue'])).toEqual([{ colour: 'blue', here: true }]);
  });
});
