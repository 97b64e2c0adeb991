// The names by which motion finds what it moves.
import type { Stand } from './picture';

/** The pawn at a place aboard: its seat, and which pawn of that seat it is. */
export function hatOf(crew: number[], place: number): string {
  const seat = crew[place];
  if (seat === undefined) return '';
  return `pawn-${seat}-${crew.slice(0, place).filter((one) => one === seat).length}`;
}

export function standPart(stands: Stand[], at: number): string {
  const seat = stands[at]?.seat ?? -1;
  return `stand-${seat}-${stands.slice(0, at).filter((one) => one.seat === seat).length}`;
}
