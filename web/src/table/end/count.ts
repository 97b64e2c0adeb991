// The end count: everything laid open row by row, lowest first, everybody together. Adding up what the server
// shows is no rule: the last total is the server's own, and a test holds both together.
import type { GameFacts, View } from '../../wire/messages';
import { treasurePoints } from '../treasures';

export interface Counted {
  seat: number;
  treasures: string[]; // by city and face, lowest first
  worth: number[];
  help: number; // help cards kept
  token: number;
  score: number;
  rank: number; // from 1; equal scores share it
}

const cityOf = (treasure: string): number => Number(treasure.split('/')[0]);

export function countedSeats(view: View, game: GameFacts): Counted[] {
  const scores = view.scores ?? [];
  const points = (treasure: string): number => treasurePoints(treasure, game);
  return scores.map((score, seat) => {
    const treasures = Object.entries(view.all_treasures?.[seat] ?? {})
      .flatMap(([treasure, count]) => Array<string>(count).fill(treasure))
      .sort((one, other) => points(one) - points(other) || cityOf(one) - cityOf(other));
    return {
      seat,
      treasures,
      worth: treasures.map(points),
      help: view.help_kept?.[seat] ?? 0,
      token: view.seats[seat]?.token ?? 0,
      score,
      rank: 1 + scores.filter((other) => other > score).length,
    };
  });
}

/** How many treasures the longest row has: one step each, then help and tokens, then the crown. */
export function stepsOf(counted: Counted[]): number {
  return Math.max(0, ...counted.map((each) => each.treasures.length)) + 2;
}

/** The running total of a seat after a number of steps; the last is the score itself. */
export function totalAt(each: Counted, step: number, steps: number): number {
  if (step >= steps - 1) return each.score;
  return each.worth.slice(0, step).reduce((sum, worth) => sum + worth, 0);
}
