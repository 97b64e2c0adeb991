// Dates of daily flights. A day is a UTC date, shown as that date everywhere.
import { region } from '../texts/region';

const DAY = 24 * 3600; // seconds

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

export const dateSaid = (date: string): string =>
  new Intl.DateTimeFormat(region(), { dateStyle: 'long', timeZone: 'UTC' }).format(midnight(date));

export const shortDateSaid = (date: string): string =>
  new Intl.DateTimeFormat(region(), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    midnight(date),
  );

/** A time of the server, by the clock on this device's wall. */
export const timeSaid = (seconds: number): string =>
  new Intl.DateTimeFormat(region(), { timeStyle: 'short' }).format(new Date(seconds * 1000));

export const momentSaid = (seconds: number): string =>
  new Intl.DateTimeFormat(region(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(seconds * 1000),
  );

/** Whole hours and minutes until the next day begins, at least one minute. */
export function untilNext(startsAt: number, now: number): { hours: number; minutes: number } {
  const left = Math.max(1, Math.ceil((startsAt + DAY - now) / 60));
  return { hours: Math.floor(left / 60), minutes: left % 60 };
}
