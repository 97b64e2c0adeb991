import { describe, expect, it } from 'vitest';
import { aGame, aSeatView, aView } from '../../wire/samples';
import { countedSeats, stepsOf, totalAt } from './count';

const view = aView({
  scores: [21, 21, 4],
  all_treasures: [{ '9/9': 1, '6/8': 1, '2/spyglass': 2 }, { '6/6': 1 }, { '4/6': 1 }],
  help_kept: [0, 5, 1],
  seats: [aSeatView(), aSeatView({ token: 1 }), aSeatView()],
});

describe('the end count', () => {
  const counted = countedSeats(view, aGame());

  it('lays treasures lowest first, a spyglass for two', () => {
    expect(counted[0]?.treasures).toEqual(['2/spyglass', '2/spyglass', '6/8', '9/9']);
    expect(counted[0]?.worth).toEqual([2, 2, 8, 9]);
  });

  it('takes help cards from the view', () => {
    expect(counted.map((each) => each.help)).toEqual([0, 5, 1]);
  });

  it('lets equal scores share a rank', () => {
    expect(counted.map((each) => each.rank)).toEqual([1, 1, 3]);
  });

  it('runs through the rows together, then tokens and help, then the crown', () => {
    expect(stepsOf(counted)).toBe(6);
    const totals = [0, 1, 2, 4].map((step) => counted.slice(0, 1).map((each) => totalAt(each, step, 6)));
    expect(totals.flat()).toEqual([0, 2, 4, 21]);
  });

  it('ends in the server’s own score', () => {
    expect(counted.map((each) => totalAt(each, 6, 6))).toEqual([21, 21, 4]);
    expect(counted.map((each) => totalAt(each, 5, 6))).toEqual([21, 21, 4]);
  });

  it('adds up to the score: treasures, 25 for each token, less 2 for each help card', () => {
    for (const each of counted) {
      const sum = each.worth.reduce((all, worth) => all + worth, 0);
      expect(sum + 25 * each.token - 2 * each.help).toBe(each.score);
    }
  });
});
