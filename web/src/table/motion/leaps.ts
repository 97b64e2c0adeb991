// Who goes over the rail: each pawn with its place in the vessel and its place on the island.
import { BOAT_PAWN, feetAboard, tilted } from '../scene/aboard';
import { BOAT_HEIGHT, SHIP_HEIGHT, SHIP_UNITS, standSpots } from '../scene/layout';
import type { Layout, Point, StandSpot } from '../scene/layout';
import { hatOf, standPart } from '../scene/parts';
import type { Picture } from '../scene/picture';

export interface Side {
  picture: Picture;
  layout: Layout;
}

interface Place {
  aboard: string; // its part in the vessel
  feet: Point;
  unit: number; // px in one of the vessel's drawing
  width: number; // px
}

/** A pawn on its way between a vessel and an island. */
export interface Leap extends Place {
  ashore: string; // its part on the island
  spot: StandSpot;
  grown: number; // how much larger it is drawn aboard
}

/** The pawns of a seat that are in the vessel on the one side and stand ashore on the other. */
export function leapsOf(seat: number, aboard: Side, ashore: Side): Leap[] {
  const known = new Set(partsOf(aboard));
  const spots = standSpots(ashore.picture, ashore.layout);
  const stands = partsOf(ashore).flatMap((part, at) => {
    const spot = spots[at];
    const isTheirs = ashore.picture.stands[at]?.seat === seat && !known.has(part);
    return isTheirs && spot ? [{ ashore: part, spot }] : [];
  });
  const places = placesOf(seat, aboard);
  const leaving = places.slice(Math.max(0, places.length - stands.length)); // a crew drops its last pawn first
  return stands.flatMap((stand, at) => {
    const place = leaving[at];
    return place ? [{ ...stand, ...place, grown: place.width / stand.spot.size }] : [];
  });
}

const partsOf = ({ picture: { stands } }: Side): string[] => stands.map((_, at) => standPart(stands, at));

function placesOf(seat: number, { picture, layout }: Side): Place[] {
  const { boat, ship, scale } = layout;
  if (picture.boat?.seat === seat && boat) {
    const unit = boat.width / 160;
    const feet = { x: boat.x + BOAT_PAWN.x * unit, y: boat.y - BOAT_PAWN.y * unit };
    const isTilted = picture.boat.mode === 'falling';
    return [
      {
        aboard: `pawn-${seat}-0`,
        feet: isTilted ? tilted(feet, boat, BOAT_HEIGHT, scale) : feet,
        unit,
        width: BOAT_PAWN.width * unit,
      },
    ];
  }
  const unit = ship.width / SHIP_UNITS;
  return picture.crew.flatMap((one, place) => {
    if (one !== seat) return [];
    const feet = feetAboard(ship, place);
    const isTilted = picture.ship.mode === 'falling';
    return [
      {
        aboard: hatOf(picture.crew, place),
        feet: isTilted ? tilted(feet, ship, SHIP_HEIGHT, scale) : feet,
        unit,
        width: 62 * unit,
      },
    ];
  });
}
