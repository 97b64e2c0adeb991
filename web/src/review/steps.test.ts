import { describe, expect, it } from 'vitest';
import type { ReplayFrame } from '../wire/messages';
import { StepMap } from './steps';

// The lines of a record: shuffle, deal, roll, 1 stay, 0 announce can, roll, roll, 1 leave, and the end.
const lines = [3, 4, 7, 8];
const steps = new StepMap({ frames: lines.map((line) => ({ line }) as ReplayFrame) });

describe('the steps of a replay and the numbers of a review', () => {
  it('shows the chances after all actions before a decision', () => {
    expect([0, 1, 2, 3].map((step) => steps.numberAt(step))).toEqual([3, 4, 7, 8]);
  });

  it('finds the decision of every step, and back', () => {
    for (const step of [0, 1, 2]) expect(steps.decisionOf(steps.decidedAt(step))).toBe(step);
    expect(steps.decidedAt(0)).toBe(4); // the fourth line of the record
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
