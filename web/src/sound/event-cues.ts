// Maps events to sounds. Pure: the same for all viewers with the same knowledge.
import type { Signal } from '../table/motion/signals';
import type { Happened } from '../wire/messages';
import { FACES } from '../wire/tables';
import type { Cue } from './cues';

export interface TimedCue {
  cue: Cue;
  after: number; // ms
}

const RESULT = 650; // ms after which the faces of a roll are known
const BETWEEN = 170; // ms between two of them

/** Sounds of a scene. Each kind of face sounds once, even if several dice show it. */
export function sceneCues({ name, faces = [] }: Signal): TimedCue[] {
  if (name === 'outcome') return [];
  const fallen = [...new Set(faces)].filter((face) => FACES.some((one) => one === face)) as Cue[];
  return [
    { cue: name, after: 0 },
    ...fallen.map((face, at) => ({ cue: face, after: RESULT + at * BETWEEN })),
  ];
}

const EVENTS: Partial<Record<Happened['what'], Cue>> = {
  left: 'creak',
  landed: 'creak',
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
    const cue = EVENTS[event.what];
    return cue ? [cue] : [];
  });
  return [...new Set(cues)];
}
