// The flight past the hazards, and the beginning of a journey.
import type { Drawing } from '../../art/generated/drawings';
import { feetAboard, hatOf } from '../scene/aboard';
import type { Berth, Layout } from '../scene/layout';
import { transition, type Scene } from './transition';
import { BOUNCE, IN_OUT, OUT, Plan, type Sequence } from './steps';

const SCENERY: Record<string, { drawing: Drawing; width: number; height: number }> = {
  fog: { drawing: 'scene-fog', width: 190, height: 89 },
  lightning: { drawing: 'scene-storm', width: 120, height: 130 },
  birds: { drawing: 'scene-birds', width: 140, height: 108 },
  pirates: { drawing: 'scene-pirates', width: 130, height: 120 },
};

export type Vessel = 'ship' | 'boat';
export const berthOf = (layout: Layout, vessel: Vessel): Berth =>
  (vessel === 'boat' && layout.boat) || layout.ship;

// ------------------------------------------------------------------------------------------ the flight
/** Past the hazards to the next stop: each paid card beats one at the bow. */
export function fly(
  scene: Scene,
  vessel: Vessel,
  hazards: string[],
  paid: (Drawing | undefined)[],
): Sequence {
  const played = new Plan('flight', 1600, scene.after, { shows: 300, signals: { flight: 300 } });
  const start = berthOf(scene.from, vessel);
  const goal = berthOf(scene.to, vessel);
  hazards
    .slice(0, 5)
    .forEach((hazard, at) => meetHazard(played, scene.to, start, goal, hazard, paid[at], at));
  played.moves.push(...transition(scene, 300, 1100));
  played.animate(`${vessel}-tilt`, { at: 300, lasts: 1300, easing: IN_OUT, ornament: true }, [
    { rotate: '0deg' },
    { rotate: '-5deg', offset: 0.25 },
    { rotate: '-3deg', offset: 0.7 },
    { rotate: '2deg', offset: 0.92 },
    { rotate: '0deg' },
  ]);
  return played;
}

function meetHazard(
  played: Plan,
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
  played.show(`hazard-${at}`, scenery.drawing, { x, y }, scenery.width * scale, scenery.height * scale);
  played.animate(`hazard-${at}`, { at: at * 80, lasts: beaten + 300 - at * 80, easing: 'linear' }, [
    { opacity: 0, scale: '.6', translate: '40px 0px', easing: BOUNCE },
    { opacity: 1, scale: '1', translate: '0px 0px', offset: 0.3 },
    { opacity: 1, scale: '1', translate: '0px 0px', offset: 0.72, easing: OUT },
    { opacity: 0, scale: '1.35', translate: '0px 0px' },
  ]);
  if (!paid) return;
  played.show(`paid-${at}`, paid, { x: x - 30, y }, 50);
  played.animate(`paid-${at}`, { at: beaten - 60, lasts: 420 }, [
    { opacity: 0, scale: '.3' },
    { opacity: 1, scale: '1.15', offset: 0.35 },
    { opacity: 1, scale: '1', offset: 0.6 },
    { opacity: 0, scale: '.9', translate: '0px -22px' },
  ]);
}

// ------------------------------------------------------------------------------------------ beginnings
/** The world turns back to its first city, the ship rises there and everybody hops in. */
export function beginJourney(scene: Scene): Sequence {
  const { after, to } = scene;
  const played = new Plan('journey', 1700, after, { signals: { journey: 0 } });
  const empty = { ...after, crew: [] };
  for (const part of ['ship', 'boat'])
    // all of them that are still there
    played.animate(part, { lasts: 240, easing: 'linear' }, [{ opacity: 1 }, { opacity: 0 }]);
  played.change(250, empty);
  played.change(760, after);
  const world = transition(scene, 250, 700).filter((one) => one.part.startsWith('city-'));
  played.moves.push(...world);
  played.animate('ship', { at: 250, lasts: 460 }, [
    { opacity: 0, translate: '0px 150px' },
    { opacity: 1, translate: '0px 0px' },
  ]);
  after.crew.forEach((_, place) => {
    played.animate(hatOf(after.crew, place), { at: 760 + place * 90, lasts: 300, easing: 'ease-in' }, [
      { opacity: 0, translate: '-30px -90px', rotate: '-10deg' },
      { opacity: 1, translate: '-8px -104px', offset: 0.3 },
      { opacity: 1, translate: '0px 6px', offset: 0.85 },
      { opacity: 1, translate: '0px 0px', rotate: '0deg' },
    ]);
  });
  dealCards(played, to, after.crew.length);
  return played;
}

function dealCards(played: Plan, layout: Layout, pawns: number): void {
  for (let place = 0; place < pawns; place++) {
    const feet = feetAboard(layout.ship, place);
    // at the chest
    played.show(`deal-${place}`, 'card-back', { x: feet.x, y: feet.y - 0.26 * layout.ship.width }, 30, 42);
    played.animate(`deal-${place}`, { at: 1150 + place * 90, lasts: 300, easing: IN_OUT, ornament: true }, [
      { opacity: 0, translate: '120px -120px', scale: '.5' },
      { opacity: 1, translate: '0px 0px', scale: '1', offset: 0.8 },
      { opacity: 0, translate: '0px 14px', scale: '.6' },
    ]);
  }
}
