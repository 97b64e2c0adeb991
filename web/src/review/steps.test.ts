import { describe, expect, it } from 'vitest';
import type { ReplayFrame, ReviewStep } from '../wire/messages';
import { StepMap } from './steps';

// The lines of a record: shuffle, deal, roll, 1 stay, 0 announce can, roll, roll, 1 leave, and the end.
const lines = [3, 4, 7, 8];
const steps = new StepMap({ frames: lines.map((line) => ({ line }) as ReplayFrame) });

describe('the steps of a replay and the numbers of a review', () => {
  const reviewed = (...numbers: number[]): ReviewStep[] =>
    numbers.map((number) => ({ number, chances: [number / 10], errors: [0.05] }) as ReviewStep);

  it('shows the chances after all actions before a decision, and what is decided then', () => {
    const points = steps.points(reviewed(0, 1, 2, 3, 4, 5, 6, 7, 8));
    expect(points.map(({ step, chances }) => [step, chances[0]])).toEqual([
      [0, 0.3],
      [1, 0.4],
      [2, 0.7],
      [3, 0.8],
    ]);
    // the first decision is the fourth line of the record
    expect(points.map(({ decided }) => decided?.number)).toEqual([4, 5, 8, undefined]);
  });

  it('knows few steps in a first picture', () => {
    expect(steps.points(reviewed(3, 7, 8)).map(({ step }) => step)).toEqual([0, 2, 3]);
  });

  it('finds the step of every decision', () => {
    expect([4, 5, 8].map((number) => steps.decisionOf(number))).toEqual([0, 1, 2]);
  });

  it('shows chance at the decision before it, and its result at the next one', () => {
    expect(steps.decisionOf(6)).toBe(1);
    expect(steps.resultOf(6)).toBe(2);
    expect(steps.resultOf(7)).toBe(2);
  });

  it('begins and ends with the replay', () => {
    expect(steps.decisionOf(1)).toBe(0);
    expect(steps.resultOf(0)).toBe(0);
    expect(steps.resultOf(99)).toBe(steps.last);
  });
});
