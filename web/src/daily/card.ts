// The share card of a daily flight, as text. It tells how each journey ended and no dice or cards, so that it
// spoils the day for nobody.
import { say } from '../texts/say.svelte';
import type { SeatFacts } from '../wire/messages';
import { dateSaid } from './days';

export type JourneyEnd = SeatFacts['journeys'][number];

export interface Flown {
  date: string; // YYYY-MM-DD
  points: number;
  place: number; // among the four
  journeys: readonly JourneyEnd[];
}

const SYMBOLS: Record<JourneyEnd, string> = { treasure: '💎', crash: '💥', nothing: '☁️' };

export const symbolsOf = (journeys: readonly JourneyEnd[]): string =>
  journeys.map((end) => SYMBOLS[end]).join('');

export const resultSaid = ({ points, place }: Pick<Flown, 'points' | 'place'>): string =>
  say(place === 1 ? 'daily-result-won' : 'daily-result', { points, place });

export function cardText(flown: Flown, address: string): string {
  return [
    `Celestia · ${say('daily-title')} · ${dateSaid(flown.date)}`,
    resultSaid(flown),
    symbolsOf(flown.journeys),
    address,
  ].join('\n');
}

/** The same card for screen readers, with words for its symbols. */
export function cardSaid(flown: Flown): string {
  const ends = flown.journeys.map((end, at) => say(`daily-journey-${end}`, { journey: at + 1 }));
  return [say('daily-title'), dateSaid(flown.date), resultSaid(flown), ...ends].join('. ');
}
