// The course of the first flight: which card the coach shows, and when. It follows what happens at the table and
// knows no rules. The game of the lesson is the same for everybody.
import type { Numbered } from '../../wire/link.svelte';
import type { Ask } from '../../wire/messages';

/** What the learner has done and seen so far. */
export interface Facts {
  declared: number; // how often the learner has said stay or leave
  declaredLate: number; // of these, after the third leg
  stayedLast: boolean;
  flights: number;
  crashes: number;
  legs: number; // flown or fallen
  rolled: number; // rolls of the learner's own
  jumped: number; // the leg in which the learner left by jetpack; 0: in none
  asked: '' | 'declare' | 'roll' | 'power' | 'jump' | 'announce' | 'pay' | 'other'; // the learner's open question
}

const LEARNER = 0; // the seat that the lesson gives
const OWN_LEG = 3; // the learner is captain of it
const LAST_LEG = 4;

export function factsOf(journal: readonly Numbered[], ask: Ask | null): Facts {
  const facts: Facts = {
    declared: 0,
    declaredLate: 0,
    stayedLast: false,
    flights: 0,
    crashes: 0,
    legs: 0,
    rolled: 0,
    jumped: 0,
    asked: askedOf(ask),
  };
  for (const { event } of journal) {
    if (event.what === 'flew') facts.flights += 1;
    if (event.what === 'crashed') facts.crashes += 1;
    facts.legs = facts.flights + facts.crashes;
    if (!('seat' in event) || event.seat !== LEARNER) continue;
    if (event.what === 'stayed' || event.what === 'left') {
      facts.declared += 1;
      if (facts.legs >= OWN_LEG) facts.declaredLate += 1;
      facts.stayedLast = event.what === 'stayed';
    }
    if (event.what === 'dice_rolled') facts.rolled += 1;
    if (event.what === 'card_played' && event.card === 'jetpack') facts.jumped = facts.legs + 1;
  }
  return facts;
}

function askedOf(ask: Ask | null): Facts['asked'] {
  if (!ask) return '';
  if (ask.kind === 'roll') return ask.seats.includes(LEARNER) ? 'roll' : '';
  if (!ask.options.length) return '';
  if (ask.kind === 'reroll' || ask.options.includes('play alternative_route')) return 'power';
  if (ask.options.includes('play jetpack')) return 'jump';
  return ask.kind === 'declare' || ask.kind === 'announce' || ask.kind === 'pay' ? ask.kind : 'other';
}

export type Spot = 'ship' | 'players' | 'dice' | 'question' | 'goal' | 'none';

/** A card of the coach. A button continues after one to read, and an action at the table after one with `done`. */
export interface Lesson {
  key: string; // of its texts: learn-<key>, learn-<key>-note
  spot: Spot;
  due?: (facts: Facts) => boolean; // the moment has come; without it at once
  done?: (facts: Facts) => boolean; // the learner has acted
  variant?: (facts: Facts) => string; // another text for another choice
}

const isPaying = (now: Facts): boolean => now.asked === 'announce' || now.asked === 'pay';

export const LESSONS: Lesson[] = [
  { key: 'ship', spot: 'ship', due: (now) => now.asked === 'declare' },
  { key: 'captain', spot: 'players' },
  { key: 'dice', spot: 'dice' },
  { key: 'stay', spot: 'question', done: (now) => now.declared >= 1 },
  {
    key: 'paid',
    spot: 'players',
    due: (now) => now.flights >= 1,
    variant: (now) => (now.stayedLast || now.declared > 1 ? '' : 'left'),
  },
  {
    key: 'leave',
    spot: 'question',
    due: (now) => now.asked === 'declare' || now.crashes >= 1,
    done: (now) => now.declared >= 2 || now.crashes >= 1,
  },
  {
    key: 'fall',
    spot: 'none',
    due: (now) => now.crashes >= 1,
    variant: (now) => (now.jumped ? 'jumped' : now.stayedLast ? 'fell' : ''),
  },
  { key: 'goal', spot: 'goal' },
  { key: 'roll', spot: 'question', due: (now) => now.asked === 'roll', done: (now) => now.rolled >= 1 },
  {
    key: 'power',
    spot: 'question',
    due: (now) => now.asked === 'power',
    done: (now) => isPaying(now) || now.legs >= OWN_LEG,
  },
  { key: 'pay', spot: 'question', due: isPaying, done: (now) => now.legs >= OWN_LEG },
  {
    key: 'rescue',
    spot: 'question',
    due: (now) => now.asked === 'declare',
    done: (now) => now.declaredLate >= 1 || now.legs >= LAST_LEG,
    variant: (now) => (now.jumped ? 'without' : ''),
  },
  { key: 'jump', spot: 'question', due: (now) => now.asked === 'jump', done: (now) => now.legs >= LAST_LEG },
  {
    key: 'end',
    spot: 'none',
    due: (now) => now.legs >= LAST_LEG,
    variant: (now) => (now.jumped === LAST_LEG ? 'jumped' : now.stayedLast ? 'fell' : ''),
  },
];

/** The current card: after every one that is done, in any way. */
export function standing(at: number, facts: Facts): number {
  let next = at;
  for (let lesson = LESSONS[next]; lesson?.done?.(facts); lesson = LESSONS[next]) next += 1;
  return next;
}
