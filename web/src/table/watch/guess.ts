// A spectator's guess at what somebody will say next, whether it came true, and how many did. It stays on this
// device; a reload does not lose it.
import type { Numbered } from '../../wire/link.svelte';
import type { Ask } from '../../wire/messages';
import { store, stored } from '../../parts/storage';

export type Guess = 'stay' | 'leave' | 'can' | 'cannot';

/** What can be guessed at a question, and about whom. */
export interface Guessable {
  q: number;
  seat: number;
  guesses: [Guess, Guess];
}

export function guessable(ask: Ask | null): Guessable | null {
  const seat = ask?.seats[0];
  if (!ask || seat === undefined || ask.seats.length > 1) return null;
  if (ask.kind === 'declare') return { q: ask.q, seat, guesses: ['stay', 'leave'] };
  if (ask.kind === 'announce') return { q: ask.q, seat, guesses: ['can', 'cannot'] };
  return null;
}

const SAID: Record<string, Guess> = {
  stayed: 'stay',
  left: 'leave',
  boarded_rowboat: 'leave',
  announced_can: 'can',
  announced_cannot: 'cannot',
};

/** What this player said first of all that just happened; null: nothing that was guessed at. */
export function outcome(events: readonly Numbered[], seat: number): Guess | null {
  for (const { event } of events) {
    const said = SAID[event.what];
    if (said && 'seat' in event && event.seat === seat) return said;
  }
  return null;
}

export interface Score {
  right: number;
  all: number;
}

const keyOf = (table: string): string => `celestia-guesses-${table}`;

export function keptScore(table: string): Score {
  return { right: 0, all: 0, ...(stored(keyOf(table), 'sessionStorage') as Partial<Score> | null) };
}

/** A window without storage counts as long as it is open. */
export const keepScore = (table: string, score: Score): boolean =>
  store(keyOf(table), score, 'sessionStorage');
