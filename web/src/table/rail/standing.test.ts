import { describe, expect, it } from 'vitest';
import type { View } from '../../wire/messages';
import { aSeatView, aView } from '../../wire/samples';
import type { Player } from '../model.svelte';
import { moodOf, portraitsOf, standingOf, whereLeft } from './standing';

const player = (facts: Partial<Player> = {}): Player => ({
  ...aSeatView(),
  ...{ seat: 1, name: 'Ben', colour: 'blue', bot: '', persona: '' },
  ...{ online: true, standIn: false, leftTable: false, asked: false, captain: false, you: false },
  ...facts,
});
const key = (
  facts: Partial<Player>,
  seen: Partial<View> = {},
  where?: string,
  away: number | null = null,
): string => standingOf(player(facts), aView(seen), where, away).key;

describe('where a player stands', () => {
  it('says first that they are not here', () => {
    expect(key({ online: false, asked: true })).toBe('rail-offline');
    expect(standingOf(player({ online: false }), aView(), undefined, 12)).toMatchObject({
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
    expect(standingOf(player({ place: 'off' }), aView(), 'Horlune', null)).toMatchObject({
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
  it('is what the view says, without pawns that prepare', () => {
    const ashore: View['ashore'] = [
      { seat: 0, city: '2', prepared: false },
      { seat: 1, city: '4', prepared: true },
    ];
    expect([...whereLeft(aView({ ashore }))]).toEqual([[0, '2']]);
  });
});

describe('a face', () => {
  it('is worried for everybody aboard while the ship falls, not for those who left', () => {
    expect(moodOf(player(), aView({ falling: true }), false, false)).toBe('worried');
    expect(moodOf(player({ place: 'off' }), aView({ falling: true }), false, false)).toBe('calm');
    expect(moodOf(player(), aView({ phase: 'crash' }), false, false)).toBe('falling');
  });

  it('never shows others that the captain can pay', () => {
    expect(moodOf(player({ captain: true, you: true }), aView(), true, false)).toBe('smug');
    expect(moodOf(player({ captain: true, you: false }), aView(), true, false)).toBe('calm');
  });

  it('is happy on arrival', () => {
    expect(moodOf(player(), aView(), false, true)).toBe('happy');
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
