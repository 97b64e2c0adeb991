// How each thing that can happen is played. Pure: from a picture, the picture after it, and a layout for both.
import { hatOf } from '../scene/aboard';
import { BOUNCE, IN_OUT, Plan, px, through, type Sequence } from './steps';
import type { Scene } from './transition';

// ------------------------------------------------------------------------------------------ on board
export function rollDice({ after }: Scene, faces: string[]): Sequence {
  const played = new Plan('dice', 900, after);
  played.animate(
    hatOf(after.crew, 0),
    { lasts: 300, easing: IN_OUT, ornament: true },
    through('rotate', '0deg', '-14deg', '10deg', '0deg'),
  );
  played.signals.push({ at: 150, name: 'dice', faces });
  return played;
}

export function stay({ after }: Scene, seat: number): Sequence {
  const played = new Plan('stay', 150, after, { shows: 0, signals: { tick: 0 } });
  played.animate(`tick-${seat}`, { lasts: 160, easing: BOUNCE }, [
    { opacity: 0, translate: '0 -22px', scale: '1.5' },
    { opacity: 1, translate: '0 0', scale: '1' },
  ]);
  played.animate(
    `pawn-${seat}-0`,
    { at: 110, lasts: 140, ornament: true },
    through('translate', '0 0', '0 5px', '0 0'),
  );
  return played;
}

// ------------------------------------------------------------------------------------------ small things
export function moor({ after }: Scene): Sequence {
  const played = new Plan('mooring', 500, after, { shows: 0, signals: { mooring: 0 } });
  played.animate('rope', { lasts: 400, easing: BOUNCE }, [{ scale: '1 0' }, { scale: '1 1' }]);
  return played;
}

/** Somebody takes the rowboat: it comes down beside the ship. */
export function launchBoat({ after, from, to }: Scene): Sequence {
  const played = new Plan('rowboat', 520, after, { shows: 0, signals: { rowboat: 0 } });
  const boat = to.boat;
  if (boat)
    played.animate('boat', { lasts: 480, easing: IN_OUT }, [
      { opacity: 0, translate: px(from.ship.x - boat.x, from.ship.y - boat.y - 30) },
      { opacity: 1, offset: 0.15 }, // its pawn is no longer aboard
      { opacity: 1, translate: '0px 0px' },
    ]);
  return played;
}
