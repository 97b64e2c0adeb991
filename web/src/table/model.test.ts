// Whom the table waits for: visible to all if it is public, and to nobody if it is secret.
import { describe, expect, it } from 'vitest';
import type { Heard } from '../wire/echo.svelte';
import type { TableLink } from '../wire/link.svelte';
import { TableModel } from './model.svelte';

const seat = { place: 'aboard', pawns: 1, declared: '', treasures: {} };

function table(kind: string, seats: number[], options: string[] = [], standIn = false): TableModel {
  const seen = { name: '', bot: '', stand_in: false };
  const heard = {
    snapshot: {
      seats: [{ ...seen, stand_in: standIn }, seen, seen],
      view: { seats: [seat, seat, seat], captain: 0, vessel: 'aircraft', config: '' },
    },
    ask: { kind, seats, options },
    present: null,
    journal: [],
  };
  return new TableModel({ seat: 0 } as TableLink, heard as unknown as Heard);
}

const waitedFor = (model: TableModel): number[] =>
  model.players.filter(({ asked }) => asked).map((player) => player.seat);

describe('whom the table waits for', () => {
  it.each(['declare', 'land', 'direction', 'reroll', 'give', 'matryoshburg', 'take_character'])(
    'is seen where everybody may know it: %s',
    (kind) => {
      expect(waitedFor(table(kind, [1]))).toEqual([1]);
    },
  );

  it('is seen when somebody has to roll', () => {
    expect(waitedFor(table('roll', [2]))).toEqual([2]);
    expect(waitedFor(table('roll', [0]))).toEqual([0]);
  });

  it.each(['window', 'instruct', 'lay_help', 'announce', 'pay'])('is a secret: %s', (kind) => {
    expect(waitedFor(table(kind, [0, 1, 2], ['pass', 'play jetpack']))).toEqual([]);
  });

  it('is not this person while a stand-in plays for them', () => {
    expect(table('declare', [0], ['stay', 'leave']).isMyTurn).toBe(true);
    const away = table('declare', [0], ['stay', 'leave'], true);
    expect([away.isMyTurn, waitedFor(away)]).toEqual([false, []]);
    expect(table('roll', [0], [], true).isMyTurn).toBe(false);
  });
});
