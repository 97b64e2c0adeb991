// Time left in words: days and hours by correspondence, too long for a ring of seconds. Apart from parts/pace,
// which the first screen loads.
import { say } from '../../texts/say.svelte';

const MINUTE = 60; // seconds
const HOUR = 3600;
const DAY = 86_400;

/** No pace of a table that is played at once is as long as this. */
export const isLong = (seconds: number): boolean => seconds > 2 * MINUTE;

/** `short`: only the number and its unit. */
export function leftSaid(seconds: number, short = false): string {
  const said = (key: string, count: number): string => say(short ? `${key}-short` : key, { count });
  if (seconds >= 1.5 * DAY) return said('left-days', Math.round(seconds / DAY));
  if (seconds >= 1.5 * HOUR) return said('left-hours', Math.round(seconds / HOUR));
  return said('left-minutes', Math.round(seconds / MINUTE));
}
