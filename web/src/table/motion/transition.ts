// From an old place to a new one: the scene already shows the new, motion brings things there from the old.
import { standSpots, type Layout } from '../scene/layout';
import type { Picture } from '../scene/picture';
import { IN_OUT, move, px, type Move } from './steps';

/** A change of the picture with where everything lies before and after it. */
export interface Scene {
  before: Picture;
  after: Picture;
  from: Layout;
  to: Layout;
  lay: (picture: Picture) => Layout; // for a picture in between
}

/** Moves everything whose place has changed from its old place. */
export function transition({ before, after, from, to }: Scene, at: number, lasts: number): Move[] {
  const moves: Move[] = [];
  const carry = (part: string, x: number, y: number, arc: number) => {
    if (Math.abs(x) + Math.abs(y) < 1) return;
    const frames = [
      { translate: px(x, y) },
      { translate: px(x * 0.76, y * 0.8 - arc), offset: 0.3 },
      { translate: px(x * 0.36, y * 0.3 - arc), offset: 0.65 },
      { translate: '0px 0px' },
    ];
    moves.push(move(part, { at, lasts, easing: IN_OUT }, frames));
  };
  carry('ship', from.ship.x - to.ship.x, from.ship.y - to.ship.y, 14 * to.scale);
  if (from.boat && to.boat) carry('boat', from.boat.x - to.boat.x, from.boat.y - to.boat.y, 8 * to.scale);
  for (const [name, spot] of Object.entries(to.spots)) {
    const old = from.spots[name];
    if (old) carry(`city-${name}`, old.x - spot.x, old.y - spot.y, 0);
  }
  const stood = standSpots(before, from);
  for (const { part, x, y } of standSpots(after, to)) {
    const old = stood.find((spot) => spot.part === part);
    if (old) carry(part, old.x - x, old.y - y, 0);
  }
  return moves;
}
