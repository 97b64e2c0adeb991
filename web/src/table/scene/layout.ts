// Where everything of a picture lies in a box of some size. Pure, so that a test can look at every size: the
// ship and the boat take the nearest berth at which they hide no plaque.
import { CITIES, PLACES, type Place } from './places';
import { flying, type Picture } from './picture';

/** `x` and `y` in shares of the panorama; its size as that of cities. */
export type Island = Place;
export interface Box {
  width: number;
  height: number;
  top: number; // px at the top that belong to the bar over the panorama
  floor?: number; // px from the top below which nothing of a panorama can be read
  east?: number; // px from the left where that floor ends
  islands?: readonly Island[]; // beside the way: they are not hidden either
}
export interface Point {
  x: number;
  y: number;
}
/** `x` and `y`: its centre. */
export interface Spot extends Point {
  size: number; // width
}
/** `x` and `y`: the middle of the keel. */
export interface Berth extends Point {
  width: number;
}
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Layout {
  close: boolean; // previous, current and next only
  scale: number; // of everything that stands in the scene
  label: number; // of everything that is read
  spots: Record<string, Spot>;
  shown: string[]; // places with a plaque that is seen
  brief: boolean; // no room for more than the needed on a plaque
  ship: Berth;
  boat: Berth | null;
}

export const CLOSE_BELOW = 640; // px of width: too narrow for nine cities
export const SHIP_UNITS = 372; // of its drawing, from side to side
export const SHIP_HEIGHT = 300 / SHIP_UNITS; // of its width
export const BOAT_HEIGHT = 150 / 160;
const CITY_HEIGHT = 210 / 220;
const NAME_HIGH = 30; // px under a plaque for the name of its city, where labels are of size 1
const WIDE = 1176;
const HIGH = 900;

/** Lengths in px as custom properties of a style. */
export const inPx = (lengths: Record<string, number>): string =>
  Object.entries(lengths)
    .map(([name, length]) => `--${name}: ${length}px`)
    .join(';');

const limited = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

// ------------------------------------------------------------------------------------------ the cities
/** Beyond Barbadahl the rest of the world is far away: the forgotten city is all there is. */
const BEYOND = {
  void: { x: 0.5, y: 0.43, size: 64 },
  boscalumia: { x: 0.8, y: 0.31, size: 205 },
};

function panorama(box: Box, at: string): Record<string, Spot> {
  const scale = scaleOf(box);
  const beyond = at === 'void' || at === 'boscalumia';
  const spots = Object.entries({ ...PLACES, ...(beyond ? BEYOND : {}) }).map(
    ([name, place]): [string, Spot] => [
      name,
      { x: place.x * box.width, y: place.y * box.height, size: place.size * scale },
    ],
  );
  return raised(Object.fromEntries(spots), labelOf(box), box);
}

/** Flattens the way if its west end would hang below the floor. Its highest stop stays in place, and so do
 * places off the way beyond the floor. */
function raised(
  all: Record<string, Spot>,
  label: number,
  { floor = Infinity, east = Infinity }: Box,
): Record<string, Spot> {
  const stays = (name: string, spot: Spot) => !CITIES.includes(name) && spot.x - spot.size / 2 > east;
  const spots = Object.fromEntries(Object.entries(all).filter(([name, spot]) => !stays(name, spot)));
  const every = Object.values(spots);
  const top = Math.min(...every.map((spot) => spot.y));
  const steepness = every.reduce((least, spot) => {
    const below = plaqueOf(spot, label).bottom + NAME_HIGH * label - spot.y;
    return spot.y > top ? Math.min(least, (floor - below - top) / (spot.y - top)) : least;
  }, 1);
  return {
    ...all,
    ...Object.fromEntries(
      Object.entries(spots).map(([name, spot]) => [name, { ...spot, y: top + (spot.y - top) * steepness }]),
    ),
  };
}

/** The stops around the ship. Off the main line the forgotten city follows the void. */
export function neighbours(at: string, heading: string): { before: string; after: string } {
  if (at === 'void') return { before: '12', after: 'boscalumia' };
  if (at === 'boscalumia') return { before: 'void', after: '' };
  const index = Math.max(0, CITIES.indexOf(at));
  return { before: CITIES[index - 1] ?? '', after: heading || (CITIES[index + 1] ?? '') };
}

