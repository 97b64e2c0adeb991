// How each thing that can happen is played. Pure: from a picture, the picture after it, and a layout for both.
import { hatOf } from '../scene/parts';
import { BOUNCE, IN_OUT, animate, px, sequence, signal, through, type Sequence } from './steps';
import type { Scene } from './transition';

// ------------------------------------------------------------------------------------------ on board
export function rollDice({ after }: Scene, faces: string[]): Sequence {
  const played = sequence('dice', 900, after);
  const captain = hatOf(after.crew, 0);
  if (captain)
    animate(
      played,
      captain,
      { lasts: 300, easing: IN_OUT, ornament: true },
      through('rotate', '0deg', '-14deg', '10deg', '0deg'),
    );
  signal(played, 'dice', 150, faces);
  return played;
}

export function stay({ after }: Scene, seat: number): Sequence {
  const played = sequence('stay', 150, after);
  played.changes.push({ at: 0, picture: after });
  animate(played, `tick-${seat}`, { lasts: 160, easing: BOUNCE }, [
    { opacity: 0, translate: '0 -22px', scale: '1.5' },
    { opacity: 1, translate: '0 0', scale: '1' },
  ]);
  animate(
    played,
    `pawn-${seat}-0`,
    { at: 110, lasts: 140, ornament: true },
    through('translate', '0 0', '0 5px', '0 0'),
  );
  signal(played, 'stay');
  return played;
}

// ------------------------------------------------------------------------------------------ small things
export function moor({ after }: Scene): Sequence {
  const played = sequence('mooring', 500, after);
  played.changes.push({ at: 0, picture: after });
  animate(played, 'rope', { lasts: 400, easing: BOUNCE }, [{ scale: '1 0' }, { scale: '1 1' }]);
  signal(played, 'mooring');
  return played;
}

/** Somebody takes the rowboat: it comes down beside the ship. */
export function launchBoat({ after, from, to }: Scene): Sequence {
  const played = sequence('rowboat', 520, after);
  played.changes.push({ at: 0, picture: after });
  const boat = to.boat;
  if (boat)
    animate(played, 'boat', { lasts: 480, easing: IN_OUT }, [
      { opacity: 0, translate: px(from.ship.x - boat.x, from.ship.y - boat.y - 30) },
      { opacity: 1, offset: 0.15 }, // its pawn is no longer aboard
      { opacity: 1, translate: '0px 0px' },
    ]);
  signal(played, 'rowboat');
  return played;
}
