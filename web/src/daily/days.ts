// Dates of daily flights. A day is a UTC date, shown as that date everywhere.
import { region } from '../texts/region';

const DAY = 24 * 3600; // seconds

const dayOf = (date: string): Date => new Date(`${date}T00:00:00Z`);
const momentOf = (seconds: number): Date => new Date(seconds * 1000);

export const dateSaid = (date: string): string =>
  dayOf(date).toLocaleString(region(), { dateStyle: 'long', timeZone: 'UTC' });

export const shortDateSaid = (date: string): string =>
  dayOf(date).toLocaleString(region(), { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A time of the server, by the clock on this device's wall. */
export const timeSaid = (seconds: number): string =>
  momentOf(seconds).toLocaleString(region(), { timeStyle: 'short' });

export const momentSaid = (seconds: number): string =>
  momentOf(seconds).toLocaleString(region(), { dateStyle: 'medium', timeStyle: 'short' });

/** Whole hours and minutes until the next day begins, at least one minute. */
export function untilNext(startsAt: number, now: number): { hours: number; minutes: number } {
  const left = Math.max(1, Math.ceil((startsAt + DAY - now) / 60));
  return { hours: Math.floor(left / 60), minutes: left % 60 };
}
