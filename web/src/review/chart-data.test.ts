import { describe, expect, it } from 'vitest';
import type { ReplayFrame, ReviewStep } from '../wire/messages';
import { Chances, DASHES, windowAround } from './chart-data';
import { StepMap } from './steps';

const step = (number: number, first: number, error = 0.05): ReviewStep =>
  ({ number, chances: [first, 1 - first], errors: [error, error] }) as ReviewStep;
const map = new StepMap({ frames: [3, 4, 7, 8].map((line) => ({ line }) as ReplayFrame) });
const whole = new Chances(
  { steps: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((number) => step(number, number / 10)) },
  map,
);
const coarse = new Chances({ steps: [step(3, 0.5), step(7, 0.98), step(8, 1, 0)] }, map);

describe('the lines of the chart', () => {
  it('have the chances of the position that the replay shows', () => {
    expect(whole.line(0).middle).toEqual([30, 40, 70, 80]);
    expect(whole.line(1).middle.map((value) => Math.round(value ?? 0))).toEqual([70, 60, 30, 20]);
  });

  it('leave gaps in a first picture', () => {
    expect(coarse.line(0).middle).toEqual([50, null, 98, 100]);
  });

  it('have a band of one standard error, within the scale', () => {
    const { low, high } = coarse.line(0);
    expect(low.map((value) => value && Math.round(value))).toEqual([45, null, 93, 100]);
    expect(high.map((value) => value && Math.round(value))).toEqual([55, null, 100, 100]);
  });

  it('have a style of their own for each of six seats', () => {
    expect(new Set(DASHES.map(String)).size).toBe(6);
  });
});

describe('the legend', () => {
  it('keeps the last known chances in a gap', () => {
    expect(coarse.at(1)?.chances[0]).toBe(0.5);
    expect(coarse.exactly(1)).toBeNull();
  });
});

describe('a chart that moves', () => {
  it('keeps the cursor in its middle', () => {
    expect(windowAround(20, 400, 8)).toEqual({ min: -5, max: 45 });
  });
});
