import { beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import { TableModel } from '../table/model.svelte';
import { texts } from '../texts/say.svelte';
import type { Replay } from '../wire/messages';
import { aGame, aLink, aSnapshot, aView } from '../wire/samples';
import { stayOf } from './autoplay.svelte';
import { captionOf } from './captions';
import { Playback } from './playback';

const start = aSnapshot({ view: aView({ seat: null, captain: 1, aircraft: { at: '4', heading: '6' } }) });

beforeAll(async () => {
  settings.language = 'en';
  await texts.load('en');
});

describe('the caption of a step', () => {
  const replay: Replay = {
    ...{ table: '', eyes: 0, game: aGame(), start, legs: [], highlights: [], scores: [], winners: [] },
    frames: [
      {
        ...{ line: 3, asked: 0, kind: 'declare', answer: 'leave', changes: {} },
        events: [
          { what: 'deck_shuffled', cards: 40 },
          { what: 'journey_started', seat: 1, city: '1', journey: 1 },
          { what: 'leg_started', seat: 1, vessel: 'aircraft', heading: '6' },
        ],
      },
      {
        ...{ line: 4, asked: null, kind: 'window', answer: '', changes: {} },
        events: [{ what: 'talked', seat: 1, key: 'trust_me', to: null, text: '' }],
      },
      { line: 5, asked: null, kind: 'window', answer: '', changes: {}, events: [{ what: 'ended' }] },
    ],
  };
  const playback = new Playback(replay);
  const caption = (step: number) => {
    const { ask } = playback.at(step);
    const table = new TableModel(aLink({ seat: null, snapshot: start, ask }));
    return captionOf(table, playback, playback.at(step));
  };

  it('leaves the set-up out, and says who answered what', () => {
    const { lines, question, answer } = caption(0);
    expect(lines).toEqual(['Journey 1 begins at Heolia: everyone aboard, Ben is captain.']);
    expect(question).toBe('Ann decides: stay with Ben?');
    expect(answer).toBe('Ann: leave');
  });

  it('hides an answer that these eyes did not see', () => {
    expect(caption(1)).toMatchObject({ answer: '' });
  });

  it('says who spoke', () => {
    expect(caption(1).lines).toEqual(['Ben says: “Trust me!”']);
  });

  it('says that the game is over', () => {
    expect(caption(2)).toMatchObject({ where: 'The end', lines: ['The game is over.'] });
  });

  it('stays longer the more there is to read, within limits', () => {
    const long = { where: '', lines: ['x'.repeat(100)], question: '', answer: '' };
    const short = { ...long, lines: ['x'] };
    expect(stayOf(long, false)).toBeGreaterThan(stayOf(short, false));
    expect(stayOf({ ...long, lines: ['x'.repeat(9999)] }, false)).toBe(6000);
    expect(stayOf(short, true)).toBeLessThan(stayOf(short, false));
  });
});
