// A decision from which a finished game can be played on by hand.
import type { ContinueRequest, OpenedTable } from '../wire/messages';
import type { Playback } from './playback';

export interface Decision {
  step: number; // as in the review: the number of the action, from 1
  seat: number; // who decides
  where: string;
  answers: readonly { words: string; said: string }[]; // other ones that the game can go on with
  chosen: string; // one of them; empty: the seat decides again
  open: (request: ContinueRequest) => Promise<OpenedTable>;
}

/** The number of the decision at a step of the replay, and who decides. Null at the end. */
export function decidedAt({ replay, last }: Playback, step: number): { step: number; seat: number } | null {
  const frame = replay.frames[step];
  if (!frame || step === last) return null;
  return { step: frame.line + 1, seat: frame.asked ?? replay.eyes ?? 0 };
}
