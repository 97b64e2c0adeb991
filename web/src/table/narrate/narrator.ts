// What happened, one sentence each: events in, lines out. Runs of equal events become one sentence.
import { knows, say, type Facts } from '../../texts/say.svelte';
import type { Happened, Numbered } from '../../wire/link.svelte';
import { cardName, cityName, hazardName, listed, treasureName } from '../model.svelte';

export interface Line {
  n: number; // of its first event
  kind: 'line' | 'journey' | 'talk';
  seat: number | null;
  text: string;
}

type Told = Happened & Record<string, unknown>;

/** Events of which a run is told at once, and what it gathers. */
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
/** Told by what comes with them, or of no interest to people. */
const SILENT = new Set([
  'die_fell',
  'pile_shuffled',
  'planned',
  'unplanned',
  'character_dealt',
  'stood',
  'sat',
]);

export function linesOf(events: readonly Numbered[], name: (seat: number) => string): Line[] {
  const lines: Line[] = [];
  let run: Numbered[] = [];
  const tell = (): void => {
    const line = run.length ? lineOf(run, name) : null;
    if (line) lines.push(line);
    run = [];
  };
  for (const one of events) {
    if (run.length && !goesOn(run[0]?.event as Told, one.event as Told)) tell();
    run.push(one);
  }
  tell();
  return lines;
}

function goesOn(first: Told, event: Told): boolean {
  if (event.what === 'die_fell') return first.what === 'dice_rolled';
  return (
    first.what === event.what &&
    event.what in GATHERED &&
    first['seat'] === event['seat'] &&
    first['of'] === event['of']
  );
}

function lineOf(run: Numbered[], name: (seat: number) => string): Line | null {
  const first = run[0];
  if (!first || SILENT.has(first.event.what)) return null;
  const event = first.event as Told;
  const seat = typeof event['seat'] === 'number' ? event['seat'] : null;
  if (event.what === 'talked') return { n: first.n, kind: 'talk', seat, text: talkText(event, name) };
  const facts = factsOf(run, name);
  const key = keyOf(event, run);
  return {
    n: first.n,
    kind: event.what === 'journey_started' ? 'journey' : 'line',
    seat,
    text: say(key, facts),
  };
}

/** The most special sentence there is for this event. */
export function keyOf(event: Told, run: readonly Numbered[]): string {
  const base = `told-${event.what.replaceAll('_', '-')}`;
  const special: string[] = [];
  if (event.what === 'dice_rolled' && (event.dice?.length ?? 0) < event.of) special.push('again');
  if (event['vessel'] === 'boat') special.push('boat');
  if (event['target'] !== undefined) special.push('on');
  const isKnown = run.every((one) => (one.event as Told)['card'] ?? (one.event as Told)['treasure']);
  if (isKnown) special.push('known');
  if (event['seat'] === undefined) special.push('nobody');
  const found = special.map((word) => `${base}-${word}`).find(knows);
  return found ?? base;
}

function factsOf(run: readonly Numbered[], name: (seat: number) => string): Facts {
  const event = run[0]?.event as Told;
  const facts: Facts = {};
  for (const [key, value] of Object.entries(event)) {
    if (key === 'seat') facts['who'] = name(value as number);
    else if (['target', 'to', 'of', 'about'].includes(key) && typeof value === 'number')
      facts[key] = name(value);
    else if (key === 'city' || key === 'heading') facts[key] = cityName(value as string);
    else if (key === 'treasure') facts[key] = treasureName(value as string);
    else if (key === 'card') facts[key] = cardName(value as string);
    else if (key === 'power' || key === 'character') facts[key] = say(`character-${value as string}`);
    else if (typeof value === 'number' || typeof value === 'string') facts[key] = value;
  }
  if (event.what === 'dice_rolled') {
    facts['faces'] = listed(run.slice(1).map((one) => hazardName((one.event as Told)['face'] as string)));
    facts['count'] = event.dice.length;
  }
  const gathered = GATHERED[event.what];
  if (gathered) Object.assign(facts, gatheredFacts(run, gathered));
  return facts;
}

/** What a run was about: "Compass, 2 × Turbo", or a bare number where it is hidden. */
function gatheredFacts(run: readonly Numbered[], thing: 'card' | 'treasure'): Facts {
  const counts = new Map<string, number>();
  for (const one of run) {
    const event = one.event as Told;
    const word = (event[thing] as string | undefined) ?? '';
    counts.set(word, (counts.get(word) ?? 0) + ((event['count'] as number | undefined) ?? 1));
  }
  const known = [...counts].filter(([word]) => word);
  const things = known.map(([word, count]) => {
    const called = thing === 'card' ? cardName(word) : treasureName(word);
    return count > 1 ? say('times', { count, name: called }) : called;
  });
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { things: listed(things), count: total };
}

export function talkText(
  event: { key?: unknown; text?: unknown; to?: unknown },
  name: (seat: number) => string,
): string {
  const key = String(event.key).replaceAll('_', '-');
  const about = typeof event.text === 'string' && event.text ? event.text : '';
  const said = key === 'free' ? about : say(`talk-${key}`, { card: about ? cardName(about) : '' });
  return typeof event.to === 'number' ? say('talk-to', { to: name(event.to), said }) : said;
}
