// Nobody listens in a test, but a cue can be rendered and measured: is it clean, is it as loud, as long and as
// bright as it should feel, does it bend the right way?
import { beforeAll, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  (globalThis as Record<string, unknown>)['AudioContext'] = function silence() {}; // nothing is played here
});

import { readFileSync } from 'node:fs';
import { CUES, type Cue } from './cues';
import { FEELS, LEVELS, LONGEST, MUSIC } from '../../scripts/sound/feel';
import { lengthOf, measured, pitchOf, RATE, rendered, type Measured } from '../../scripts/sound/rendering';
import { soundTable } from '../../scripts/sound/table';

const LOUDEST = -1; // dB of full scale
const within = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;

describe.each(Object.keys(CUES) as Cue[])('the cue %s', (cue) => {
  let sound: Float64Array;
  let found: Measured;
  beforeAll(() => {
    sound = rendered(cue);
    found = measured(sound);
  });

  it('never clips', () => {
    expect(found.peak).toBeLessThan(LOUDEST);
  });

  it('is as loud as the others of its level', () => {
    expect([found.loudness, within(found.loudness, LEVELS[FEELS[cue].level])]).toEqual([
      found.loudness,
      true,
    ]);
  });

  it('begins and ends without a click', () => {
    expect(Math.abs(sound[0] ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(sound.reduce((sum, value) => sum + value, 0) / sound.length)).toBeLessThan(0.02);
  });

  it('is as long as it should feel, and at most a second unless it is music', () => {
    expect([found.length, within(found.length, FEELS[cue].length)]).toEqual([found.length, true]);
    if (!MUSIC.includes(cue)) expect(found.length).toBeLessThanOrEqual(LONGEST);
  });

  it('is as bright as it should feel', () => {
    expect([found.brightness, within(found.brightness, FEELS[cue].brightness)]).toEqual([
      found.brightness,
      true,
    ]);
  });
});

describe('the pitch', () => {
  const thirds = (cue: Cue): [number, number] => {
    const sound = rendered(cue);
    const third = Math.floor(((lengthOf(sound) / 1000) * RATE) / 3);
    return [pitchOf(sound.slice(0, third)), pitchOf(sound.slice(2 * third, 3 * third))];
  };
  const bending = (way: 'up' | 'down'): Cue[] =>
    (Object.keys(FEELS) as Cue[]).filter((cue) => FEELS[cue].bends === way);

  it.each(bending('up'))('rises: %s', (cue) => {
    const [first, last] = thirds(cue);
    expect(last).toBeGreaterThan(first);
  });

  it.each(bending('down'))('falls: %s', (cue) => {
    const [first, last] = thirds(cue);
    expect(last).toBeLessThan(first);
  });

  it('of the boom lies far below that of the tear', () => {
    const [tear, boom] = thirds('crash');
    expect(boom * 4).toBeLessThan(tear);
  });
});

describe('the page about sound', () => {
  it('shows the current measurements; if not, run `node scripts/render-cues.mjs --docs`', () => {
    expect(readFileSync('../docs/sound.md', 'utf8')).toContain(soundTable());
  });
});

describe('the measures', () => {
  const tone = (hz: number, seconds: number, height = 1): Float64Array =>
    Float64Array.from(
      { length: RATE * seconds },
      (_, at) => height * Math.sin((2 * Math.PI * hz * at) / RATE),
    );

  it('know a full tone of 1 kHz, which has -3 LUFS by definition', () => {
    const found = measured(tone(997, 1));
    expect(found.loudness).toBeCloseTo(-3.01, 1);
    expect(found.peak).toBeCloseTo(0, 1);
    expect(found.brightness).toBeGreaterThan(990);
    expect(found.brightness).toBeLessThan(1004);
  });

  it('hear half the height as 6 dB less, and bass as less than it is', () => {
    expect(measured(tone(997, 1, 0.5)).loudness).toBeCloseTo(-9.03, 1);
    expect(measured(tone(40, 1)).loudness).toBeLessThan(-6);
  });
});
