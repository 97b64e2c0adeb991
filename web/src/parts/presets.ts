// Flight plans as the pages show them: their drawings, and about how long a game takes, from the server's statistics.
import type { Drawing } from '../art/generated/drawings';
import { say } from '../texts/say.svelte';
import { MINUTES, PRESETS, type Preset } from '../wire/messages';

export { PRESETS, type Preset };

export const PRESET_DRAWINGS: Record<Preset, Drawing> = {
  first_flight: 'preset-first',
  classic: 'preset-classic',
  whole_sky: 'preset-sky',
  two_crews: 'preset-duel',
};

/** How many players a preset takes. */
export function seatsOf(preset: Preset): number[] {
  return Object.keys(MINUTES[preset]).map(Number);
}

/** This number of players if the preset allows it, otherwise its usual number. */
export function playersOf(preset: Preset, players: number): number {
  const seats = seatsOf(preset);
  if (seats.includes(players)) return players;
  return seats.includes(4) ? 4 : (seats[0] ?? 2);
}

/** With this number of people among the players; the others are bots. */
export function minutesOf(preset: Preset, players: number, people = 1): number {
  const seats = playersOf(preset, players);
  return MINUTES[preset][seats]?.[Math.max(1, Math.min(people, seats)) - 1] ?? 0;
}

export const minutesSaid = (preset: Preset, players: number, people: number): string =>
  say('preset-minutes', { minutes: minutesOf(preset, players, people) });

/** What a game against bots is like: "You and 3 bots, about 15 minutes". */
export const playNote = ({ preset, players }: { preset: Preset; players: number }): string =>
  say('home-play-note', { bots: players - 1, minutes: minutesOf(preset, players) });
