// The commitments that this device saw first, by date. A server that shows another one later has changed its dice.
import { store, storedList } from '../parts/storage';
import type { DailyShown } from '../wire/messages';

const KEY = 'celestia-daily';
const MOST = 8; // days

type Kept = [date: string, commitment: string][];

function keepDay(date: string, commitment: string): void {
  const all: Kept = storedList(KEY);
  if (all.some(([known]) => known === date)) return;
  store(KEY, [...all, [date, commitment]].slice(-MOST));
}

/** Keeps what the server shows of today and tomorrow. */
export function keepDays({ today, tomorrow }: DailyShown): void {
  keepDay(today.date, today.commitment);
  keepDay(tomorrow.date, tomorrow.commitment);
}

export const keptDay = (date: string): string | null =>
  (storedList(KEY) as Kept).find(([known]) => known === date)?.[1] ?? null;
