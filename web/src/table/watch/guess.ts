// A spectator's guess at what somebody will say next, and whether it came true. It stays on this device.
import type { Numbered } from '../../wire/link.svelte';
import type { Ask } from '../../wire/messages';

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
export function outcome(news: readonly Numbered[], seat: number): Guess | null {
  for (const { event } of news) {
    const said = SAID[event.what];
    if (said && 'seat' in event && event.seat === seat) return said;
  }
  return null;
}
