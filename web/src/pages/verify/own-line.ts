// Whether the line of this device was used, according to its own stored data.
import { roundsOf } from '../../wire/kept-lines';
import { keptDay } from '../../daily/kept-days';
import { promiseOf } from '../../parts/promises';
import { DAILY, type Opened } from './fair';

export interface OwnPart {
  use: 'none' | 'used' | 'late' | 'broken'; // none: this device added no line
  line: string;
}

/** The fingerprint of these dice that this device saw before they were opened; null if it saw none. */
export const promiseFor = ({ table, protocol, date }: Opened): string | null =>
  protocol === DAILY ? keptDay(date) : promiseOf(table, protocol);

export function ownPart(opened: Opened): OwnPart {
  const kept = Object.entries(roundsOf(opened.table)).map(([number, round]) => ({
    ...round,
    published: opened.rounds[Number(number) - 1],
    isLast: Number(number) === opened.rounds.length,
  }));
  const last = kept.find((one) => one.isLast);
  const line = last?.lines.find((one) => last.published?.lines.some((other) => other.line === one)) ?? '';
  if (!kept.length) return { use: 'none', line };
  for (const { published, commitment, list, lines, revealed } of kept) {
    const seals = published?.lines.map((one) => one.seal) ?? [];
    const isSameList = !list.length || list.join() === seals.join();
    const isThere = !revealed || published?.lines.some((one) => lines.includes(one.line));
    if (published?.commitment !== commitment || !isSameList || !isThere) return { use: 'broken', line };
  }
  return { use: line ? 'used' : 'late', line };
}
