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

/** The last stop, or one beyond it: after an arrival its pile may be empty. */
export function isLastCity(city: string, lastCity: string | null): boolean {
  const at = CITIES.indexOf(city);
  return at > 0 && at >= CITIES.indexOf(lastCity ?? '');
}

function tailOf(event: Happened, lastCity: string | null): ReadonlySet<string> | undefined {
  if (event.what === 'card_played') return THROWN_OFF.has(event.card) ? TREASURE : undefined;
  if (event.what === 'flew') return isLastCity(event.city, lastCity) ? TREASURE : undefined;
  return TAILS[event.what];
}

/** Starts or continues a scene with an outcome. */
export const isOutcome = (event: Happened, lastCity: string | null): boolean =>
  tailOf(event, lastCity) !== undefined;

/** The index of the last event of the first scene with an outcome; -1 where there is none. The game ends after
 * everything that led to the end, whatever that was. */
export function sceneEnd(events: readonly Happened[], lastCity: string | null): number {
  for (const [at, event] of events.entries()) {
    if (event.what === 'ended') return at - 1;
    const tail = tailOf(event, lastCity);
    if (!tail) continue;
    const rest = events.slice(at + 1).findIndex(({ what }) => !tail.has(what));
    return rest < 0 ? events.length - 1 : at + rest;
  }
  return -1;
}
