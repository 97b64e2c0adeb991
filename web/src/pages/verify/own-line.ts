// What the stored data of this device say of the opened dice: was its line used, and is the promise it saw kept?
import { roundsOf } from '../../wire/kept-lines';
import { keptDay } from '../../daily/kept-days';
import { promiseOf } from '../../parts/promises';
import { DAILY, type Opened } from './fair';

export interface OwnPart {
  use: 'none' | 'used' | 'late' | 'broken'; // none: this device added no line
  line: string;
}

/** Compares the fingerprint that this device saw first with the one from the opening of the table. */
export function promiseOn(opened: Opened): 'unseen' | 'kept' | 'broken' {
  const { table, protocol, date, rounds, commitment } = opened;
  const promised = protocol === DAILY ? keptDay(date) : promiseOf(table, protocol);
  if (promised === null) return 'unseen';
  return promised === (rounds[0]?.commitment ?? commitment) ? 'kept' : 'broken';
}

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
