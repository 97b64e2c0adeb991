import { describe, expect, it } from 'vitest';
import { aGame, aSnapshot, aView } from '../wire/samples';
import type { OpenHands, Replay, ReplayFrame } from '../wire/messages';
import { Playback } from './playback';

const frame = (change: Partial<ReplayFrame>): ReplayFrame => ({
  line: 0,
  asked: 0,
  kind: 'declare',
  answer: 'stay',
  events: [],
  changes: {},
  ...change,
});
const holding = (card: string): OpenHands => ({ hands: [{ [card]: 1 }], treasures: [{}], laid: [{}] });

const REPLAY: Replay = {
  table: 'table',
  eyes: null,
  game: aGame(),
  start: aSnapshot({ view: aView({ seat: null, captain: 0, may_be_asked: [1, 2] }) }),
  frames: [
    frame({
      events: [
        { what: 'journey_started', seat: 0, city: '1', journey: 1 },
        { what: 'leg_started', seat: 0, vessel: 'aircraft', heading: '2' },
      ],
      open: holding('turbo'),
    }),
    frame({ asked: null, kind: 'window', answer: '' }),
    frame({
      changes: { journey: 2, captain: 1 },
      events: [
        { what: 'crashed', seat: 0, vessel: 'aircraft', city: '1' },
        { what: 'journey_started', seat: 1, city: '1', journey: 2 },
        { what: 'leg_started', seat: 1, vessel: 'aircraft', heading: '2' },
      ],
      open: holding('jetpack'),
    }),
    frame({ asked: null, answer: '', changes: { scores: [1, 2, 3] }, events: [{ what: 'ended' }] }),
  ],
  legs: [
    { step: 0, journey: 1, leg: 1, vessel: 'aircraft', captain: 0, heading: '2' },
    { step: 2, journey: 2, leg: 1, vessel: 'aircraft', captain: 1, heading: '2' },
  ],
  highlights: [],
  scores: [1, 2, 3],
  winners: [2],
};

describe('a playback', () => {
  const playback = new Playback(REPLAY);

  it('adds up the changes of the view', () => {
    const captains = playback.steps.map(({ snapshot }) => snapshot.view?.captain);
    expect(captains).toEqual([0, 0, 1, 1]);
    expect(playback.at(0).snapshot.view?.scores).toBeNull();
    expect(playback.at(3).snapshot.view?.scores).toEqual([1, 2, 3]);
  });

  it('keeps the hands until they change', () => {
    expect(playback.steps.map(({ holdings }) => Object.keys(holdings[0]?.hand ?? {}))).toEqual([
      ['turbo'],
      ['turbo'],
      ['jetpack'],
      ['jetpack'],
    ]);
  });

  it('has the journal of every step, with numbers that never change', () => {
    expect(playback.journal(0).map(({ event }) => event.what)).toEqual([
      'took_off',
      'journey_started',
      'leg_started',
    ]);
    expect(playback.journal(1)).toHaveLength(3);
    const all = playback.journal(3);
    expect(all.map(({ n }) => n)).toEqual(all.map((_, at) => at + 1));
    expect(playback.at(2).events[0]?.n).toBe(4);
  });

  it('divides the game into journeys and legs', () => {
    expect(playback.journeys).toEqual([
      { number: 1, from: 0, to: 1 },
      { number: 2, from: 2, to: 3 },
    ]);
    expect(playback.legs).toEqual([0, 2]);
    expect(playback.steps.map(({ journey, leg }) => [journey, leg])).toEqual([
      [1, 1],
      [1, 1],
      [2, 1],
      [2, 1],
    ]);
  });

  it('shows who decides, and a pause where these eyes do not see it', () => {
    expect(playback.at(0).ask?.seats).toEqual([0]);
    expect(playback.at(1).ask).toMatchObject({ pause: true, seats: [1, 2] });
    expect(playback.at(3).ask).toBeNull();
    expect(playback.at(3).snapshot.phase).toBe('over');
  });

  it('knows who lost everything in a crash', () => {
    expect(playback.story.losses.get(4)?.lost).toEqual([0, 1, 2]);
  });

  it('finds the step of a snapshot', () => {
    expect(playback.stateOf(playback.at(2).snapshot)?.step).toBe(2);
    expect(playback.stateOf(null)).toBeNull();
  });
});
