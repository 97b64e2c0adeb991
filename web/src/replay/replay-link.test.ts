import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gateOf } from '../table/motion/gate.svelte';
import { aGame, aSnapshot, aView } from '../wire/samples';
import type { Happened, Replay } from '../wire/messages';
import { Playback } from './playback';
import { ReplayLink } from './replay-link.svelte';

const flew = (city: '2' | '4' | '6'): Happened => ({ what: 'flew', seat: 0, vessel: 'aircraft', city });

const replay = (): Replay => ({
  table: '',
  eyes: null,
  game: aGame(),
  start: aSnapshot({ view: aView({ seat: null, aircraft: { at: '1', heading: '2' } }) }),
  frames: (['1', '2', '4', '6'] as const).map((city, step) => ({
    line: step,
    asked: 0,
    kind: 'declare',
    answer: 'stay',
    events: city === '1' ? [] : [flew(city)],
    changes: { aircraft: { at: city, heading: '9' } },
  })),
  legs: [],
  highlights: [],
  scores: [],
  winners: [],
});

describe('a replay in the place of a live table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('plays the events of the next step, and of no other', () => {
    const link = new ReplayLink(new Playback(replay()), 0);
    const seen: string[][] = [];
    gateOf(link).onEvents((events) => seen.push(events.map(({ event }) => event.what)));
    link.show(1, 0);
    expect(seen.at(-1)).toEqual(['flew']);
    link.show(3, 1);
    expect(seen.at(-1)).toEqual([]);
    link.show(0, 3);
    expect(seen.at(-1)).toEqual([]);
    expect(gateOf(link).story.known.ship.at).toBe('1');
  });

  it('plays a step again after a step back', () => {
    const link = new ReplayLink(new Playback(replay()), 3);
    const gate = gateOf(link);
    const played: number[] = [];
    gate.onEvents((events) => played.push(...events.flatMap(({ n }) => (n > gate.truthUpTo ? [n] : []))));
    link.show(1, 3);
    link.show(2, 1);
    expect(played).toEqual([3]);
  });

  it('takes no answers', () => {
    const link = new ReplayLink(new Playback(replay()), 0);
    link.answer();
    expect(link.command()).toBe('');
    expect(link.pending).toEqual([]);
  });
});
