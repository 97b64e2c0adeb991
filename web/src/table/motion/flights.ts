// The great moments: the flight, the fall, the rescue, the new journey, the feasts.
import type { Drawing } from '../../art/generated/drawings';
import { feetAboard, type Berth, type Layout } from '../scene/layout';
import { hatOf } from '../scene/parts';
import { chance } from './chance';
import { carried, type Scene } from './sequences';
import { BOUNCE, DROP, IN_OUT, move, OUT, px, sequence, type Sequence } from './steps';

const SCENERY: Record<string, { drawing: Drawing; width: number; height: number }> = {
  fog: { drawing: 'scene-fog', width: 190, height: 89 },
  lightning: { drawing: 'scene-storm', width: 120, height: 130 },
  birds: { drawing: 'scene-birds', width: 140, height: 108 },
  pirates: { drawing: 'scene-pirates', width: 130, height: 120 },
};

export type Vessel = 'ship' | 'boat';
const berthOf = (layout: Layout, vessel: Vessel): Berth => (vessel === 'boat' && layout.boat) || layout.ship;

// ------------------------------------------------------------------------------------------ the flight
/** Past the hazards to the next stop: each paid card beats one at the bow. */
export function fly(scene: Scene, vessel: Vessel, hazards: string[], paid: Drawing[]): Sequence {
  const played = sequence('flight', 1600, scene.after);
  played.told.push({ at: 300, moment: 'flight', faces: [] });
  played.changes.push({ at: 300, picture: scene.after });
  const start = berthOf(scene.from, vessel);
  const goal = berthOf(scene.to, vessel);
  hazards
    .slice(0, 5)
    .forEach((hazard, at) => meetHazard(played, scene.to, start, goal, hazard, paid[at], at));
  played.moves.push(...carried(scene, 300, 1100));
  played.moves.push(
    move({
      part: `${vessel}-tilt`,
      at: 300,
      lasts: 1300,
      easing: IN_OUT,
      ornament: true,
      frames: [
        { rotate: '0deg' },
        { rotate: '-5deg', offset: 0.25 },
        { rotate: '-3deg', offset: 0.7 },
        { rotate: '2deg', offset: 0.92 },
        { rotate: '0deg' },
      ],
    }),
  );
  return played;
}

function meetHazard(
  played: Sequence,
  { close, scale }: Layout,
  start: Berth,
  goal: Berth,
  hazard: string,
  paid: Drawing | undefined,
  at: number,
): void {
  const scenery = SCENERY[hazard];
  if (!scenery) return;
  const share = 0.35 + at * 0.2;
  const x = close
    ? goal.x + goal.width * (0.45 + at * 0.14)
    : start.x + (goal.x - start.x) * share + 40 * scale;
  const y = (close ? goal.y : start.y + (goal.y - start.y) * share) - goal.width * (0.3 + 0.24 * (at % 3));
  const beaten = 560 + at * 230;
  played.pieces.push({
    part: `hazard-${at}`,
    drawing: scenery.drawing,
    x,
    y,
    width: scenery.width * scale,
    height: scenery.height * scale,
  });
  played.moves.push(
    move({
      part: `hazard-${at}`,
      at: at * 80,
      lasts: beaten + 300 - at * 80,
      easing: 'linear',
      frames: [
        { opacity: 0, scale: '.6', translate: '40px 0px', easing: BOUNCE },
        { opacity: 1, scale: '1', translate: '0px 0px', offset: 0.3 },
        { opacity: 1, scale: '1', translate: '0px 0px', offset: 0.72, easing: OUT },
        { opacity: 0, scale: '1.35', translate: '0px 0px' },
      ],
    }),
  );
  if (!paid) return;
  played.pieces.push({ part: `paid-${at}`, drawing: paid, x: x - 30, y, width: 50, height: 50 });
  played.moves.push(
    move({
      part: `paid-${at}`,
      at: beaten - 60,
      lasts: 420,
      frames: [
        { opacity: 0, scale: '.3' },
        { opacity: 1, scale: '1.15', offset: 0.35 },
        { opacity: 1, scale: '1', offset: 0.6 },
        { opacity: 0, scale: '.9', translate: '0px -22px' },
      ],
    }),
  );
}

