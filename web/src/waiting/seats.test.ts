import { describe, expect, test } from 'vitest';
import type { Present, SnapshotSeat } from '../wire/messages';
import { aSeatShown, aSnapshot, aSnapshotSeat, aTableShown } from '../wire/samples';
import { seatsOf, seatsToChoose } from './seats';

const shown = aTableShown({
  seats: [aSeatShown({ name: 'Léa', mine: true }), aSeatShown({ name: 'Tomasz' }), aSeatShown({ name: '' })],
});
const live = (name: string, bot = '') => aSnapshotSeat({ name, bot, free: !name });
const snapshot = (...seats: SnapshotSeat[]) => aSnapshot({ phase: 'waiting', seats, view: null });
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

describe('the free seats of a table that continues a finished game', () => {
  const room = aTableShown({ seats: ['Zoé', '', ''].map((name) => aSeatShown({ name })) });
  const free = seatsOf(room, null, null).filter((seat) => seat.free);

  test('tell who sat there, and which was ours', () => {
    const finished = aTableShown({
      seats: ['Léa', 'Ben', 'Cy'].map((name, at) => aSeatShown({ name, mine: at === 2 })),
    });
    expect(seatsToChoose(free, finished)).toEqual([
      { number: 1, before: 'Ben', wasMine: false },
      { number: 2, before: 'Cy', wasMine: true },
    ]);
  });

  test('have numbers only if that game came from a file or is deleted', () => {
    expect(seatsToChoose(free, null).map((one) => [one.number, one.before])).toEqual([
      [1, ''],
      [2, ''],
    ]);
  });
});
