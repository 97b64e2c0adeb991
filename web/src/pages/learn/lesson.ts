// The course of the first flight: which card the coach shows, and when. It follows what happens at the table and
// knows no rules. The game of the lesson is the same for everybody.
import type { Numbered } from '../../wire/link.svelte';
import type { Ask } from '../../wire/messages';

/** What the learner has done and seen so far. */
export interface Facts {
  declared: number; // how often the learner has said stay or leave
  stayedLast: boolean;
  flights: number;
  crashes: number;
  rolled: number; // rolls of the learner's own
  paid: number; // legs that the learner paid for
  legs: number; // flown or fallen
  declaredLate: number; // declarations after the third leg
  jumped: number; // the leg in which the learner left by jetpack; 0: in none
  asked: '' | 'declare' | 'roll' | 'power' | 'jump' | 'announce' | 'pay' | 'other'; // the learner's open question
}

const LEARNER = 0; // the seat that the lesson gives
const OWN_LEG = 3; // the learner is captain of it
const LAST_LEG = 4;

export function factsOf(journal: readonly Numbered[], ask: Ask | null): Facts {
  const facts: Facts = {
    declared: 0,
    stayedLast: false,
    flights: 0,
    crashes: 0,
    rolled: 0,
    paid: 0,
    legs: 0,
    declaredLate: 0,
    jumped: 0,
    asked: askedOf(ask),
  };
  for (const { event } of journal) {
    const own = 'seat' in event && event.seat === LEARNER;
    if (own && (event.what === 'stayed' || event.what === 'left')) {
      facts.declared += 1;
      if (facts.legs >= OWN_LEG) facts.declaredLate += 1;
      facts.stayedLast = event.what === 'stayed';
    } else if (event.what === 'flew') {
      facts.flights += 1;
      facts.legs += 1;
      if (own) facts.paid += 1;
    } else if (event.what === 'crashed') {
      facts.crashes += 1;
      facts.legs += 1;
    } else if (own && event.what === 'dice_rolled') facts.rolled += 1;
    else if (own && event.what === 'card_played' && event.card === 'jetpack') facts.jumped = facts.legs + 1;
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

export type Spot = 'ship' | 'players' | 'dice' | 'question' | 'hand' | 'goal' | 'none';

export interface Lesson {
  key: string; // of its texts: learn-<key>, learn-<key>-note
  spot: Spot;
  kind: 'read' | 'do'; // read: a button continues; do: an action at the table continues
  due: (facts: Facts) => boolean; // the moment has come
  done?: (facts: Facts) => boolean; // of a `do`
  variant?: (facts: Facts) => string; // another text for another choice
}

export const LESSONS: Lesson[] = [
  { key: 'ship', spot: 'ship', kind: 'read', due: (now) => now.asked === 'declare' },
  { key: 'captain', spot: 'players', kind: 'read', due: () => true },
  { key: 'dice', spot: 'dice', kind: 'read', due: () => true },
  { key: 'stay', spot: 'question', kind: 'do', due: () => true, done: (now) => now.declared >= 1 },
  {
    key: 'paid',
    spot: 'players',
    kind: 'read',
    due: (now) => now.flights >= 1,
    variant: (now) => (now.stayedLast || now.declared > 1 ? '' : 'left'),
  },
  {
    key: 'leave',
    spot: 'question',
    kind: 'do',
    due: (now) => now.asked === 'declare' || now.crashes >= 1,
    done: (now) => now.declared >= 2 || now.crashes >= 1,
  },
  {
    key: 'fall',
    spot: 'none',
    kind: 'read',
    due: (now) => now.crashes >= 1,
    variant: (now) => (now.jumped ? 'jumped' : now.stayedLast ? 'fell' : ''),
  },
  { key: 'goal', spot: 'goal', kind: 'read', due: () => true },
  {
    key: 'roll',
    spot: 'question',
    kind: 'do',
    due: (now) => now.asked === 'roll',
    done: (now) => now.rolled >= 1,
  },
  {
    key: 'power',
    spot: 'question',
    kind: 'do',
    due: (now) => now.asked === 'power',
    done: (now) => now.asked === 'announce' || now.asked === 'pay' || now.legs >= OWN_LEG,
  },
  {
    key: 'pay',
    spot: 'question',
    kind: 'do',
    due: (now) => now.asked === 'announce' || now.asked === 'pay',
    done: (now) => now.legs >= OWN_LEG,
  },
  {
    key: 'rescue',
    spot: 'question',
    kind: 'do',
    due: (now) => now.asked === 'declare',
    done: (now) => now.declaredLate >= 1 || now.legs >= LAST_LEG,
    variant: (now) => (now.jumped ? 'without' : ''),
  },
  {
    key: 'jump',
    spot: 'question',
    kind: 'do',
    due: (now) => now.asked === 'jump',
    done: (now) => now.legs >= LAST_LEG,
  },
  {
    key: 'end',
    spot: 'none',
    kind: 'read',
    due: (now) => now.legs >= LAST_LEG,
    variant: (now) => (now.jumped === LAST_LEG ? 'jumped' : now.stayedLast ? 'fell' : ''),
  },
];

/** The current card: after every `do` that is done, in any way. */
export function standing(at: number, facts: Facts): number {
  let next = at;
  for (let lesson = LESSONS[next]; lesson?.done?.(facts); lesson = LESSONS[next]) next += 1;
  return next;
}