// ------------------------------------------------------------------------------------------ the fall
/** "I cannot pay": silence, a strike, and the vessel tilts. It hangs there as long as people need. */
export function strike({ after, to }: Scene, vessel: Vessel): Sequence {
  const played = sequence('strike', 820, after);
  const berth = berthOf(to, vessel);
  played.told.push({ at: 250, moment: 'strike', faces: [] });
  played.changes.push({ at: 340, picture: after });
  played.pieces.push(
    {
      part: 'bolt',
      drawing: 'bolt',
      x: berth.x - 30,
      y: berth.y - berth.width * 0.5,
      width: 120,
      height: 240,
    },
    { part: 'flash', drawing: 'flash', x: 0, y: 0, width: 0, height: 0 },
  );
  played.moves.push(
    move({
      part: 'bolt',
      at: 250,
      lasts: 340,
      easing: 'linear',
      frames: [0, 1, 1, 0].map((opacity) => ({ opacity })),
    }),
    move({
      part: 'flash',
      at: 250,
      lasts: 490,
      easing: 'linear',
      ornament: true, // a single one, and none in the still twin
      frames: [{ opacity: 0 }, { opacity: 0.35, offset: 0.18 }, { opacity: 0 }],
    }),
    move({ part: 'storm', at: 340, lasts: 300, frames: [{ opacity: 0 }, { opacity: 1 }] }),
    move({
      part: `${vessel}-tilt`,
      at: 340,
      lasts: 480,
      frames: [
        { rotate: '0deg', translate: '0px 0px' },
        { rotate: '17deg', offset: 0.6 },
        { rotate: '13deg', translate: 'var(--slide)' },
      ],
    }),
  );
  return played;
}

/** Saved: the storm clears and the vessel comes level again. */
export function level({ after }: Scene, vessel: Vessel): Sequence {
  const played = sequence('rescue', 560, after);
  played.told.push({ at: 0, moment: 'rescue', faces: [] });
  played.changes.push({ at: 60, picture: after });
  played.moves.push(
    move({
      part: `${vessel}-tilt`,
      at: 60,
      lasts: 460,
      frames: [
        { rotate: '13deg', translate: 'var(--slide)' },
        { rotate: '-4deg', translate: '0px 0px', offset: 0.7 },
        { rotate: '0deg', translate: '0px 0px' },
      ],
    }),
  );
  return played;
}

/** Nobody saved it: it rises once more, then drops through the clouds. */
export function fall({ before, after, to, from }: Scene, vessel: Vessel, height: number): Sequence {
  const played = sequence('crash', 1200, after);
  const berth = berthOf(from, vessel);
  const drop = height - berth.y + berth.width;
  const afraid = { mode: 'falling', mood: 'falling' } as const;
  const falling =
    vessel === 'boat'
      ? { ...before, boat: before.boat && { ...before.boat, ...afraid } }
      : { ...before, ship: { ...before.ship, ...afraid } };
  played.told.push({ at: 0, moment: 'crash', faces: [] });
  played.changes.push({ at: 0, picture: falling }, { at: 610, picture: after });
  played.pieces.push({
    part: 'ring',
    drawing: 'splash-ring',
    x: berth.x + 40 * to.scale,
    y: Math.min(height - 40, berth.y + 190 * to.scale),
    width: 260 * to.scale,
    height: 98 * to.scale,
  });
  played.moves.push(
    move({
      part: vessel,
      lasts: 600,
      easing: DROP,
      frames: [
        { translate: '0px 0px', opacity: 1 },
        { translate: '4px -20px', offset: 0.18 },
        { translate: px(50, drop * 0.8), opacity: 1, offset: 0.86 },
        { translate: px(56, drop), opacity: 0 },
      ],
    }),
    move({
      part: `${vessel}-tilt`,
      lasts: 600,
      easing: DROP,
      ornament: true,
      frames: [{ rotate: '13deg' }, { rotate: '28deg' }],
    }),
    move({
      part: 'ring',
      at: 460,
      lasts: 520,
      frames: [
        { opacity: 0, scale: '.2' },
        { opacity: 1, scale: '1', offset: 0.35 },
        { opacity: 0, scale: '1.35', translate: '0px 26px' },
      ],
    }),
  );
  return played;
}

