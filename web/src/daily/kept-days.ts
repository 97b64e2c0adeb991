// The commitments that this device saw first, by date. A server that shows another one later has changed its dice.
import { store, storedList } from '../parts/storage';
import type { DailyShown } from '../wire/messages';

const KEY = 'celestia-daily';
const MOST = 8; // days

type Kept = (readonly [date: string, commitment: string])[];

const keptDays = (): Kept => storedList(KEY);

/** Keeps what the server shows of today and tomorrow. */
export function keepDays({ today, tomorrow }: DailyShown): void {
  const unknown = [today, tomorrow].filter(({ date }) => keptDay(date) === null);
  if (!unknown.length) return;
  const added = unknown.map(({ date, commitment }) => [date, commitment] as const);
  store(KEY, [...keptDays(), ...added].slice(-MOST));
}

export const keptDay = (date: string): string | null =>
  keptDays().find(([known]) => known === date)?.[1] ?? null;
