// Scenes with an outcome: a crash, the last city, Boscalumia, gifts, an ejection, the end. Each one is played to
// its end before anything that happened later is shown.
import type { Happened } from '../../wire/link.svelte';
import { CITIES } from '../scene/places';

/** Events that belong to a scene when they follow the one it begins with. */
const TAILS: Partial<Record<Happened['what'], ReadonlySet<string>>> = {
  announced_cannot: new Set(),
  crashed: new Set(),
  lost_in_void: new Set(),
  lit: new Set(['token_earned', 'lost_in_void']),
  gift_set_aside: new Set(),
  gift_revealed: new Set(['gift_revealed']),
  gift_given: new Set(),
  end_announced: new Set(),
};
const TREASURE = new Set(['treasure_drawn', 'pile_shuffled', 'treasures_seen']);
const THROWN_OFF = new Set(['ejection', 'jetpack']);

/** No city beyond this one has a treasure left: everyone aboard gets off here. */
export function isLastCity(city: string, piles: Record<string, number>): boolean {
  const at = CITIES.indexOf(city);
  return at > 0 && CITIES.slice(at + 1).every((beyond) => !piles[beyond]);
}

function tailOf(event: Happened, piles: Record<string, number>): ReadonlySet<string> | undefined {
  if (event.what === 'card_played') return THROWN_OFF.has(event.card) ? TREASURE : undefined;
  if (event.what === 'flew') return isLastCity(event.city, piles) ? TREASURE : undefined;
  return TAILS[event.what];
}

/** Starts or continues a scene with an outcome. */
export const isOutcome = (event: Happened, piles: Record<string, number>): boolean =>
  tailOf(event, piles) !== undefined;

/** The index of the last event of the first scene with an outcome; -1 where there is none. The game ends after
 * everything that led to the end, whatever that was. */
export function sceneEnd(events: readonly Happened[], piles: Record<string, number>): number {
  for (const [at, event] of events.entries()) {
    if (event.what === 'ended') return at - 1;
    const tail = tailOf(event, piles);
    if (!tail) continue;
    const rest = events.slice(at + 1).findIndex(({ what }) => !tail.has(what));
    return rest < 0 ? events.length - 1 : at + rest;
  }
  return -1;
}
