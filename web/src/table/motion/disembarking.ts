// Over the rail: a pawn leaves its vessel for an island by one of three ways, or comes back aboard.
import type { Drawing } from '../../art/generated/drawings';
import {
  BOAT_HEIGHT,
  SHIP_HEIGHT,
  SHIP_UNITS,
  standSpots,
  type Point,
  type Layout,
  type StandSpot,
} from '../scene/layout';
import { transition, type Scene } from './transition';
import { DROP, IN_OUT, OUT, Plan, px, through, type Frame, type Sequence } from './steps';
import { BOAT_PAWN, feetAboard, hatOf, tilted } from '../scene/aboard';
import type { Picture } from '../scene/picture';
import type { SignalName } from './signals';

const CURVE = 'cubic-bezier(.35,.1,.6,1)';
const RAIL = 34; // units of the vessel's drawing: this far above its place a pawn is clear of the hull
const SQUASH = 120; // ms

type Way = 'hop' | 'somersault' | 'jetpack';
/** From above the rail, seen from the place ashore, to that place: where a pawn is, and how it is turned there. */
interface Flight {
  begins: number; // ms
  lasts: number;
  rest: number; // ms; after a jetpack the ship still falls
  sound?: SignalName;
  path: (x: number, y: number) => Frame[];
  turn: Frame[];
}
const WAYS: Record<Way, Flight> = {
  hop: {
    begins: 120,
    lasts: 380,
    rest: 0,
    path: (x, y) => [
      { translate: px(x, y) },
      { translate: px(x * 0.55, Math.min(y, 0) - 30), offset: 0.35 },
      { translate: '0px -8px', offset: 0.9 },
      { translate: '0px 0px' },
    ],
    turn: [
      { rotate: '0deg' },
      { rotate: '-8deg', offset: 0.35 },
      { rotate: '4deg', offset: 0.9 },
      { rotate: '0deg' },
    ],
  },
  somersault: {
    begins: 160,
    lasts: 700,
    rest: 400,
    sound: 'ejection',
    path: (x, y) => [
      { translate: px(x, y), easing: OUT },
      { translate: px(x * 0.6, y - 90), offset: 0.4, easing: DROP },
      { translate: '0px 0px' },
    ],
    turn: [{ rotate: '0deg' }, { rotate: '-720deg' }],
  },
  jetpack: {
    begins: 160,
    lasts: 980,
    rest: 100,
    sound: 'jetpack',
    path: (x, y) => [
      { translate: px(x, y), easing: OUT },
      { translate: px(x * 0.7, y - 120), offset: 0.34, easing: 'ease-in-out' },
      { translate: px(x * 0.4, y - 130), offset: 0.52, easing: 'ease-in' },
      { translate: px(x * 0.1, -90), offset: 0.8, easing: OUT },
      { translate: '0px 0px' },
    ],
    turn: [
      { rotate: '13deg', easing: OUT },
      { rotate: '-10deg', offset: 0.34, easing: 'ease-in-out' },
      { rotate: '-16deg', offset: 0.52, easing: 'ease-in' },
      { rotate: '-8deg', offset: 0.8, easing: OUT },
      { rotate: '0deg' },
    ],
  },
};
const TAKING = 500; // ms

// ------------------------------------------------------------------------------------------ getting off
/** All pawns of a seat that get off now leave the vessel for an island, and take a treasure there. */
export function getOff(whole: Scene, seat: number, way: Way, treasure: Drawing | null): Sequence {
  const { begins, lasts, rest, sound } = WAYS[way];
  const landed = begins + lasts;
  const scene = stepped(whole, seat);
  const signals = { ...(sound && { [sound]: 0, outcome: 0 }), ...(treasure && { treasure: landed }) };
  const played = new Plan(way, landed + SQUASH, whole.after, { rest, signals });
  played.change(begins, scene.after);
  played.moves.push(
    ...transition(scene, begins, lasts).filter(({ part }) => part === 'ship' || part === 'boat'),
  );
  if (scene.after.boat?.empty) fadeBoat(played, begins + 60);
  const aboard = { picture: scene.before, layout: scene.from };
  const leaps = leapsOf(seat, aboard, { picture: scene.after, layout: scene.to });
  for (const leap of leaps) leapOff(played, leap, way);
  const [first] = leaps;
  if (!first) return played;
  if (way === 'jetpack') carryJetpack(played, first);
  raiseDust(played, seat, first.spot, landed - 20);
  if (treasure) takeTreasure(played, scene, seat, first.spot, treasure, landed);
  return played;
}

