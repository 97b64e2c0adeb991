// About how long a game takes: one table of numbers, from the server's statistics, for every page.
import { say } from '../texts/say.svelte';
import { MINUTES } from '../wire/messages';
import type { PlanName } from './plans';

/** How many players a plan takes. */
export function seatsOf(plan: PlanName): number[] {
  return Object.keys(MINUTES[plan]).map(Number);
}

/** This number of players if the plan allows it, otherwise its usual number. */
export function playersOf(plan: PlanName, players: number): number {
  const seats = seatsOf(plan);
  if (seats.includes(players)) return players;
  return seats.includes(4) ? 4 : (seats[0] ?? 2);
}

/** With this number of people among the players; the others are bots. */
export function minutesOf(plan: PlanName, players: number, people = 1): number {
  const seats = playersOf(plan, players);
  return MINUTES[plan][seats]?.[Math.max(1, Math.min(people, seats)) - 1] ?? 0;
}

export const minutesSaid = (plan: PlanName, players: number, people: number): string =>
  say('plan-minutes', { minutes: minutesOf(plan, players, people) });
