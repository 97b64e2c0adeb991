// Maps events to sounds. Pure: the same for all viewers with the same knowledge.
import type { Moment, Played } from '../table/motion/bus';
import type { Happened } from '../wire/link.svelte';
import type { Cue } from './cues';

export interface Heard {
  cue: Cue;
  after: number; // ms
}

const MOMENTS: Partial<Record<Moment, Cue>> = {
  dice: 'dice',
  stay: 'tick',
  treasure: 'treasure',
  gust: 'gust',
  flight: 'flight',
  strike: 'strike',
  rescue: 'rescue',
  crash: 'crash',
  spyglass: 'spyglass',
  jetpack: 'jetpack',
  ejection: 'ejection',
  mooring: 'mooring',
  rowboat: 'rowboat',
  journey: 'journey',
  feast: 'feast',
  lit: 'lit',
  gift: 'gift',
  given: 'page',
  payment: 'cardSlide',
  clear: 'blank',
};
const FACES = new Set<string>(['fog', 'lightning', 'birds', 'pirates', 'blank']);
const RESULT = 650; // ms after which the faces of a roll are known
const BETWEEN = 170; // ms between two of them

/** Sounds of a scene. Each kind of face sounds once, even if several dice show it. */
export function heardWith({ moment, faces }: Played): Heard[] {
  const cue = MOMENTS[moment];
  const fallen = [...new Set(faces)].filter((face) => FACES.has(face)) as Cue[];
  return [
    ...(cue ? [{ cue, after: 0 }] : []),
    ...fallen.map((face, at) => ({ cue: face, after: RESULT + at * BETWEEN })),
  ];
}

const EVENTS: Partial<Record<Happened['what'], Cue>> = {
  card_played: 'cardThump',
  power_used: 'cardThump',
  help_revealed: 'cardSlide',
  hand_seen: 'lens',
  pile_seen: 'page',
  leg_started: 'pen', // the journal begins a new paragraph
  ended: 'fanfare',
};

/** Sounds of events without a scene. A run of equal events sounds once; own cards sound when drawn. */
export function heardOf(events: Happened[], me: number | null): Cue[] {
  const cues = events.flatMap((event): Cue[] => {
    if (event.what === 'card_drawn') return event.seat === me ? ['cardSlide'] : [];
    if (event.what === 'left' || event.what === 'landed') return ['creak'];
    const cue = EVENTS[event.what];
    return cue ? [cue] : [];
  });
  return [...new Set(cues)];
}