/** An empty rowboat stays in the picture until its pawn has landed: a close view follows it. */
function stepped(scene: Scene, seat: number): Scene {
  const { before, after } = scene;
  if (before.boat?.seat !== seat || after.boat) return scene;
  const picture = { ...after, boat: { ...before.boat, empty: true } };
  return { ...scene, after: picture, to: scene.lay(picture) };
}

function fadeBoat(played: Plan, at: number): void {
  played.animate('boat', { at, lasts: 220, easing: 'ease-in' }, [
    { opacity: 1, translate: '0px 0px' },
    { opacity: 0, translate: '0px 16px' },
  ]);
}

/** Where a pawn is over the rail, seen from its place ashore. */
const over = ({ feet, spot, unit }: Leap): [number, number] => [
  feet.x - spot.x,
  feet.y - RAIL * unit - spot.y,
];

function leapOff(played: Plan, leap: Leap, way: Way): void {
  const { begins, lasts, path, turn } = WAYS[way];
  const { aboard, ashore, grown } = leap;
  const last = { translate: '0px 0px', scale: '1' };
  const [first, ...between] = path(...over(leap)).slice(0, -1);
  const flown = [{ ...first, scale: String(grown) }, ...between, last];
  played.animate(
    aboard,
    { lasts: begins, ornament: true },
    through('translate', '0px 0px', '0px 6px', `0px ${-RAIL}px`),
  );
  played.animate(ashore, { at: begins, lasts, easing: CURVE }, flown);
  played.animate(`${ashore}-figure`, { at: begins, lasts, easing: CURVE, ornament: true }, turn);
  // it is planted where the pawn lands
  played.animate(`${ashore}-flag`, { at: begins, lasts: lasts + SQUASH, easing: 'linear' }, [
    { opacity: 0 },
    { opacity: 0, offset: lasts / (lasts + SQUASH) },
    { opacity: 1 },
  ]);
  played.animate(
    ashore,
    { at: begins + lasts, lasts: SQUASH, ornament: true },
    through('scale', '1 1', '1.14 .84', '1 1'),
  );
}

/** The jetpack under a pawn goes the same way and is gone when it lands. */
function carryJetpack(played: Plan, leap: Leap): void {
  const { begins, lasts, path, turn } = WAYS.jetpack;
  const { spot } = leap;
  const size = 1.1 * spot.size;
  const way = path(...over(leap));
  played.show('jetpack', 'card-jetpack', { x: spot.x, y: spot.y + 0.2 * size }, size);
  played.animate(
    'jetpack',
    { at: begins, lasts, easing: CURVE },
    way.map((frame, at) => ({ ...frame, ...turn[at], opacity: at < way.length - 1 ? 1 : 0 })),
  );
}

function raiseDust(played: Plan, seat: number, { x, y }: Point, at: number): void {
  const part = `dust-${seat}`;
  played.show(part, 'puff', { x, y }, 70, 56);
  played.animate(part, { at, lasts: 360, ornament: true }, [
    { opacity: 0, scale: '.4' },
    { opacity: 0.95, scale: '1', offset: 0.3 },
    { opacity: 0, scale: '1.5' },
  ]);
}

