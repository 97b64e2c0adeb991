// Whom the table waits for: visible to all if it is public, and to nobody if it is secret.
import { describe, expect, it } from 'vitest';
import type { QuestionKind } from '../wire/messages';
import { aLink, anAsk, aSnapshot, aSnapshotSeat, SECRET } from '../wire/samples';
import { TableModel } from './model.svelte';

function table(kind: QuestionKind, seats: number[], options: string[] = [], standIn = false): TableModel {
  const people = [aSnapshotSeat({ stand_in: standIn }), aSnapshotSeat(), aSnapshotSeat()];
  const ask = anAsk({ kind, seats, options });
  return new TableModel(aLink({ snapshot: aSnapshot({ seats: people }), ask }));
}

const waitedFor = (model: TableModel): number[] =>
  model.players.filter(({ asked }) => asked).map((player) => player.seat);

describe('whom the table waits for', () => {
  it.each<QuestionKind>(['declare', 'land', 'direction', 'reroll', 'give', 'matryoshburg', 'take_character'])(
    'is seen where everybody may know it: %s',
    (kind) => {
      expect(waitedFor(table(kind, [1]))).toEqual([1]);
    },
  );

  it('is seen when somebody has to roll', () => {
    expect(waitedFor(table('roll', [2]))).toEqual([2]);
    expect(waitedFor(table('roll', [0]))).toEqual([0]);
  });

  it.each(SECRET)('is a secret: %s', (kind) => {
    expect(waitedFor(table(kind, [0, 1, 2], ['pass', 'play jetpack']))).toEqual([]);
  });

  it('is not this person while a stand-in plays for them', () => {
    expect(table('declare', [0], ['stay', 'leave']).isMyTurn).toBe(true);
    const away = table('declare', [0], ['stay', 'leave'], true);
    expect([away.isMyTurn, waitedFor(away)]).toEqual([false, []]);
    expect(table('roll', [0], [], true).isMyTurn).toBe(false);
  });
});
