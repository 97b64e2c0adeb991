// How often a captain could pay, and who trusted or feared them for nothing.
import type { CaptainLeg } from '../wire/messages';

export const COLUMNS = ['legs', 'could', 'trusted', 'feared', 'lied'] as const;
export type CaptainCounts = Record<(typeof COLUMNS)[number], number>;

export function captainCounts(legs: readonly CaptainLeg[], seat: number): CaptainCounts {
  const own = legs.filter(({ captain }) => captain === seat);
  const sum = (count: (leg: CaptainLeg) => number): number =>
    own.reduce((total, leg) => total + count(leg), 0);
  return {
    legs: own.length,
    could: sum(({ could }) => Number(could)),
    trusted: sum(({ said, stayed }) => (said === 'cannot' ? stayed.length : 0)),
    feared: sum(({ said, left }) => (said === 'can' ? left.length : 0)),
    lied: sum(({ claims }) => claims.filter((claim) => claim.true === false).length),
  };
}
