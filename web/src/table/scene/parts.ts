// The names by which motion finds what it moves.
import type { Stand } from './picture';

/** Which pawn of its seat is at a place aboard. */
export function pawnAboard(crew: number[], place: number): number {
  return crew.slice(0, place).filter((one) => one === crew[place]).length;
}

/** The pawn at a place aboard: its seat, and which pawn of that seat it is. */
export function hatOf(crew: number[], place: number): string {
  const seat = crew[place];
  return seat === undefined ? '' : `pawn-${seat}-${pawnAboard(crew, place)}`;
}

/** Which pawn of its seat stands there: a crew drops its last one first, the others get off in order. */
export function pawnAshore(stands: Stand[], at: number, pawns: number): number {
  const stand = stands[at];
  const before = stands
    .slice(0, at)
    .filter((one) => one.seat === stand?.seat && Boolean(one.prepared) === Boolean(stand.prepared)).length;
  return stand?.prepared ? pawns - 1 - before : before;
}

export function standPart(stands: Stand[], at: number): string {
  const seat = stands[at]?.seat ?? -1;
  return `stand-${seat}-${stands.slice(0, at).filter((one) => one.seat === seat).length}`;
}
