// How long each kind of event takes to be shown, in seconds at calm speed. The server leaves as much time before
// clocks start and bots move, so a sequence that lasts longer would be cut short by what comes next.
import type { Happened } from '../../wire/link.svelte';
import allowance from './allowance.json';
import { isLastCity } from './outcomes';

const SECONDS: Record<string, number> = allowance.seconds;
/** Of a run of these only the first counts: they are shown together. */
const ONCE = new Set(allowance.once);

export function allowanceOf(events: readonly Happened[], lastCity: string | null): number {
  return events.reduce((sum, event, at) => {
    if (ONCE.has(event.what) && events[at - 1]?.what === event.what) return sum;
    const isLast = event.what === 'flew' && isLastCity(event.city, lastCity);
    return sum + (SECONDS[isLast ? 'flew_to_last_city' : event.what] ?? 0);
  }, 0);
}
