// What happened, one sentence each: events in, lines out. Runs of equal events become one sentence, and so does
// what several people do one after the other.
import { knows, say, type Facts } from '../../texts/say.svelte';
import type { Happened, Numbered } from '../../wire/link.svelte';
import { cardName, cardsSaid, cityName, listed, rolledSaid } from '../model.svelte';
import type { Background } from '../motion/story';

export interface Line {
  n: number; // of its first event
  kind: 'line' | 'journey' | 'leg' | 'talk';
  what: string; // the event
  seat: number | null;
  text: string;
}

export type AnyEvent = Happened & Record<string, unknown>;
type Name = (seat: number) => string;

/** Events whose runs become one sentence, and the field that is collected. */
const GATHERED: Record<string, 'card' | 'treasure'> = {
  card_drawn: 'card',
  card_paid: 'card',
  card_discarded: 'card',
  card_turned_up: 'card',
  hand_seen: 'card',
  help_laid: 'card',
  help_revealed: 'card',
  help_taken_back: 'card',
  pile_seen: 'treasure',
  treasures_seen: 'treasure',
  gift_revealed: 'treasure',
};
/** Implied by other events, or of no interest to people. */
export const SILENT: ReadonlySet<string> = new Set([
  'die_fell',
  'pile_shuffled',
  'planned',
  'unplanned',
  'thinking',
  'bots_paced',
  'answered_for_you',
  'character_dealt',
  'dice_locked', // the power of Green has said it
  'stood',
  'sat',
  'sealed',
  'taking_off',
  'listed',
  'revealed',
  'coloured',
]);

interface Telling {
  n: number;
  event: AnyEvent;
  key: string;
  facts: Facts;
  seats: number[];
}

export function linesOf(events: readonly Numbered[], name: Name, background?: Background): Line[] {
  const lines: Line[] = [];
  let [journey, leg] = [0, 0];
  let isSetUp = false; // before the first journey no deck comes from a discard pile
  for (const telling of tellingsOf(events, name, background)) {
    const { event, n } = telling;
    if (event.what === 'took_off') isSetUp = true;
    if (event.what === 'journey_started') isSetUp = false;
    if (event.what === 'deck_shuffled' && isSetUp) continue;
    if (event.what === 'journey_started') [journey, leg] = [event.journey, 0];
    if (event.what === 'leg_started' && event.vessel === 'aircraft') {
      leg += 1;
      if (journey)
        lines.push({
          ...{ n: n - 0.5, kind: 'leg', what: event.what, seat: null },
          text: say('journal-leg', { journey, leg }),
        });
    }
    lines.push(lineOf(telling, name));
    const away = background?.losses.get(n)?.away ?? [];
    if (away.length) {
      const text = say('journal-got-away', { names: listed(away.map(name)), count: away.length });
      lines.push({ n: n + 0.25, kind: 'line', what: event.what, seat: null, text });
    }
  }
  return lines;
}

function lineOf({ n, event, key, facts, seats }: Telling, name: Name): Line {
  const seat = seats.length === 1 ? (seats[0] ?? null) : null;
  const { what } = event;
  if (what === 'talked') return { n, kind: 'talk', what, seat, text: talkText(event, name) };
  const kind = what === 'journey_started' ? 'journey' : 'line';
  if (seats.length < 2) return { n, kind, what, seat, text: say(key, facts) };
  return { n, kind, what, seat, text: say(`${key}-all`, { ...facts, names: listed(seats.map(name)) }) };
}

function tellingsOf(events: readonly Numbered[], name: Name, background?: Background): Telling[] {
  const tellings: Telling[] = [];
  for (const run of runsOf(events)) {
    const telling = tellingOf(run, name, background);
    if (!telling) continue;
    const last = tellings.at(-1);
    if (last && isShared(last, telling)) last.seats.push(...telling.seats);
    else tellings.push(telling);
  }
  return tellings;
}

/** Several players did the same: one sentence names them all. */
function isShared(last: Telling, next: Telling): boolean {
  if (last.key !== next.key || !knows(`${next.key}-all`)) return false;
  if (next.seats.some((seat) => last.seats.includes(seat))) return false;
  const rest = ({ who: _, ...facts }: Facts): string => JSON.stringify(facts);
  return rest(last.facts) === rest(next.facts);
}

function runsOf(events: readonly Numbered[]): Numbered[][] {
  const runs: Numbered[][] = [];
  for (const one of events) {
    const run = runs.at(-1);
    if (run?.[0] && goesOn(run[0].event as AnyEvent, one.event as AnyEvent)) run.push(one);
    else runs.push([one]);
  }
  return runs;
}

function goesOn(first: AnyEvent, event: AnyEvent): boolean {
  if (event.what === 'die_fell') return first.what === 'dice_rolled';
  return (
    first.what === event.what &&
    event.what in GATHERED &&
    first['seat'] === event['seat'] &&
    first['of'] === event['of']
  );
}

