import { describe, expect, it } from 'vitest';
import type { Numbered } from '../../wire/link.svelte';
import { aView } from '../../wire/samples';
import { newest } from './newest';
import { seenCards } from './card-count';

const view = aView({
  discard: { turbo: 2 },
  table: { turbo: 1 },
  hand: { turbo: 1, compass: 2 },
  laid: {},
});

describe('cards seen', () => {
  it('are those discarded, open on the table and in the own hand, against the box', () => {
    expect(seenCards(view, { compass: 18, turbo: 6, spy: 2 })).toEqual([
      { card: 'compass', box: 18, seen: 0, own: 2, rest: 16 },
      { card: 'turbo', box: 6, seen: 3, own: 1, rest: 2 },
      { card: 'spy', box: 2, seen: 0, own: 0, rest: 2 },
    ]);
  });

  it('show no remaining count while the box is unknown', () => {
    expect(seenCards(view, {}).map((row) => [row.card, row.rest])).toEqual([
      ['turbo', null],
      ['compass', null],
    ]);
  });
});

describe('the newest of the journal', () => {
  it('begins with a journey, so that its legs can be counted', () => {
    const journal = Array.from({ length: 1000 }, (_, n) => ({
      n,
      isLive: true,
      event:
        n % 100 === 50
          ? { what: 'journey_started', seat: 0, city: '1', journey: n }
          : { what: 'stayed', seat: 0 },
    })) as Numbered[];
    expect(newest(journal)[0]?.n).toBe(550);
  });

  it('is all of a short one', () => {
    expect(newest([])).toEqual([]);
  });
});
