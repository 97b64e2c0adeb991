// "I cannot pay": the strike, the fall, and what may come between them.
import type { Berth } from '../scene/layout';
import { DROP, Plan, chance, px, through, type Sequence } from './steps';
import { berthOf, type Vessel } from './flights';
import type { Scene } from './transition';

/** "I cannot pay": silence, a strike, and the vessel tilts. It stays tilted until the fall is decided. */
export function strike({ after, to }: Scene, vessel: Vessel): Sequence {
  const played = new Plan('strike', 820, after, {
    rest: 480,
    shows: 340,
    signals: { outcome: 0, strike: 250 },
  });
  const berth = berthOf(to, vessel);
  played.show('bolt', 'bolt', { x: berth.x - 30, y: berth.y - berth.width * 0.5 }, 120, 240);
  played.show('flash', 'flash', { x: 0, y: 0 }, 0);
  played.animate('bolt', { at: 250, lasts: 340, easing: 'linear' }, through('opacity', 0, 1, 1, 0));
  // a single one, and none in the still twin
  played.animate('flash', { at: 250, lasts: 490, easing: 'linear', ornament: true }, [
    { opacity: 0 },
    { opacity: 0.35, offset: 0.18 },
    { opacity: 0 },
  ]);
  played.animate('storm', { at: 340, lasts: 300 }, [{ opacity: 0 }, { opacity: 1 }]);
  played.animate(`${vessel}-tilt`, { at: 340, lasts: 480 }, [
    { rotate: '0deg', translate: '0px 0px' },
    { rotate: '17deg', offset: 0.6 },
    { rotate: '13deg', translate: 'var(--slide)' },
  ]);
  return played;
}

/** Saved: the storm clears and the vessel comes level again. */
export function level({ after }: Scene, vessel: Vessel): Sequence {
  const played = new Plan('rescue', 560, after, { shows: 60, signals: { rescue: 0 } });
  played.animate(`${vessel}-tilt`, { at: 60, lasts: 460 }, [
    { rotate: '13deg', translate: 'var(--slide)' },
    { rotate: '-4deg', translate: '0px 0px', offset: 0.7 },
    { rotate: '0deg', translate: '0px 0px' },
  ]);
  return played;
}

const READ = 2200; // ms for the line that says who lost what
const BREATH = 1000; // ms in which nothing happens

/** Nobody saved it: it rises once more, then drops through the clouds. Then the loss is read, and nothing moves. */
export function fall({ before, after, to, from }: Scene, vessel: Vessel, height: number): Sequence {
  const played = new Plan('crash', 1200, after, { rest: READ + BREATH, signals: { crash: 0, outcome: 900 } });
  const berth = berthOf(from, vessel);
  const drop = height - berth.y + berth.width;
  const afraid = { mode: 'falling', mood: 'falling' } as const;
  const falling =
    vessel === 'boat'
      ? { ...before, boat: before.boat && { ...before.boat, ...afraid } }
      : { ...before, ship: { ...before.ship, ...afraid } };
  played.change(0, falling);
  played.change(610, after);
  played.show(
    'ring',
    'splash-ring',
    { x: berth.x + 40 * to.scale, y: Math.min(height - 40, berth.y + 190 * to.scale) },
    260 * to.scale,
    98 * to.scale,
  );
  played.animate(vessel, { lasts: 600, easing: DROP }, [
    { translate: '0px 0px', opacity: 1 },
    { translate: '4px -20px', offset: 0.18 },
    { translate: px(50, drop * 0.8), opacity: 1, offset: 0.86 },
    { translate: px(56, drop), opacity: 0 },
  ]);
  played.animate(`${vessel}-tilt`, { lasts: 600, easing: DROP, ornament: true }, [
    { rotate: '13deg' },
    { rotate: '28deg' },
  ]);
  played.animate('ring', { at: 460, lasts: 520 }, [
    { opacity: 0, scale: '.2' },
    { opacity: 1, scale: '1', offset: 0.35 },
    { opacity: 0, scale: '1.35', translate: '0px 26px' },
  ]);
  return played;
}

/** The magic spyglass: a beam opens the sky. */
export function openSky(scene: Scene, vessel: Vessel): Sequence {
  const played = new Plan('spyglass', 1350, scene.after, { shows: 560, signals: { spyglass: 420 } });
  const berth = berthOf(scene.to, vessel);
  played.show(
    'beam',
    'scene-beam',
    { x: berth.x, y: berth.y - berth.width * 0.45 },
    berth.width * 1.1,
    berth.width * 1.5,
  );
  played.animate('beam', { at: 420, lasts: 930 }, [
    { opacity: 0, scale: '.1 1' },
    { opacity: 1, scale: '1 1', offset: 0.45 },
    { opacity: 1, scale: '1 1', offset: 0.75 },
    { opacity: 0, scale: '1 1' },
  ]);
  if (scene.before.ship.mode === 'falling' || scene.before.boat?.mode === 'falling')
    played.moves.push(...level(scene, vessel).moves.map((one) => ({ ...one, at: 760 })));
  sparkle(played, berth);
  return played;
}

function sparkle(played: Plan, berth: Berth): void {
  const next = chance(5);
  for (let at = 0; at < 10; at++) {
    const x = berth.x + (next() - 0.5) * berth.width * 1.2;
    const y = berth.y - next() * berth.width * 0.8;
    played.show(`spark-${at}`, 'confetti-6', { x, y }, 20);
    played.animate(`spark-${at}`, { at: 700 + at * 60, lasts: 520, ornament: true }, [
      { opacity: 0, scale: '.2' },
      { opacity: 1, scale: '1', offset: 0.4 },
      { opacity: 0, scale: '.3', translate: '0px -30px' },
    ]);
  }
}
