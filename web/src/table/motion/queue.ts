// Which sequences play when many events arrive at once, and the reduced-motion twin of each.
import type { Frame, Move, Sequence } from './steps';

export const PATIENCE = 1500; // ms that the newest sequence may wait for older ones
const HURRY = 2; // how much faster older ones may play before they are dropped
const FADE = 150 / 0.45; // ms at calm speed: 150 in the still twin, which plays at 0.45 of the time
const NUDGE = 64; // px: less than from one city to the next

/** Starts the newest within PATIENCE: older ones play faster, then the oldest are dropped. `played`: ms of the
 * oldest that have already played. */
export function catchUp(sequences: Sequence[], played = 0): { rate: number; sequences: Sequence[] } {
  const kept = [...sequences];
  const waiting = () =>
    kept.slice(0, -1).reduce((sum, one) => sum + one.lasts, 0) - (kept[0] === sequences[0] ? played : 0);
  while (waiting() > PATIENCE * HURRY) leaveOut(kept);
  return { rate: Math.max(1, waiting() / PATIENCE), sequences: kept };
}

/** Drops the oldest, but those with an outcome last. The one before it then ends in its picture. */
function leaveOut(kept: Sequence[]): void {
  const at = Math.max(
    0,
    kept.slice(0, -1).findIndex(({ rest }) => rest === 0),
  );
  const [gone] = kept.splice(at, 1);
  const before = kept[at - 1];
  if (gone && before) before.after = gone.after;
}

const travels = (frame: Frame): boolean =>
  frame.translate !== undefined || frame.rotate !== undefined || frame.scale !== undefined;

/** px that it goes; without end where they are not written in px. */
function wayOf({ frames }: Move): number {
  const steps = frames.map(({ translate = '0px 0px' }) => translate.split(' ').map(parseFloat));
  const far = steps.map(([x = 0, y = 0]) => (Number.isNaN(x + y) ? Infinity : Math.hypot(x, y)));
  return Math.max(...far);
}

/** A part of the scene that only makes room for another: no fade of its own. */
const isNudge = (moved: Move): boolean =>
  wayOf(moved) < NUDGE &&
  moved.frames.every(({ opacity, rotate, scale }) => (opacity ?? rotate ?? scale) === undefined);

/** Pieces appear where they end; what belongs to the scene fades in where it is now, or away where it was. */
function stillMove(moved: Move, isPiece: boolean): Move {
  const lasts = Math.min(moved.lasts, FADE);
  if (!moved.frames.some(travels)) return { ...moved, lasts };
  if (isPiece) {
    const frames = moved.frames.map(({ opacity = 1 }) => ({ opacity }));
    return { ...moved, frames, easing: 'linear' };
  }
  if (moved.frames.at(-1)?.opacity === 0) {
    const at = moved.at + moved.lasts - lasts;
    return { ...moved, at, lasts, easing: 'linear', frames: [{ opacity: 1 }, { opacity: 0 }] };
  }
  return { ...moved, lasts: FADE, easing: 'linear', frames: [{ opacity: 0.2 }, { opacity: 1 }] };
}

/** The reduced-motion twin: the same pictures at the same moments, with short fades. Nothing waits for it, so it
 * has no rest. */
export function still(played: Sequence): Sequence {
  const pieces = new Set(played.pieces.map((piece) => piece.part));
  return {
    ...played,
    rest: 0,
    moves: played.moves
      .filter((one) => !one.ornament && !isNudge(one))
      .map((one) => stillMove(one, pieces.has(one.part))),
  };
}
