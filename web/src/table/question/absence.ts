// The stand-in's answers for this seat, shown once to the player who was away or too late. This device
// stores what was read, so that a reload does not show it twice.
import { say, sayFirst } from '../../texts/say.svelte';
import type { Numbered } from '../../wire/snapshot';
import { cardName, cityName, inSentence, listed } from '../model.svelte';
import { paidSaid } from './payment';
import { store, storedList } from '../../parts/storage';

export interface Answered {
  n: number;
  by: 'time' | 'stand_in';
  words: string;
  city: string; // where the ship was then
}

const MOST = 5; // answers that are listed one by one

export function answeredFor(journal: readonly Numbered[], me: number | null): Answered[] {
  const found: Answered[] = [];
  let city = '';
  for (const { n, event } of journal) {
    if (event.what === 'journey_started') city = event.city;
    else if (event.what === 'flew' && event.vessel === 'aircraft') city = event.city;
    else if (event.what === 'answered_for_you' && event.seat === me)
      found.push({ n, by: event.by, words: event.words, city });
  }
  return found;
}

/** Up to where the journal is old for a device that sees this table for the first time: what the last stand-in
 * did is not. */
export function oldUntil(journal: readonly Numbered[], me: number | null): number {
  const stepped = journal.findLast(({ event }) => event.what === 'stand_in' && event.seat === me);
  return stepped?.n ?? journal.at(-1)?.n ?? 0;
}

/** In one sentence: "While you were away, the stand-in stayed at Horlune and paid a compass." */
export function awaySaid(answered: readonly Answered[]): string {
  const [first] = answered;
  if (!first) return '';
  if (answered.length === 1 && first.by === 'time')
    return say('away-late', { did: didSaid(first.words, '') });
  const sentences = answered.slice(0, MOST).map(({ words, city }) => didSaid(words, city));
  const more = answered.length - sentences.length;
  if (more) sentences.push(say('away-more', { count: more }));
  const key = answered.every(({ by }) => by === 'time') ? 'away-late-all' : 'away-all';
  return say(key, { did: listed(sentences) });
}

/** One answer, as what somebody did: "stayed at Horlune". */
function didSaid(words: string, city: string): string {
  const [verb = '', thing = ''] = words.split(' ');
  if (verb === 'pay') return say('did-pay', { cards: paidSaid(words) });
  if (verb === 'play') return say('did-play', { card: inSentence(cardName(thing)) });
  if (verb === 'announce') return say(thing === 'can' ? 'did-announce-can' : 'did-announce-cannot');
  const place = city ? cityName(city) : 'none';
  if (verb === 'stay') return say('did-stay', { city: place });
  if (verb === 'leave' || verb === 'land') return say('did-leave', { city: place });
  return sayFirst([`did-${verb === 'keep' ? 'choose' : verb}`, 'did-other']);
}

const KEY = 'celestia-away';
const MOST_SEATS = 50;

type Mark = [place: string, n: number];
const placeOf = (table: string, seat: number): string => `${table}/${seat}`;

/** Up to which event the player has read what the stand-in did. */
export function readUntil(table: string, seat: number): number | null {
  return storedList<Mark>(KEY).find(([place]) => place === placeOf(table, seat))?.[1] ?? null;
}

/** Without storage a reload shows it again. */
export function markRead(table: string, seat: number, n: number): void {
  const place = placeOf(table, seat);
  const others = storedList<Mark>(KEY).filter(([known]) => known !== place);
  store(KEY, [...others, [place, n]].slice(-MOST_SEATS));
}
