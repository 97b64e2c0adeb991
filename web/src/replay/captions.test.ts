import { beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import { TableModel } from '../table/model.svelte';
import { texts } from '../texts/say.svelte';
import type { QuestionKind, Replay } from '../wire/messages';
import { aGame, aLink, anAsk, aSnapshot, aView } from '../wire/samples';
import { stayOf } from './autoplay.svelte';
import { answerSaid, captionOf } from './captions';
import { Playback } from './playback';

const start = aSnapshot({ view: aView({ seat: null, captain: 1, aircraft: { at: '4', heading: '6' } }) });
const model = (): TableModel => new TableModel(aLink({ seat: null, snapshot: start }));
const said = (kind: QuestionKind, answer: string): string =>
  answerSaid(model(), anAsk({ kind, seats: [0] }), answer);

beforeAll(async () => {
  settings.language = 'en';
  await texts.load('en');
});

describe('an answer in words', () => {
  it.each<[QuestionKind, string, string]>([
    ['declare', 'stay', 'Stay aboard'],
    ['announce', 'announce cannot', 'I can’t'],
    ['window', 'pass', 'Pass'],
    ['window', 'play jetpack', 'Jetpack'],
    ['window', 'play ejection 2', 'Ejection: Cy'],
    ['window', 'use red 1/1', 'Red’s power'],
    ['pay', 'pay compass turbo', 'Pay a compass and a turbo'],
    ['lay_help', 'pass', 'Lend nothing'],
    ['lay_help', 'lay help_compass', 'Lend 1 card'],
    ['reroll', 'reroll 1 3', 'Roll 2 dice again'],
    ['swap', 'discard cannon', 'swaps a cannon'],
    ['swap', 'done', 'That is all'],
    ['keep_treasure', 'keep 4/6', 'Keep the 6'],
  ])('%s: %s', (kind, answer, words) => {
    expect(said(kind, answer)).toBe(words);
  });
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
    expect(answer).toBe('Ann: Leave here');
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
