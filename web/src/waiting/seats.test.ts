import { describe, expect, test } from 'vitest';
import type { Snapshot } from '../wire/link.svelte';
import type { Present, TableShown } from '../wire/messages';
import { seatsOf } from './seats';

const seat = (name: string, more = {}) => ({
  name,
  bot: '',
  program: false,
  left: false,
  mine: false,
  ...more,
});
const shown = { seats: [seat('Léa', { mine: true }), seat('Tomasz'), seat('')] } as unknown as TableShown;
const live = (name: string, bot = '') => ({ name, bot, stand_in: false, left: false, free: !name });
const snapshot = (...seats: ReturnType<typeof live>[]) =>
  ({ phase: 'waiting', seats }) as unknown as Snapshot;
const online = (...seats: number[]) =>
  ({ t: 'present', online: seats, stand_ins: [], watching: 0 }) as Present;

describe('the seats of a waiting table', () => {
  test('are the table’s own before the link says anything', () => {
    expect(seatsOf(shown, null, null).map((one) => [one.name, one.free, one.mine])).toEqual([
      ['Léa', false, true],
      ['Tomasz', false, false],
      ['', true, false],
    ]);
  });

  test('change with the link at once', () => {
    const seats = seatsOf(shown, snapshot(live('Léa'), live(''), live('Amelia', 'odds')), null);
    expect(seats.map((one) => [one.name, one.free, one.bot])).toEqual([
      ['Léa', false, ''],
      ['', true, ''],
      ['Amelia', false, 'odds'],
    ]);
  });

  test('show who closed the page, never a bot', () => {
    const seats = seatsOf(shown, snapshot(live('Léa'), live('Tomasz'), live('Amelia', 'odds')), online(0));
    expect(seats.map((one) => one.away)).toEqual([false, true, false]);
  });
});
