import { describe, expect, it } from 'vitest';
import type { View } from '../../wire/messages';
import { aView } from '../../wire/samples';
import { cardArt } from '../model.svelte';
import { compulsory, preferred, slotsOf, swapped } from './payment';

const view = (dice: View['dice'], owed: number[], more: Partial<View> = {}): View =>
  aView({ dice, to_answer: owed, ...more });

describe('the payment laid out at first', () => {
  it('spends no turbo where there is another way', () => {
    expect(preferred(['pay compass turbo', 'pay compass cannon'])).toBe('pay compass cannon');
  });

  it('spends few cards', () => {
    expect(preferred(['pay compass compass', 'pay improved_compass'])).toBe('pay improved_compass');
  });

  it('names the cards that are in every way', () => {
    expect(compulsory(['pay compass turbo', 'pay compass cannon'])).toEqual(['compass']);
  });

  it('names no turbo, which is never compulsory', () => {
    expect(compulsory(['pay compass turbo'])).toEqual(['compass']);
    expect(compulsory(['pay turbo turbo'])).toEqual([]);
  });
});

describe('a tap on a card', () => {
  const ways = ['pay compass cannon', 'pay compass turbo', 'pay turbo turbo'];

  it('brings it in by the smallest change', () => {
    expect(swapped(ways, 'pay compass cannon', 'turbo')).toBe('pay compass turbo');
  });

  it('takes it out where it cannot come in once more', () => {
    expect(swapped(ways, 'pay turbo turbo', 'turbo')).toBe('pay compass turbo');
  });

  it('changes nothing for a card of no use', () => {
    expect(swapped(ways, 'pay compass cannon', 'foghorn')).toBe('pay compass cannon');
  });
});

describe('what lies under the dice', () => {
  it('is the card that answers, and nothing under a blank die', () => {
    const slots = slotsOf(view(['fog', 'blank', 'pirates'], [1, 0, 0, 1]), 'pay compass turbo');
    expect(slots.map((slot) => slot && [slot.state, slot.art])).toEqual([
      ['paid', cardArt('compass')],
      null,
      ['paid', cardArt('turbo')],
    ]);
  });

  it('is one improved card under two dice', () => {
    const slots = slotsOf(view(['fog', 'fog'], [2, 0, 0, 0]), 'pay improved_compass');
    expect(slots.map((slot) => slot?.shared)).toEqual([false, true]);
  });

  it('is the rowboat under what it ignores', () => {
    const boat: Partial<View> = { vessel: 'boat', boat_card: 'rowboat_birds' };
    const slots = slotsOf(view(['birds', 'lightning'], [0, 1, 0, 0], boat), 'pay lightning_arrester');
    expect(slots.map((slot) => slot?.state)).toEqual(['waived', 'paid']);
    expect(slots[0]?.art).toBe(cardArt('rowboat_birds'));
  });

  it('stays open while nothing pays it', () => {
    expect(slotsOf(view(['fog'], [1, 0, 0, 0]), '')[0]?.state).toBe('open');
  });
});
