import { describe, expect, it } from 'vitest';
import type { Happened } from '../../wire/link.svelte';
import { isLastCity, sceneEnd } from './outcomes';
import { ANN, ARRIVAL, BEGINNING, BEN, CY, FALL, FLIGHT, LEFT, START, STAYED, STORIES } from './threeAboard';

const end = (events: Happened[]): number => sceneEnd(events, START.lastCity);

describe('a scene with an outcome', () => {
  it('is absent from an ordinary flight', () => {
    expect(end([STAYED, ...LEFT, ...FLIGHT])).toBe(-1);
  });

  it.each([
    ['“I can’t”', [STAYED, FALL[0] as Happened], 1],
    ['a fall', [FALL[1] as Happened, ...BEGINNING], 0],
    ['the last city with all who take a treasure there', [...ARRIVAL, ...BEGINNING], 3],
    ['Boscalumia with all who gain points', [...(STORIES['light'] as Happened[]), ...BEGINNING], 3],
    ['an ejection with its treasure', [...(STORIES['ejection'] as Happened[]), ...FLIGHT], 1],
    ['a gift under the tree', [...(STORIES['gift'] as Happened[]), STAYED], 0],
    ['all gifts opened', STORIES['gifts'] as Happened[], 1],
    ['why the game ends', [STAYED, { what: 'end_announced', seat: ANN } as Happened], 1],
  ])('ends where the next thing begins: %s', (_, events, last) => {
    expect(end(events)).toBe(last);
  });

  it('is first of all whatever comes first', () => {
    expect(end([...FALL, ...BEGINNING])).toBe(0);
  });

  it('is everything that led to the end of the game', () => {
    expect(end([STAYED, ...LEFT, { what: 'ended' }])).toBe(2);
    expect(end([{ what: 'ended' }])).toBe(-1);
  });

  it('is not every card that is played', () => {
    expect(end([{ what: 'card_played', seat: CY, card: 'bandit' }])).toBe(-1);
    expect(end([{ what: 'card_played', seat: CY, card: 'jetpack' }])).toBe(0);
    expect(end([{ what: 'card_played', seat: CY, card: 'ejection', target: BEN }])).toBe(0);
  });
});

describe('the last city', () => {
  it('is the one that the server names, or one beyond it', () => {
    expect(isLastCity('25', '25')).toBe(true);
    expect(isLastCity('25', '20')).toBe(true); // its last treasure was taken on arrival
    expect(isLastCity('12', '20')).toBe(false);
    expect(isLastCity('boscalumia', '25')).toBe(false);
  });
});
