// How each thing that can happen is played. Pure: from a picture, the picture after it, and a layout for both.
import type { Drawing } from '../../art/generated/drawings';
import { feetAboard, standSpots, type Box, type StandSpot } from '../scene/layout';
import { hatOf, standPart } from '../scene/parts';
import { BOUNCE, DROP, IN_OUT, move, OUT, px, sequence, type Frame, type Sequence } from './steps';
import { carried, type Scene } from './carried';

// ------------------------------------------------------------------------------------------ on board
export function rollDice({ after }: Scene, faces: string[]): Sequence {
  const played = sequence('dice', 900, after);
  const captain = hatOf(after.crew, 0);
  if (captain)
    played.moves.push(
      move({
        part: captain,
        lasts: 300,
        easing: IN_OUT,
        ornament: true,
        frames: ['0deg', '-14deg', '10deg', '0deg'].map((rotate) => ({ rotate })),
      }),
    );
  played.told.push({ at: 150, moment: 'dice', faces });
  return played;
}

export function stay({ after }: Scene, seat: number): Sequence {
  const played = sequence('stay', 150, after);
  played.changes.push({ at: 0, picture: after });
  played.moves.push(
    move({
      part: `tick-${seat}`,
      lasts: 160,
      easing: BOUNCE,
      frames: [
        { opacity: 0, translate: '0 -22px', scale: '1.5' },
        { opacity: 1, translate: '0 0', scale: '1' },
      ],
    }),
    move({
      part: `pawn-${seat}-0`,
      at: 110,
      lasts: 140,
      ornament: true,
      frames: ['0 0', '0 5px', '0 0'].map((translate) => ({ translate })),
    }),
  );
  played.told.push({ at: 0, moment: 'stay', faces: [] });
  return played;
}

// ------------------------------------------------------------------------------------------ getting off
const WAY = 'cubic-bezier(.35,.1,.6,1)';
type Way = 'hop' | 'somersault' | 'jetpack';
const WAYS: Record<Way, { begins: number; lasts: number; path: (x: number, y: number) => Frame[] }> = {
  hop: {
    begins: 120,
    lasts: 380,
    path: (x, y) => [
      { translate: px(x, y - 36), rotate: '0deg' },
      { translate: px(x * 0.55, Math.min(y, 0) - 60), rotate: '-8deg', offset: 0.35 },
      { translate: '0px -8px', rotate: '4deg', offset: 0.9 },
      { translate: '0px 0px', rotate: '0deg' },
    ],
  },
  somersault: {
    begins: 160,
    lasts: 700,
    path: (x, y) => [
      { translate: px(x, y), rotate: '0deg', easing: OUT },
      { translate: px(x * 0.6, y - 110), rotate: '-200deg', offset: 0.45, easing: DROP },
      { translate: '0px 0px', rotate: '-360deg' },
    ],
  },
  jetpack: {
    begins: 160,
    lasts: 980,
    path: (x, y) => [
      { translate: px(x, y), rotate: '13deg', easing: OUT },
      { translate: px(x * 0.7, y - 150), rotate: '-10deg', offset: 0.34, easing: 'ease-in-out' },
      { translate: px(x * 0.4, y - 160), rotate: '-16deg', offset: 0.52, easing: 'ease-in' },
      { translate: px(x * 0.1, -90), rotate: '-8deg', offset: 0.8, easing: OUT },
      { translate: '0px 0px', rotate: '0deg' },
    ],
  },
};

/** Where the first pawn of a seat stands in the vessel it leaves. */
function startOf({ before, from }: Scene, seat: number): { x: number; y: number } | null {
  const place = before.crew.indexOf(seat);
  if (place >= 0) return feetAboard(from.ship, place);
  return before.boat?.seat === seat && from.boat ? { x: from.boat.x, y: from.boat.y } : null;
}

/** A pawn leaves the vessel for an island, and takes a treasure there. */
export function getOff(scene: Scene, seat: number, way: Way, treasure: Drawing | null): Sequence {
  const { begins, lasts, path } = WAYS[way];
  const landed = begins + lasts;
  const played = sequence(way, landed + 120, scene.after);
  played.told.push({
    at: 0,
    moment: way === 'hop' ? 'leave' : way === 'jetpack' ? 'jetpack' : 'ejection',
    faces: [],
  });
  played.changes.push({ at: begins, picture: scene.after });
  played.moves.push(
    ...carried(scene, begins, lasts).filter(({ part }) => part === 'ship' || part === 'boat'),
  );
  const start = startOf(scene, seat);
  const at = scene.after.stands.findIndex((stand) => stand.seat === seat);
  const spot = standSpots(scene.after, scene.to)[at];
  if (!start || !spot) return played;
  const part = standPart(scene.after.stands, at);
  played.moves.push(
    move({
      part: `pawn-${seat}-0`,
      lasts: begins,
      ornament: true,
      frames: ['0 0', '0 6px', '0 -34px'].map((translate) => ({ translate })),
    }),
    move({
      part,
      at: begins,
      lasts,
      easing: WAY,
      frames: path(start.x - spot.x, start.y - spot.y),
    }),
    move({
      part,
      at: landed,
      lasts: 120,
      ornament: true,
      frames: ['1 1', '1.14 .84', '1 1'].map((scale) => ({ scale })),
    }),
  );
  if (way === 'jetpack') carry(played, spot, begins, lasts, path(start.x - spot.x, start.y - spot.y));
  dust(played, spot.x, spot.y, landed - 20);
  if (treasure) takeTreasure(played, scene, spot, treasure, landed);
  return played;
}

