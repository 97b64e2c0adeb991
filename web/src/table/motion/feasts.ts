// Light: the lanterns of Meiji, the fireflies of the forgotten city; and the wind.
import type { Drawing } from '../../art/generated/drawings';
import type { Box } from '../scene/layout';
import { Plan, chance, join, paced, px, through, type Sequence } from './steps';
import type { Scene } from './transition';

const DOCKED = 0.64; // of the time of a flight: the ship is there after 900 ms

/** The last flight, and lanterns rise over the whole sky; in the still twin each is simply there. */
export function feast({ after }: Scene, box: Box, flight: Sequence): Sequence {
  const played = new Plan('feast', 2600, after, { rest: 1400, signals: { feast: 200, outcome: 800 } });
  join(played, paced(flight, DOCKED), 0);
  const next = chance(7);
  for (let at = 0; at < 26; at++) {
    const width = 18 + next() * 30;
    const x = next() * box.width;
    const y = box.height * (0.12 + next() * 0.5);
    const drift = next() * 60 - 30;
    const drawing = `lantern-${1 + (at % 3)}` as Drawing;
    played.show(`lantern-${at}`, drawing, { x, y }, width, width * 1.33);
    // nine lanterns are enough with reduced motion
    played.animate(
      `lantern-${at}`,
      { at: 300 + next() * 500, lasts: 1500 + next() * 300, easing: 'linear', ornament: at >= 9 },
      [
        { opacity: 0, translate: px(0, box.height * 0.5), rotate: '-4deg' },
        { opacity: 0.95, offset: 0.15 },
        { opacity: 0.95, translate: px(drift, 0), rotate: '5deg', offset: 0.65 },
        {
          opacity: 0,
          translate: px(drift * 1.5, -Math.round(box.height * 0.3)),
          rotate: '-3deg',
        },
      ],
    );
  }
  return played;
}

/** Boscalumia shines again: the sky glows around the trunk, fireflies rise from it. */
export function relight({ after, to }: Scene): Sequence {
  const played = new Plan('lit', 2000, after, { rest: 1800, shows: 300, signals: { lit: 0, outcome: 300 } });
  const spot = to.spots['boscalumia'] ?? { x: 0, y: 0, size: 100 };
  const next = chance(11);
  // it fills the sky: a smaller one would have edges
  played.animate('dawn', { at: 300, lasts: 900 }, [{ opacity: 0 }, { opacity: 1 }]);
  for (let at = 0; at < 18; at++) {
    const x = spot.x + (next() - 0.5) * spot.size * 1.6;
    const y = spot.y + (next() - 0.5) * spot.size;
    played.show(`firefly-${at}`, 'confetti-6', { x, y }, 16);
    played.animate(
      `firefly-${at}`,
      { at: 300 + next() * 900, lasts: 900, easing: 'ease-in-out', ornament: at >= 6 },
      [
        { opacity: 0, translate: '0px 20px', scale: '.4' },
        { opacity: 1, translate: px(next() * 40 - 20, -20), scale: '1', offset: 0.5 },
        { opacity: 0, translate: px(next() * 60 - 30, -60), scale: '.4' },
      ],
    );
  }
  return played;
}

/** A gust over the whole scene: everybody aboard shivers, the clear dice are blown away. */
export function gust({ after, to }: Scene): Sequence {
  const played = new Plan('gust', 1000, after, { signals: { gust: 260 } });
  [0, 1, 2].forEach((at) => {
    const width = (200 + at * 40) * to.scale;
    const y = to.ship.y - to.ship.width * (0.25 + at * 0.25);
    played.show(`wind-${at}`, 'scene-breeze', { x: to.ship.x, y }, width, width * 0.46);
    played.animate(`wind-${at}`, { at: 260 + at * 70, lasts: 620, easing: 'ease-in-out' }, [
      { opacity: 0, translate: '-240px 0px' },
      { opacity: 1, translate: '0px 0px', offset: 0.45 },
      { opacity: 0, translate: '260px -10px' },
    ]);
  });
  played.animate(
    'ship-tilt',
    { at: 380, lasts: 420, ornament: true },
    through('rotate', '0deg', '4deg', '-3deg', '2deg', '0deg'),
  );
  return played;
}
