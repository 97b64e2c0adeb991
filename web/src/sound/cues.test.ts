// Nobody listens in a test, but a cue can be rendered and looked at: is it heard, is it clean, is it as long and
// does it go up or down as its name says?
import { beforeAll, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  (globalThis as Record<string, unknown>)['AudioContext'] = function silence() {}; // nothing is played here
});

import { ZZFX } from 'zzfx';
import { CUES, parametersOf, type Cue, type Tone } from './cues';
import { MASTER } from './speaker';

const RATE = 44_100;
const SILENT = 0.004; // of full scale: what is quieter is over

const LENGTHS: Record<Cue, [number, number]> = {
  ...{ dice: [450, 900], fog: [600, 1000], lightning: [200, 500], birds: [300, 600], pirates: [300, 600] },
  ...{ blank: [400, 700], treasure: [200, 400], creak: [400, 700], flight: [1100, 1600] },
  ...{ cardSlide: [60, 140], cardThump: [40, 140], gust: [620, 1000], ejection: [300, 700] },
  ...{ jetpack: [800, 1140], spyglass: [700, 1350], strike: [400, 820], rescue: [300, 560] },
  ...{ crash: [1200, 1900], mooring: [350, 500], rowboat: [300, 520], journey: [1000, 1700] },
  ...{ feast: [1200, 2600], lit: [1600, 2000], gift: [100, 250], bell: [500, 900], tick: [15, 60] },
  ...{ pen: [80, 180], curtain: [380, 500], lens: [100, 200], page: [150, 320], fanfare: [2700, 3200] },
};
const RISING: Cue[] = ['ejection', 'rescue', 'spyglass', 'feast', 'flight'];
const FALLING: Cue[] = ['birds', 'crash', 'pirates', 'gift', 'mooring'];

function rendered(tones: Tone[]): Float64Array {
  const parts = tones.map((tone) => ({
    at: Math.round(((tone.after ?? 0) * RATE) / 1000),
    samples: ZZFX.buildSamples(...parametersOf({ ...tone, wander: 0 })),
  }));
  const whole = new Float64Array(Math.max(...parts.map(({ at, samples }) => at + samples.length)));
  for (const { at, samples } of parts)
    samples.forEach((value, index) => (whole[at + index] = (whole[at + index] ?? 0) + value));
  return whole;
}

const peakOf = (sound: Float64Array): number =>
  sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const lengthOf = (sound: Float64Array): number =>
  (sound.findLastIndex((value) => Math.abs(value) > SILENT) / RATE) * 1000;

/** How often the wave goes through zero, in Hz: a pitch for tones, a brightness for noise. */
function pitchOf(sound: Float64Array): number {
  let crossings = 0;
  for (let at = 1; at < sound.length; at++)
    if ((sound[at - 1] ?? 0) < 0 !== (sound[at] ?? 0) < 0) crossings++;
  return (crossings * RATE) / (2 * sound.length);
}

describe.each(Object.keys(CUES) as Cue[])('the cue %s', (cue) => {
  let sound: Float64Array;
  beforeAll(() => {
    ZZFX.volume = 1;
    sound = rendered(CUES[cue]);
  });

  it('is heard, and never clips', () => {
    const peak = peakOf(sound) * MASTER;
    expect(peak).toBeGreaterThan(0.08);
    expect(peak).toBeLessThan(0.9);
  });

  it('begins and ends without a click', () => {
    expect(Math.abs(sound[0] ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(sound.reduce((sum, value) => sum + value, 0) / sound.length)).toBeLessThan(0.02);
  });

  it('is as long as what it sounds with', () => {
    const [least, most] = LENGTHS[cue];
    expect(lengthOf(sound)).toBeGreaterThanOrEqual(least);
    expect(lengthOf(sound)).toBeLessThanOrEqual(most);
  });
});

describe('the pitch', () => {
  const thirds = (cue: Cue): [number, number] => {
    const sound = rendered(CUES[cue]);
    const third = Math.floor(((lengthOf(sound) / 1000) * RATE) / 3);
    return [pitchOf(sound.slice(0, third)), pitchOf(sound.slice(2 * third, 3 * third))];
  };
  beforeAll(() => {
    ZZFX.volume = 1;
  });

  it.each(RISING)('rises: %s', (cue) => {
    const [first, last] = thirds(cue);
    expect(last).toBeGreaterThan(first);
  });

  it.each(FALLING)('falls: %s', (cue) => {
    const [first, last] = thirds(cue);
    expect(last).toBeLessThan(first);
  });

  it('of the boom lies far below that of the tear', () => {
    const [tear, boom] = thirds('crash');
    expect(boom * 4).toBeLessThan(tear);
  });
});