/** The jetpack under a pawn goes the same way and is gone when it lands. */
function carry(played: Sequence, spot: StandSpot, at: number, lasts: number, way: Frame[]): void {
  const size = 1.1 * spot.size;
  played.pieces.push({
    part: 'jetpack',
    drawing: 'card-jetpack',
    x: spot.x,
    y: spot.y + 0.2 * size,
    width: size,
    height: size,
  });
  played.moves.push(
    move({
      part: 'jetpack',
      at,
      lasts,
      easing: WAY,
      frames: way.map((frame, index) => ({ ...frame, opacity: index < way.length - 1 ? 1 : 0 })),
    }),
  );
}

function dust(played: Sequence, x: number, y: number, at: number): void {
  played.pieces.push({ part: 'dust', drawing: 'puff', x, y, width: 70, height: 56 });
  played.moves.push(
    move({
      part: 'dust',
      at,
      lasts: 360,
      ornament: true,
      frames: [
        { opacity: 0, scale: '.4' },
        { opacity: 0.95, scale: '1', offset: 0.3 },
        { opacity: 0, scale: '1.5' },
      ],
    }),
  );
}

/** The back of a treasure goes from the island to its owner, who sits to the west, or below a close view. */
function takeTreasure(
  played: Sequence,
  { to }: Scene,
  spot: { x: number; y: number },
  drawing: Drawing,
  at: number,
): void {
  const goal = to.close ? px(-40, 160) : px(-spot.x - 60, -60);
  played.pieces.push({ part: 'treasure', drawing, x: spot.x, y: spot.y - 20, width: 54, height: 76 });
  played.moves.push(
    move({
      part: 'treasure',
      at,
      lasts: 520,
      easing: IN_OUT,
      frames: [
        { opacity: 0, translate: '0px 0px', scale: '.4' },
        { opacity: 1, translate: '0px -34px', scale: '1', offset: 0.4 },
        { opacity: 1, translate: '0px -34px', scale: '1', offset: 0.6 },
        { opacity: 0, translate: goal, scale: '.7' },
      ],
    }),
  );
  played.told.push({ at, moment: 'treasure', faces: [] });
  played.lasts = at + 520;
}

/** Back aboard: the hop from the island to the ship. */
export function reboard(scene: Scene, seat: number): Sequence {
  const played = sequence('reboard', 500, scene.after);
  played.changes.push({ at: 0, picture: scene.after });
  const place = scene.after.crew.indexOf(seat);
  const from = standSpots(scene.before, scene.from)[
    scene.before.stands.findIndex((stand) => stand.seat === seat)
  ];
  if (place < 0 || !from) return played;
  const feet = feetAboard(scene.to.ship, place);
  const unit = 372 / scene.to.ship.width; // the ship is a drawing with units of its own
  const x = (from.x - feet.x) * unit;
  const y = (from.y - feet.y) * unit;
  played.moves.push(
    move({
      part: `pawn-${seat}-0`,
      lasts: 480,
      easing: IN_OUT,
      frames: [
        { translate: px(x, y) },
        { translate: px(x * 0.5, y - 90), offset: 0.45 },
        { translate: '0px 0px' },
      ],
    }),
  );
  return played;
}

// ------------------------------------------------------------------------------------------ small things
export function moor({ after }: Scene): Sequence {
  const played = sequence('mooring', 500, after);
  played.changes.push({ at: 0, picture: after });
  played.moves.push(
    move({ part: 'rope', lasts: 400, easing: BOUNCE, frames: [{ scale: '1 0' }, { scale: '1 1' }] }),
  );
  played.told.push({ at: 0, moment: 'mooring', faces: [] });
  return played;
}

/** Under the tree; a close view has no tree, only the number of gifts in its corner. */
export function giveGift({ after, to }: Scene, box: Box): Sequence {
  const played = sequence('gift', 600, after);
  const spot = to.close ? { x: box.width - 30, y: 24 } : { x: 0.31 * box.width, y: 0.18 * box.height };
  played.pieces.push({ part: 'gift', drawing: 'mod-gift', ...spot, width: 34, height: 34 });
  played.moves.push(
    move({
      part: 'gift',
      lasts: 500,
      easing: DROP,
      frames: [
        { opacity: 0, translate: '0px -160px' },
        { opacity: 1, offset: 0.3 },
        { opacity: 1, translate: '0px 0px' },
      ],
    }),
  );
  played.changes.push({ at: 500, picture: after });
  played.told.push({ at: 460, moment: 'gift', faces: [] });
  return played;
}

/** Somebody takes the rowboat: it comes down beside the ship. */
export function launchBoat({ after, from, to }: Scene): Sequence {
  const played = sequence('rowboat', 520, after);
  played.changes.push({ at: 0, picture: after });
  const boat = to.boat;
  if (boat)
    played.moves.push(
      move({
        part: 'boat',
        lasts: 480,
        easing: IN_OUT,
        frames: [
          { opacity: 0, translate: px(from.ship.x - boat.x, from.ship.y - boat.y - 30) },
          { opacity: 1, offset: 0.3 },
          { opacity: 1, translate: '0px 0px' },
        ],
      }),
    );
  played.told.push({ at: 0, moment: 'rowboat', faces: [] });
  return played;
}
