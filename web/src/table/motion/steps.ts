// A sequence as data: moves, changes of the picture and signals to other parts, each with its time.
// Times are ms at calm speed. Every motion ends at rest, so that a sequence may be dropped at any time.
import type { Drawing } from '../../art/generated/drawings';
import type { Point } from '../scene/layout';
import type { Picture } from '../scene/picture';
import type { Signal, SignalName } from './signals';

export const OUT = 'cubic-bezier(.2,.8,.2,1)';
export const IN_OUT = 'cubic-bezier(.6,0,.3,1)';
export const BOUNCE = 'cubic-bezier(.3,1.5,.5,1)';
export const DROP = 'cubic-bezier(.5,0,.9,.5)';

/** The properties that move: none of them makes the browser lay anything out again. */
export interface Frame {
  translate?: string;
  rotate?: string;
  scale?: string;
  opacity?: number;
  offset?: number;
  easing?: string;
}

export interface Move {
  part: string; // what carries this name in the scene
  at: number;
  lasts: number;
  frames: Frame[];
  easing: string;
  ornament: boolean; // decoration: left out with reduced motion
}

/** A drawing that is there only while a sequence plays. */
export interface Piece {
  part: string;
  drawing: Drawing | 'bolt' | 'flash' | 'sign';
  text?: string; // the text of a sign, by its key
  x: number; // centre, px
  y: number;
  width: number;
  height: number;
}

/** What remains of a plan. */
export type Sequence = Omit<Plan, 'show' | 'animate' | 'change'>;

type Timing = Partial<Omit<Move, 'part' | 'frames'>>;

interface Outline {
  rest?: number;
  shows?: number; // ms after which the scene shows the picture after it
  signals?: Partial<Record<SignalName, number>>; // each with its time
}

/** A sequence that is being put together. */
export class Plan {
  rest: number; // ms of rest after it, to read its outcome; 0 without one
  readonly moves: Move[] = [];
  readonly pieces: Piece[] = [];
  readonly changes: { at: number; picture: Picture }[] = [];
  readonly signals: (Signal & { at: number })[];

  constructor(
    readonly name: string,
    public lasts: number,
    public after: Picture,
    { rest = 0, shows, signals = {} }: Outline = {},
  ) {
    this.rest = rest;
    if (shows !== undefined) this.change(shows, after);
    this.signals = Object.entries(signals).map(([name, at]) => ({ at, name: name as SignalName }));
  }

  /** Adds a drawing around a point. */
  show(part: string, drawing: Piece['drawing'], { x, y }: Point, width: number, height = width): void {
    this.pieces.push({ part, drawing, x, y, width, height });
  }

  /** Adds the move of a part. */
  animate(part: string, timing: Timing, frames: Frame[]): void {
    this.moves.push(move(part, timing, frames));
  }

  change(at: number, picture: Picture): void {
    this.changes.push({ at, picture });
  }
}

/** Scales its time: half of it for a share of 0.5. */
export function paced(played: Sequence, share: number): Sequence {
  const timed = <Timed extends { at: number }>(one: Timed) => ({ ...one, at: one.at * share });
  return {
    ...played,
    lasts: played.lasts * share,
    moves: played.moves.map((one) => ({ ...timed(one), lasts: one.lasts * share })),
    changes: played.changes.map(timed),
    signals: played.signals.map(timed),
  };
}

/** Plays another one inside this one, from that time on. */
export function join(played: Sequence, other: Sequence, from: number): void {
  const shifted = <Timed extends { at: number }>(list: Timed[]) =>
    list.map((one) => ({ ...one, at: one.at + from }));
  played.moves.push(...shifted(other.moves));
  played.changes.push(...shifted(other.changes));
  played.signals.push(...shifted(other.signals));
  played.pieces.push(...other.pieces);
  played.lasts = Math.max(played.lasts, from + other.lasts);
}

/** Frames in which one property takes these values, one after the other. */
export const through = <Property extends keyof Frame>(
  property: Property,
  ...values: NonNullable<Frame[Property]>[]
): Frame[] => values.map((value) => ({ [property]: value }));

export function move(part: string, timing: Timing, frames: Frame[]): Move {
  return { part, at: 0, lasts: 200, easing: OUT, ornament: false, ...timing, frames };
}

export const px = (x: number, y: number): string => `${Math.round(x)}px ${Math.round(y)}px`;

/** Ends away from its rest position. It stays there until the picture drops it, or it would flash back for a frame. */
export function isLeaving({ frames }: Move): boolean {
  const last = frames.at(-1);
  return last?.opacity === 0 || /[1-9]/.test(last?.translate ?? '');
}

/** Deterministic randomness for effects: a sequence looks the same on every screen and in tests. */
export function chance(seed: number): () => number {
  let at = seed;
  return () => (at = (at * 16807) % 2147483647) / 2147483647;
}
