// Before the flight: the captain says that they can pay, the cards fly to the dice, or nothing is to be paid.
import type { Drawing } from '../../art/generated/drawings';
import { BOAT_PAWN, feetAboard, hatOf } from '../scene/aboard';
import { BOAT_HEIGHT, SHIP_HEIGHT, type Point } from '../scene/layout';
import type { Scene } from './transition';
import { berthOf, type Vessel } from './flights';
import { BOUNCE, IN_OUT, OUT, Plan, px, through, type Sequence } from './steps';

const DIE = 40; // px
const STAGGER = 420; // ms in which all cards leave the captain

/** "I can": the captain nods. Their card in the rail says it. */
export function nod({ after }: Scene): Sequence {
  const played = new Plan('can', 600, after);
  played.animate(
    hatOf(after.crew, 0),
    { lasts: 360, easing: IN_OUT, ornament: true },
    through('translate', '0px 0px', '0px -12px', '0px 0px', '0px -6px', '0px 0px'),
  );
  return played;
}

/** Over the balloon, where nothing is read. */
function above({ to }: Scene, vessel: Vessel): Point {
  const berth = berthOf(to, vessel);
  return { x: berth.x, y: berth.y - berth.width * (vessel === 'boat' ? BOAT_HEIGHT : SHIP_HEIGHT * 0.74) };
}

/** All dice are blank: a breeze, and the word for it. */
export function clearSky(scene: Scene, vessel: Vessel): Sequence {
  const played = new Plan('clear', 800, scene.after, { signals: { blank: 0 } });
  const { x, y } = above(scene, vessel);
  const width = 200 * scene.to.scale;
  played.show('breeze', 'scene-breeze', { x, y }, width, width * 0.46);
  played.pieces.push({ part: 'sign', drawing: 'sign', text: 'scene-clear', x, y, width: 0, height: 0 });
  played.animate('breeze', { lasts: 800, easing: 'ease-in-out', ornament: true }, [
    { opacity: 0, translate: '-160px 0px' },
    { opacity: 1, translate: '0px 0px', offset: 0.45 },
    { opacity: 0, translate: '200px -10px' },
  ]);
  played.animate('sign', { lasts: 800, easing: 'linear' }, [
    { opacity: 0, translate: '0px 8px', easing: OUT },
    { opacity: 1, translate: '0px 0px', offset: 0.18 },
    { opacity: 1, translate: '0px 0px', offset: 0.86 },
    { opacity: 0, translate: '0px 0px' },
  ]);
  return played;
}

/** The dice of this leg hang over the vessel, and each card that is paid flies to its die. */
export function pay(
  scene: Scene,
  vessel: Vessel,
  hazards: string[],
  paid: (Drawing | undefined)[],
): Sequence {
  const played = new Plan('payment', 1000, scene.after, { signals: { cardSlide: 120 } });
  const berth = berthOf(scene.to, vessel);
  const hand: Point =
    vessel === 'boat'
      ? { x: berth.x, y: berth.y - (BOAT_PAWN.y + 40) * (berth.width / 160) }
      : { ...feetAboard(berth, 0), y: feetAboard(berth, 0).y - berth.width * 0.14 };
  const row = above(scene, vessel);
  const size = DIE * Math.max(0.8, scene.to.scale);
  const gap = Math.min(size + 8, (berth.width * 1.1) / Math.max(1, hazards.length));
  hazards.forEach((hazard, at) => {
    const x = row.x + (at - (hazards.length - 1) / 2) * gap;
    const drawing = `die-${hazard}` as Drawing;
    played.show(`owed-${at}`, drawing, { x, y: row.y }, size);
    played.animate(`owed-${at}`, { lasts: 1000, easing: 'linear' }, [
      { opacity: 0, scale: '.6', easing: BOUNCE },
      { opacity: 1, scale: '1', offset: 0.16 },
      { opacity: 1, scale: '1', offset: 0.88 },
      { opacity: 0, scale: '.9' },
    ]);
    const card = paid[at];
    if (!card) return;
    const begins = 120 + (STAGGER / Math.max(3, hazards.length)) * at;
    const part = `card-${at}`;
    played.show(part, card, { x, y: row.y + size * 0.62 }, size);
    played.animate(part, { at: begins, lasts: 1000 - begins, easing: 'linear' }, [
      { opacity: 0, translate: px(hand.x - x, hand.y - row.y - size * 0.62), scale: '.5', easing: OUT },
      { opacity: 1, offset: 0.12, easing: OUT },
      { opacity: 1, translate: '0px 0px', scale: '1', offset: 0.4 },
      { opacity: 1, translate: '0px 0px', scale: '1', offset: 0.86 },
      { opacity: 0, translate: '0px 0px', scale: '.9' },
    ]);
  });
  return played;
}
