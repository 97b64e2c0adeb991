import { expect, it } from 'vitest';
import type { CaptainLeg } from '../wire/messages';
import { captainCounts } from './captain-counts';

const leg = (change: Partial<CaptainLeg>): CaptainLeg =>
  ({ captain: 0, could: true, said: 'can', stayed: [], left: [], claims: [], ...change }) as CaptainLeg;

it('counts who stayed or left in vain, and false claims', () => {
  const claim = { step: 1, seat: 0, says: 'have', card: 'turbo' };
  const legs = [
    leg({ stayed: [1], left: [2, 3] }),
    leg({ could: false, said: 'cannot', stayed: [1, 2], left: [3], claims: [{ ...claim, true: false }] }),
    leg({ captain: 1, stayed: [0] }),
    leg({ claims: [{ ...claim, true: true }] }),
  ];
  expect(captainCounts(legs, 0)).toEqual({ legs: 3, could: 2, trusted: 2, feared: 2, lied: 1 });
  expect(captainCounts(legs, 1)).toEqual({ legs: 1, could: 1, trusted: 0, feared: 0, lied: 0 });
});
