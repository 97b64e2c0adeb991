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
  const time = timeSaid(seconds);
  return short ? time : say('time-left', { time });
}

function timeSaid(seconds: number): string {
  if (seconds >= 1.5 * DAY) return say('pace-days', { days: Math.round(seconds / DAY) });
  if (seconds >= 1.5 * HOUR) return say('time-hours', { count: Math.round(seconds / HOUR) });
  return say('time-minutes', { count: Math.round(seconds / MINUTE) });
}