/** A narrow box looks at the ship from near: the other stops wait outside, to the west or to the east. */
function closeUp(box: Box, at: string, heading: string, fork: boolean): Record<string, Spot> {
  const scale = scaleOf(box);
  const floor = box.height - 63 * scale - 16 * labelOf(box); // the plaque is lower than the island
  const { before, after } = neighbours(at, heading);
  const rank = (name: string) => PLACES[name]?.x ?? 0;
  const near: Record<string, [x: number, down: number, size: number]> = {
    [before]: [0.02, -4, 104],
    [at]: [0.395, 0, 132],
    [after]: [0.81, fork ? -84 : -58, 126],
    ...(fork && { void: [0.62, 34, 40], boscalumia: [0.84, 30, 84] }),
  };
  return Object.fromEntries(
    Object.keys(PLACES).map((name) => {
      const outside = rank(name) < rank(at) ? -0.6 : 1.6;
      const [x, down, size] = near[name] ?? [outside, 0, 110];
      return [name, { x: x * box.width, y: floor + down * scale, size: size * scale }];
    }),
  );
}

function scaleOf(box: Box): number {
  if (isClose(box)) return limited(Math.min(box.width / 390, box.height / 246), 0.42, 2);
  return limited(Math.min(box.width / WIDE, box.height / HIGH), 0.5, 2.4);
}

function labelOf(box: Box): number {
  return isClose(box) ? limited(scaleOf(box), 0.8, 1.3) : limited(scaleOf(box), 0.78, 2);
}

export const isClose = (box: Box): boolean => box.width < CLOSE_BELOW || box.height < 330;

// ------------------------------------------------------------------------------------------ what is read
/** The place of a plaque, as wide as it can get. */
export function plaqueOf(spot: Spot, label: number, dice = 4): Area {
  const width = (34 + 8 + dice * 9.5 + 8 + 30 + 10) * label;
  const top = spot.y + (spot.size * CITY_HEIGHT) / 2 - 24 * label;
  return { left: spot.x - width / 2, right: spot.x + width / 2, top, bottom: top + 34 * label };
}

export const meet = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The visible part of a ship: its corners are empty. */
export function hullOf(berth: Berth, high: number): Area {
  const margin = 0.06 * berth.width;
  return {
    left: berth.x - berth.width / 2 + margin,
    right: berth.x + berth.width / 2 - margin,
    top: berth.y - berth.width * high,
    bottom: berth.y,
  };
}

// ------------------------------------------------------------------------------------------ the berths
interface Search {
  plaques: Area[];
  keepClear: Area | null; // another vessel
  top: number;
  width: number;
}

/** The place nearest to the preferred one that hides no label; smaller if needed. */
function nearest(wanted: Berth, high: number, { plaques, keepClear, top, width }: Search): Berth {
  let best = wanted;
  let price = Infinity;
  for (const share of [1, 0.9, 0.8, 0.7, 0.6, 0.5])
    for (let across = -12; across <= 12; across++)
      for (let down = -6; down <= 8; down++) {
        const cost = Math.abs(across) * 10 + Math.abs(down) * 9 + (1 - share) * 260;
        if (cost >= price) continue;
        const size = wanted.width * share;
        const berth = {
          width: size,
          x: limited(wanted.x + across * 0.06 * wanted.width, size / 2, width - size / 2),
          y: wanted.y + down * 0.05 * wanted.width,
        };
        const hull = hullOf(berth, high);
        if (hull.top < top || plaques.some((plaque) => meet(hull, plaque))) continue;
        if (keepClear && meet(hull, keepClear)) continue;
        best = berth;
        price = cost;
      }
  return best;
}

export function layoutOf(picture: Picture, box: Box, branch: boolean): Layout {
  const close = isClose(box);
  const scale = scaleOf(box);
  const label = labelOf(box);
  const focus = flying(picture);
  const spots = close
    ? closeUp(box, focus.at, focus.heading, branch && !picture.lit && focus.at === '12')
    : panorama(box, focus.at);
  const around = neighbours(focus.at, focus.heading);
  const shown = close
    ? [focus.at, around.after].filter(Boolean)
    : focus.at === 'void' || focus.at === 'boscalumia'
      ? ['boscalumia']
      : [...CITIES, ...(branch ? ['boscalumia'] : [])];
  const plaques = shown.flatMap((name) =>
    spots[name] && name !== 'void' ? [plaqueOf(spots[name], label)] : [],
  );
  const islands = close ? [] : (box.islands ?? []).map((island) => islandOf(island, box, scale));
  const search = { plaques: [...plaques, ...islands], top: box.top, width: box.width };
  const home = spots[picture.ship.at] ?? { x: 0, y: 0, size: 0 };
  const below = picture.stands.filter((stand) => stand.city === picture.ship.at).length;
  const aloft = [22, 62][below] ?? 82; // above their flags, which fly at two heights where there are several
  const ship = nearest(
    { x: home.x - (close ? 4 : 26) * scale, y: home.y - aloft * scale, width: (close ? 190 : 236) * scale },
    SHIP_HEIGHT,
    { ...search, keepClear: null },
  );
  return {
    close,
    scale,
    label,
    spots,
    shown,
    brief: !close && scale < 0.75,
    ship,
    boat: boatBerth(picture, spots, scale, ship, search),
  };
}

