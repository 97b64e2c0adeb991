// Where the pawns are in their vessels, and which of its seat each of them is.
import { SHIP_HEIGHT, SHIP_UNITS, type Berth, type Point } from './layout';
import type { Stand } from './picture';

/** Places of the pawns in the drawing of the ship, which is 372 wide: the wheel, then towards the stern. */
export const SEATS_ABOARD = [262, 206, 160, 114, 72, 36];

/** The feet of a pawn aboard, behind the hull, in px of the box. */
export function feetAboard(ship: Berth, place: number): Point {
  const unit = ship.width / SHIP_UNITS;
  const x = SEATS_ABOARD[place] ?? 36;
  return {
    x: ship.x - ship.width / 2 + (x + 31 + 6) * unit,
    y: ship.y - ship.width * SHIP_HEIGHT + ((place ? 158 : 150) + 93 + 6) * unit,
  };
}

/** The feet of a pawn in the rowboat, from the middle of its keel, and its width; its drawing is 160 wide. */
export const BOAT_PAWN = { x: 3, y: 27, width: 50 };

// As the scene's styles tilt a falling vessel.
const TILT = (13 * Math.PI) / 180;
const SLIDE = { x: -14, y: 4 }; // px where the scale is 1

/** Where a point of a vessel is while it hangs tilted. */
export function tilted(point: Point, berth: Berth, high: number, scale: number): Point {
  const pivot = { x: berth.x, y: berth.y - 0.4 * high * berth.width };
  const [x, y] = [point.x - pivot.x, point.y - pivot.y];
  return {
    x: pivot.x + SLIDE.x * scale + x * Math.cos(TILT) - y * Math.sin(TILT),
    y: pivot.y + SLIDE.y * scale + x * Math.sin(TILT) + y * Math.cos(TILT),
  };
}

/** Which pawn of its seat is at a place aboard. */
export function pawnAboard(crew: number[], place: number): number {
  return crew.slice(0, place).filter((one) => one === crew[place]).length;
}

/** The name by which motion finds the pawn at a place aboard. */
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
