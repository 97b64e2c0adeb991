// The ship hides no label, at any size of the box and at any city.
import { describe, expect, it } from 'vitest';
import {
  BOAT_HEIGHT,
  DOLLS,
  hullOf,
  islandOf,
  layoutOf,
  meet,
  plaqueOf,
  SHIP_HEIGHT,
  standSpots,
  TREE,
  type Box,
} from './layout';
import { BLANK, type Picture } from './picture';
import { CITIES } from './places';

const BOXES: Record<string, Box> = {
  '1440x900': { width: 1176, height: 900, top: 58 },
  '1920x1080': { width: 1656, height: 1080, top: 58 },
  '1280x720': { width: 1016, height: 720, top: 58 },
  '1181x800': { width: 917, height: 800, top: 58 },
  '1024x768': { width: 802, height: 768, top: 58 },
  '3840x2160': { width: 3576, height: 2160, top: 58 },
  phone: { width: 390, height: 246, top: 0 },
  'small phone': { width: 360, height: 150, top: 0 },
  'phone on its side': { width: 464, height: 190, top: 0 },
  tablet: { width: 546, height: 700, top: 58 },
};
const PLACES_OF_SHIP = [...CITIES, 'void', 'boscalumia'];
const CASES = Object.keys(BOXES).flatMap((size) => PLACES_OF_SHIP.map((at): [string, string] => [size, at]));

function pictureAt(at: string, more: Partial<Picture> = {}): Picture {
  const heading = CITIES[CITIES.indexOf(at) + 1] ?? '';
  return { ...BLANK, ship: { ...BLANK.ship, at, heading }, crew: [0, 1, 2], ...more };
}

describe('the layout of the scene', () => {
  it.each(CASES)('hides no plaque with the ship: %s, at %s', (size, at) => {
    const layout = layoutOf(pictureAt(at), BOXES[size] as Box, true);
    const hull = hullOf(layout.ship, SHIP_HEIGHT);
    for (const name of layout.shown) {
      const spot = layout.spots[name];
      if (spot && name !== 'void')
        expect([name, meet(hull, plaqueOf(spot, layout.label))]).toEqual([name, false]);
    }
  });

  it.each(CASES)('hides neither bonus cities nor their gifts with the ship: %s, at %s', (size, at) => {
    const box = { ...(BOXES[size] as Box), islands: [TREE, DOLLS] };
    const { close, scale, ship } = layoutOf(pictureAt(at), box, true);
    const hull = hullOf(ship, SHIP_HEIGHT);
    if (!close)
      expect(box.islands.map((island) => meet(hull, islandOf(island, box, scale)))).toEqual([false, false]);
    expect(ship.y - ship.width * SHIP_HEIGHT).toBeGreaterThanOrEqual(box.top);
  });

  it.each(CASES)('keeps every plaque of a panorama above the question: %s, at %s', (size, at) => {
    const box = BOXES[size] as Box;
    const floor = box.height * 0.42;
    const layout = layoutOf(pictureAt(at), { ...box, floor }, true);
    const open = layoutOf(pictureAt(at), box, true);
    for (const name of layout.shown) {
      const spot = layout.spots[name];
      if (!spot) continue;
      if (layout.close) expect(spot).toEqual(open.spots[name]);
      else expect([name, plaqueOf(spot, layout.label).bottom <= floor]).toEqual([name, true]);
    }
  });

  it.each(CASES)('keeps the ship under the bar and inside: %s, at %s', (size, at) => {
    const box = BOXES[size] as Box;
    const { ship } = layoutOf(pictureAt(at), box, true);
    expect(ship.y - ship.width * SHIP_HEIGHT).toBeGreaterThanOrEqual(box.top);
    expect(ship.x - ship.width / 2).toBeGreaterThanOrEqual(-1);
    expect(ship.x + ship.width / 2).toBeLessThanOrEqual(box.width + 1);
  });

  it.each(CASES)('lets the rowboat lie beside the ship: %s, at %s', (size, at) => {
    const boat = { ...BLANK.ship, at, seat: 3, card: 'rowboat_fog' };
    const layout = layoutOf(pictureAt(at, { boat }), BOXES[size] as Box, true);
    const hull = hullOf(layout.boat ?? layout.ship, BOAT_HEIGHT);
    for (const name of layout.shown) {
      const spot = layout.spots[name];
      if (spot && name !== 'void')
        expect([name, meet(hull, plaqueOf(spot, layout.label))]).toEqual([name, false]);
    }
  });

  it.each(CASES)('keeps pawns off the plaques: %s, at %s', (size, at) => {
    const city = CITIES.includes(at) ? at : '12';
    const stands = [1, 2, 3, 4, 5].map((seat) => ({ seat, city }));
    const picture = pictureAt(at, { stands });
    const layout = layoutOf(picture, BOXES[size] as Box, true);
    const plaques = layout.shown.flatMap((name) => {
      const spot = layout.spots[name];
      return spot && name !== 'void' ? [plaqueOf(spot, layout.label)] : [];
    });
    for (const spot of standSpots(picture, layout)) {
      const flag = {
        left: spot.x - spot.flag / 2,
        right: spot.x + spot.flag / 2,
        top: spot.y - spot.size * (spot.high ? 2.4 : 1.9),
        bottom: spot.y - spot.size * 1.5,
      };
      expect(plaques.filter((plaque) => meet(flag, plaque))).toEqual([]);
    }
  });

  it('looks at the ship from near in a narrow box', () => {
    const layout = layoutOf(pictureAt('9'), BOXES['phone'] as Box, false);
    expect(layout.close).toBe(true);
    expect(layout.shown).toEqual(['9', '12']);
  });

  it('lays the forgotten city out only where it is played', () => {
    const box = BOXES['1440x900'] as Box;
    expect(layoutOf(pictureAt('9'), box, false).shown).not.toContain('boscalumia');
    expect(layoutOf(pictureAt('9'), box, true).shown).toContain('boscalumia');
  });
});