function boatBerth(
  picture: Picture,
  spots: Record<string, Spot>,
  scale: number,
  ship: Berth,
  search: Omit<Search, 'keepClear'>,
): Berth | null {
  const spot = picture.boat && spots[picture.boat.at];
  if (!picture.boat || !spot) return null;
  const beside = picture.boat.at === picture.ship.at && picture.ship.mode !== 'gone';
  const wanted = { x: spot.x + (beside ? 76 : 0) * scale, y: spot.y - 4 * scale, width: 104 * scale };
  return nearest(wanted, BOAT_HEIGHT, {
    ...search,
    keepClear: beside ? hullOf(ship, SHIP_HEIGHT * 0.9) : null,
  });
}

// ------------------------------------------------------------------------------------------ who stands where
export interface StandSpot extends Spot {
  part: string; // the name by which motion finds the pawn
  seat: number;
  high: boolean; // its flag is one step higher, so that neighbours can both be read
  flag: number; // px that the flag may take
}

/** Pawns on their island, from its west end. Every other flag flies higher, so that all can be read. */
export function standSpots(picture: Picture, layout: Layout): StandSpot[] {
  return picture.stands.map(({ seat, city }, at) => {
    const spot = layout.spots[city] ?? { x: 0, y: 0, size: 0 };
    const here = picture.stands.filter((other) => other.city === city);
    const before = picture.stands.slice(0, at);
    const rank = before.filter((other) => other.city === city).length;
    const gap = Math.min(44 * layout.label, (spot.size * 0.6) / Math.max(1, here.length - 1));
    const west = layout.close && spot.x < spot.size / 2 ? -0.02 : -0.4; // half of it is outside a close view
    return {
      part: `stand-${seat}-${before.filter((other) => other.seat === seat).length}`,
      seat,
      x: Math.max(spot.x + west * spot.size, layout.close ? -Infinity : 40 * layout.label) + rank * gap,
      y: spot.y + 0.08 * spot.size,
      size: 30 * layout.label,
      high: rank % 2 === 1,
      flag: here.length <= 2 ? 104 * layout.label : 2 * gap - 4,
    };
  });
}

// ------------------------------------------------------------------------------------------ beside the way
/** The islands of the tree and of the dolls. */
export const TREE: Island = { x: 0.18, y: 0.14, size: 112 };
export const DOLLS: Island = { x: 0.29, y: 0.14, size: 112 };

/** The visible part of an island with its label: its empty corners may be covered. */
export function islandOf({ x, y, size }: Island, box: Box, scale: number): Area {
  const [half, high] = [(size * scale) / 2, size * scale * CITY_HEIGHT];
  return {
    left: x * box.width - half * 0.8,
    right: x * box.width + half * 0.8,
    top: y * box.height - high / 2,
    bottom: y * box.height + high / 2 + 14,
  };
}
const COUNTED = { icon: 24, edge: 5, lifted: 18, corner: 8 }; // px of the label that counts the gifts

/** Where the picture of a gift stands beside their number: under the tree, or in the corner of a close view. */
export function giftsAt({ close, scale, label }: Layout, box: Box): Spot {
  const size = COUNTED.icon * Math.max(1, label);
  const high = size + 2 * 3;
  if (close)
    return { x: box.width - COUNTED.corner - 37 * Math.max(1, label), y: COUNTED.corner + high / 2, size };
  const foot = TREE.y * box.height + (TREE.size * scale * CITY_HEIGHT) / 2;
  return { x: TREE.x * box.width - 9 * Math.max(1, label), y: foot - COUNTED.lifted + high / 2, size };
}

// ------------------------------------------------------------------------------------ the dotted line
const round = (value: number): number => Math.round(value * 10) / 10;

function curve(stops: Spot[], bow: number): string {
  return stops
    .map((stop, at) => {
      const last = stops[at - 1];
      if (!last) return `M${round(stop.x)} ${round(stop.y)}`;
      const middle = round((last.x + stop.x) / 2);
      return `C${middle} ${round(last.y - bow)} ${middle} ${round(stop.y + bow)} ${round(stop.x)} ${round(stop.y)}`;
    })
    .join('');
}

export function wayOf(layout: Layout, at: string, heading: string): string {
  const { before, after } = neighbours(at, heading);
  const names = layout.close ? [before, at, after] : CITIES;
  const stops = names.flatMap((name) => layout.spots[name] ?? []);
  return curve(stops, 14 * layout.scale);
}

/** The way through the void. */
export function branchOf(layout: Layout): string {
  const stops = ['12', 'void', 'boscalumia'].flatMap((name) => layout.spots[name] ?? []);
  return curve(stops, -30 * layout.scale);
}