/** The magic spyglass: a beam opens the sky. */
export function openSky(scene: Scene, vessel: Vessel): Sequence {
  const played = sequence('spyglass', 1350, scene.after);
  const berth = berthOf(scene.to, vessel);
  played.told.push({ at: 420, moment: 'spyglass', faces: [] });
  played.changes.push({ at: 560, picture: scene.after });
  played.pieces.push({
    part: 'beam',
    drawing: 'scene-beam',
    x: berth.x,
    y: berth.y - berth.width * 0.45,
    width: berth.width * 1.1,
    height: berth.width * 1.5,
  });
  played.moves.push(
    move({
      part: 'beam',
      at: 420,
      lasts: 930,
      frames: [
        { opacity: 0, scale: '.1 1' },
        { opacity: 1, scale: '1 1', offset: 0.45 },
        { opacity: 1, scale: '1 1', offset: 0.75 },
        { opacity: 0, scale: '1 1' },
      ],
    }),
  );
  if (scene.before.ship.mode === 'falling' || scene.before.boat?.mode === 'falling')
    played.moves.push(...level(scene, vessel).moves.map((one) => ({ ...one, at: 760 })));
  sparkle(played, berth);
  return played;
}

function sparkle(played: Sequence, berth: Berth): void {
  const next = chance(5);
  for (let at = 0; at < 10; at++) {
    const x = berth.x + (next() - 0.5) * berth.width * 1.2;
    const y = berth.y - next() * berth.width * 0.8;
    played.pieces.push({ part: `spark-${at}`, drawing: 'confetti-6', x, y, width: 20, height: 20 });
    played.moves.push(
      move({
        part: `spark-${at}`,
        at: 700 + at * 60,
        lasts: 520,
        ornament: true,
        frames: [
          { opacity: 0, scale: '.2' },
          { opacity: 1, scale: '1', offset: 0.4 },
          { opacity: 0, scale: '.3', translate: '0px -30px' },
        ],
      }),
    );
  }
}

// ------------------------------------------------------------------------------------------ beginnings
/** The world turns back to its first city, the ship rises there and everybody hops in. */
export function beginJourney(scene: Scene): Sequence {
  const { before, after, to } = scene;
  const played = sequence('journey', 1700, after);
  const empty = { ...after, crew: [] };
  played.told.push({ at: 0, moment: 'journey', faces: [] });
  if (before.ship.mode !== 'gone')
    played.moves.push(
      move({ part: 'ship', lasts: 240, easing: 'linear', frames: [{ opacity: 1 }, { opacity: 0 }] }),
    );
  played.changes.push({ at: 250, picture: empty }, { at: 760, picture: after });
  const world = carried(scene, 250, 700).filter((one) => one.part.startsWith('city-'));
  played.moves.push(
    ...world,
    move({
      part: 'ship',
      at: 250,
      lasts: 460,
      frames: [
        { opacity: 0, translate: '0px 150px' },
        { opacity: 1, translate: '0px 0px' },
      ],
    }),
  );
  after.crew.forEach((_, place) => {
    played.moves.push(
      move({
        part: hatOf(after.crew, place),
        at: 760 + place * 90,
        lasts: 300,
        easing: 'ease-in',
        frames: [
          { opacity: 0, translate: '-30px -90px', rotate: '-10deg' },
          { opacity: 1, translate: '-8px -104px', offset: 0.3 },
          { opacity: 1, translate: '0px 6px', offset: 0.85 },
          { opacity: 1, translate: '0px 0px', rotate: '0deg' },
        ],
      }),
    );
  });
  dealCards(played, to, after.crew.length);
  return played;
}

function dealCards(played: Sequence, layout: Layout, pawns: number): void {
  for (let place = 0; place < pawns; place++) {
    const feet = feetAboard(layout.ship, place);
    played.pieces.push({
      part: `deal-${place}`,
      drawing: 'card-back',
      x: feet.x,
      y: feet.y - 40,
      width: 30,
      height: 42,
    });
    played.moves.push(
      move({
        part: `deal-${place}`,
        at: 1150 + place * 90,
        lasts: 300,
        easing: IN_OUT,
        ornament: true,
        frames: [
          { opacity: 0, translate: '120px -120px', scale: '.5' },
          { opacity: 1, translate: '0px 0px', scale: '1', offset: 0.8 },
          { opacity: 0, translate: '0px 14px', scale: '.6' },
        ],
      }),
    );
  }
}