function tellingOf(run: Numbered[], name: Name, background?: Background): Telling | null {
  const first = run[0];
  if (!first || SILENT.has(first.event.what)) return null;
  const event = first.event as AnyEvent;
  const seats = typeof event['seat'] === 'number' ? [event['seat']] : [];
  const facts = { ...factsOf(run, name), ...goalFacts(background) };
  const telling = { n: first.n, event, key: keyOf(event, run), facts, seats };
  if (event.what === 'end_announced' && background?.endKinds) telling.key += '-kinds';
  if (background?.boats?.has(first.n)) telling.key += '-boat';
  if (background?.bonuses?.has(first.n)) telling.key += '-bonus';
  return withLoss(telling, name, background);
}

const goalFacts = (background?: Background): Facts => ({
  goal: background?.endPoints ?? 50,
  kinds: background?.endKinds ?? 5,
});

/** Who lost everything in a crash, and on the way to where: nobody in particular is the subject. */
function withLoss(telling: Telling, name: Name, background?: Background): Telling {
  const loss = background?.losses.get(telling.n);
  if (!loss?.heading) return telling;
  const { heading, lost } = loss;
  const facts = {
    ...telling.facts,
    heading: cityName(heading),
    names: listed(lost.map(name)),
    count: lost.length,
  };
  return { ...telling, key: `${telling.key}-${lost.length ? 'lost' : 'empty'}`, facts, seats: [] };
}

/** The most specific sentence for this event. */
export function keyOf(event: AnyEvent, run: readonly Numbered[]): string {
  const base = `journal-${event.what}`;
  const special: string[] = [];
  if (event.what === 'dice_rolled' && (event.dice?.length ?? 0) < event.of) special.push('again');
  if (event['vessel'] === 'boat') special.push('boat');
  if (event.what === 'power_used') special.push(event.power);
  if (event.what === 'announced_can' && !event.faced?.some((count) => count > 0)) special.push('free');
  if (event.what === 'round_void' && !event.missing.length) special.push('empty');
  if (event['target'] !== undefined) special.push('on');
  const isKnown = run.every((one) => (one.event as AnyEvent)['card'] ?? (one.event as AnyEvent)['treasure']);
  if (isKnown) special.push('known');
  if (event['seat'] === undefined) special.push('nobody');
  const found = special.map((word) => `${base}-${word}`).find(knows);
  return found ?? base;
}

function factsOf(run: readonly Numbered[], name: Name): Facts {
  const event = run[0]?.event as AnyEvent;
  const facts: Facts = {};
  for (const [key, value] of Object.entries(event)) {
    if (key === 'seat') facts['who'] = name(value as number);
    else if (['target', 'to', 'of', 'about'].includes(key) && typeof value === 'number')
      facts[key] = name(value);
    else if (key === 'missing') facts['who'] = listed((value as number[]).map(name));
    else if (key === 'city' || key === 'heading') facts[key] = cityName(value as string);
    else if (key === 'treasure') Object.assign(facts, treasureFacts(value as string));
    else if (key === 'card') facts[key] = cardName(value as string);
    else if (key === 'power' || key === 'character') facts[key] = say(`character-${value as string}`);
    else if (typeof value === 'number' || typeof value === 'string') facts[key] = value;
  }
  if (event.what === 'dice_rolled') {
    facts['faces'] = facesSaid(run.slice(1).map((one) => (one.event as AnyEvent)['face'] as string));
    facts['count'] = event.dice.length;
  }
  const gathered = GATHERED[event.what];
  if (gathered) Object.assign(facts, gatheredFacts(run, gathered));
  return facts;
}

function treasureFacts(treasure: string): Facts {
  const [city = '', face = ''] = treasure.split('/');
  return { city: cityName(city), worth: face === 'spyglass' ? face : Number(face) };
}

/** What fell, in the order of the dice: "birds twice and a blank". */
function facesSaid(faces: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return listed([...counts].map(([face, count]) => rolledSaid(face, count)));
}

/** The things of a run: "a compass and two turbos", or only their number if they are hidden. */
function gatheredFacts(run: readonly Numbered[], thing: 'card' | 'treasure'): Facts {
  const counts = new Map<string, number>();
  for (const one of run) {
    const event = one.event as AnyEvent;
    const word = (event[thing] as string | undefined) ?? '';
    counts.set(word, (counts.get(word) ?? 0) + ((event['count'] as number | undefined) ?? 1));
  }
  const known = [...counts].filter(([word]) => word);
  const things = known.map(([word, count]) => {
    return thing === 'card'
      ? cardsSaid(word, count)
      : say(count > 1 ? 'said-treasure.several' : 'said-treasure', { count, ...treasureFacts(word) });
  });
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { things: listed(things), count: total };
}

export function talkText(event: { key?: unknown; text?: unknown; to?: unknown }, name: Name): string {
  const about = typeof event.text === 'string' && event.text ? event.text : '';
  const said =
    event.key === 'free' ? about : say(`talk-${String(event.key)}`, { card: about ? cardName(about) : '' });
  return typeof event.to === 'number' ? say('talk-to', { to: name(event.to), said }) : said;
}
