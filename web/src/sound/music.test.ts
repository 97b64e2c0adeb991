// The loop of music: soft, without a click where it begins again, and the same for everybody.
import { describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  (globalThis as Record<string, unknown>)['AudioContext'] = function silence() {}; // nothing is played here
});

import { MASTER } from './cues';
import { LASTS, loopSamples } from './music';
import { measured, RATE, rendered } from '../../scripts/sound/rendering';

const samples = Float64Array.from(loopSamples(RATE), (value) => value * MASTER);

describe('the music', () => {
  it('is a short loop', () => {
    expect(LASTS).toBe(16);
    expect(samples).toHaveLength(16 * RATE);
  });

  it('never clips and is softer than the bell', () => {
    const { peak, loudness } = measured(samples);
    expect(peak).toBeLessThan(-6);
    expect(loudness).toBeLessThan(measured(rendered('bell')).loudness - 3);
    expect(loudness).toBeGreaterThan(-45);
  });

  it('has no click in it, not even where it begins again', () => {
    const steps = samples.map((value, at) => Math.abs(value - (samples.at(at - 1) ?? 0)));
    expect(Math.max(...steps.slice(0, 1))).toBeLessThan(0.02);
    expect(steps.reduce((most, step) => Math.max(most, step), 0)).toBeLessThan(0.05);
  });

  it('is never silent', () => {
    for (let second = 0; second < LASTS; second++) {
      const part = samples.slice(second * RATE, (second + 1) * RATE);
      expect(part.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBeGreaterThan(0.01);
    }
  });
});
