// Two crews: every pawn is somebody, aboard and ashore.
import { describe, expect, it } from 'vitest';
import type { Colour, Happened } from '../../wire/messages';
import { aGame, aLink, aSeatView, aSnapshot, aView } from '../../wire/samples';
import { TableModel } from '../model.svelte';
import { pawnAboard, pawnAshore } from './aboard';
import { advance, BLANK, type Picture } from './picture';

const CREWS: Picture = {
  ...BLANK,
  ship: { at: '6', heading: '9', mode: 'docked', mood: 'calm' },
  crew: [0, 0, 0, 1, 1, 1],
  everybody: [0, 0, 0, 1, 1, 1],
};
const after = (...events: Happened[]): Picture => events.reduce(advance, CREWS);
const prepared: Happened = { what: 'prepared', seat: 0, cards: 3 };
const left: Happened = { what: 'left', seat: 0, city: '6' };
const ashore = (picture: Picture) => picture.stands.map((_, at) => pawnAshore(picture.stands, at, 3));
const model = (crew: number, character: Colour | '' = '') => {
  const view = aView({ seats: [aSeatView({ character }), aSeatView()] });
  return new TableModel(aLink({ game: aGame({ crew }), snapshot: aSnapshot({ seats: [], view }) }));
};

describe('a crew in the scene', () => {
  it('drops its last pawn first', () => {
    const picture = after(prepared);
    expect(picture.crew.map((_, place) => pawnAboard(picture.crew, place))).toEqual([0, 1, 0, 1, 2]);
    expect(ashore(picture)).toEqual([2]);
    expect(ashore(after(prepared, prepared))).toEqual([2, 1]);
  });

  it('has all three ashore where the others follow in the same city', () => {
    expect(ashore(after(prepared, left))).toEqual([2, 0, 1]);
  });
});

describe('the colours of the pawns', () => {
  it('are all different in two crews', () => {
    const table = model(3);
    expect(new Set([...table.pawns(0), ...table.pawns(1)]).size).toBe(6);
    expect([table.pawns(0)[0], table.pawns(1)[0]]).toEqual([table.colour(0), table.colour(1)]);
  });

  it('are those of a character where somebody has one', () => {
    expect(model(3, 'purple').pawns(0)).toEqual(['violet', 'violet', 'violet']);
  });

  it('are one where there are no crews', () => {
    expect(model(1).pawns(1)).toEqual(['blue']);
  });
});
