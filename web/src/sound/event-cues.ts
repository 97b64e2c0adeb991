// Maps events to sounds. Pure: the same for all viewers with the same knowledge.
import type { Signal, SignalName } from '../table/motion/signals';
import type { Happened } from '../wire/messages';
import { FACES } from '../wire/tables';
import type { Cue } from './cues';

export interface TimedCue {
  cue: Cue;
  after: number; // ms
}

const SIGNALS: Partial<Record<SignalName, Cue>> = {
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
const RESULT = 650; // ms after which the faces of a roll are known
const BETWEEN = 170; // ms between two of them

/** Sounds of a scene. Each kind of face sounds once, even if several dice show it. */
export function sceneCues({ name, faces }: Signal): TimedCue[] {
  const cue = SIGNALS[name];
  const fallen = [...new Set(faces)].filter((face) => FACES.some((one) => one === face)) as Cue[];
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
export function eventCues(events: Happened[], me: number | null): Cue[] {
  const cues = events.flatMap((event): Cue[] => {
    if (event.what === 'card_drawn') return event.seat === me ? ['cardSlide'] : [];
    if (event.what === 'left' || event.what === 'landed') return ['creak'];
    const cue = EVENTS[event.what];
    return cue ? [cue] : [];
  });
  return [...new Set(cues)];
}
