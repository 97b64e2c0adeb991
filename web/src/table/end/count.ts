// The end count: everything laid open row by row, lowest first, everybody together. Adding up what the server
// shows is no rule: the last total is the server's own, and a test holds both together.
import type { View } from '../../wire/messages';

export interface Counted {
  seat: number;
  treasures: string[]; // by city and face, lowest first
  worth: number[];
  help: number; // help cards kept
  token: number;
  score: number;
  rank: number; // from 1; equal scores share it
}

export const SPYGLASS_POINTS = 2;
const cityOf = (treasure: string): number => Number(treasure.split('/')[0]);

export function worthOf(treasure: string): number {
  const face = treasure.split('/')[1] ?? '';
  return face === 'spyglass' ? SPYGLASS_POINTS : Number(face);
}

export function countedSeats(view: View): Counted[] {
  const scores = view.scores ?? [];
  return scores.map((score, seat) => {
    const treasures = Object.entries(view.all_treasures?.[seat] ?? {})
      .flatMap(([treasure, count]) => Array<string>(count).fill(treasure))
      .sort((one, other) => worthOf(one) - worthOf(other) || cityOf(one) - cityOf(other));
    const help = Object.entries(view.hands?.[seat] ?? {})
      .filter(([card]) => card.startsWith('help_'))
      .reduce((sum, [, count]) => sum + count, 0);
    return {
      seat,
      treasures,
      worth: treasures.map(worthOf),
      help,
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

/** The running total of a seat after so many steps; the last is the score itself. */
export function totalAt(each: Counted, step: number, steps: number): number {
  if (step >= steps - 1) return each.score;
  return each.worth.slice(0, step).reduce((sum, worth) => sum + worth, 0);
}