/** The back of a treasure goes from the island to its owner, who sits to the west, or below a close view. */
function takeTreasure(
  played: Plan,
  { to }: Scene,
  seat: number,
  spot: Point,
  drawing: Drawing,
  at: number,
): void {
  const part = `treasure-${seat}`;
  const goal = to.close ? px(-40, 160) : px(-spot.x - 60, -60);
  played.show(part, drawing, { x: spot.x, y: spot.y - 20 }, 54, 76);
  played.animate(part, { at, lasts: TAKING, easing: IN_OUT }, [
    { opacity: 0, translate: '0px 0px', scale: '.4' },
    { opacity: 1, translate: '0px -34px', scale: '1', offset: 0.4 },
    { opacity: 1, translate: '0px -34px', scale: '1', offset: 0.6 },
    { opacity: 0, translate: goal, scale: '.7' },
  ]);
  played.lasts = at + TAKING;
  if (played.rest) played.rest += TAKING; // one more line to read
}

// ------------------------------------------------------------------------------------------ back aboard
const UP = 380; // ms until it is over the rail
const DOWN = 140;

/** The hop the other way: in front of the hull up to the rail, then down behind it. */
export function reboard(scene: Scene, seat: number): Sequence {
  const played = new Plan('reboard', UP + 300, scene.after, { shows: UP });
  played.moves.push(...transition(scene, UP, 300).filter(({ part }) => part === 'ship'));
  // the ship stays where it is until they are aboard
  const aboard = { picture: scene.after, layout: { ...scene.to, ship: scene.from.ship } };
  const ashore = { picture: scene.before, layout: scene.from };
  for (const leap of leapsOf(seat, aboard, ashore)) leapOn(played, leap);
  return played;
}

function leapOn(played: Plan, leap: Leap): void {
  const { aboard, ashore, grown } = leap;
  const [x, y] = over(leap);
  played.animate(ashore, { lasts: UP, easing: CURVE }, [
    { translate: '0px 0px', scale: '1' },
    { translate: '0px 4px', offset: 0.15 },
    { translate: px(x * 0.5, Math.min(y, 0) - 30), offset: 0.7 },
    { translate: px(x, y), scale: String(grown) },
  ]);
  played.animate(`${ashore}-flag`, { lasts: 100, easing: 'linear' }, [{ opacity: 1 }, { opacity: 0 }]);
  played.animate(aboard, { at: UP, lasts: DOWN, easing: DROP }, [
    { translate: `0px ${-RAIL}px` },
    { translate: '0px 0px' },
  ]);
}

interface Side {
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
interface Leap extends Place {
  ashore: string; // its part on the island
  spot: StandSpot;
  grown: number; // how much larger it is drawn aboard
}

/** The pawns of a seat that are in the vessel on the one side and stand ashore on the other. */
function leapsOf(seat: number, aboard: Side, ashore: Side): Leap[] {
  const known = standSpots(aboard.picture, aboard.layout).map(({ part }) => part);
  const spots = standSpots(ashore.picture, ashore.layout).filter(
    (spot) => spot.seat === seat && !known.includes(spot.part),
  );
  const places = placesOf(seat, aboard);
  const leaving = places.slice(Math.max(0, places.length - spots.length)); // a crew drops its last pawn first
  return spots.flatMap((spot, at) => {
    const place = leaving[at];
    return place ? [{ ...place, spot, ashore: spot.part, grown: place.width / spot.size }] : [];
  });
}

function placesOf(seat: number, { picture, layout }: Side): Place[] {
  const { boat, ship, scale } = layout;
  if (picture.boat?.seat === seat && boat) {
    const unit = boat.width / 160;
    const level = { x: boat.x + BOAT_PAWN.x * unit, y: boat.y - BOAT_PAWN.y * unit };
    const feet = picture.boat.mode === 'falling' ? tilted(level, boat, BOAT_HEIGHT, scale) : level;
    return [{ aboard: `pawn-${seat}-0`, feet, unit, width: BOAT_PAWN.width * unit }];
  }
  const unit = ship.width / SHIP_UNITS;
  return picture.crew.flatMap((one, place) => {
    if (one !== seat) return [];
    const level = feetAboard(ship, place);
    const feet = picture.ship.mode === 'falling' ? tilted(level, ship, SHIP_HEIGHT, scale) : level;
    return [{ aboard: hatOf(picture.crew, place), feet, unit, width: 62 * unit }];
  });
}
