// Krismastri: a gift falls under the tree, all gifts are opened, each is handed to somebody.
import type { Drawing } from '../../art/generated/drawings';
import { giftsAt, type Box, type Layout } from '../scene/layout';
import { treasureArt } from '../treasures';
import type { Scene } from './transition';
import {
  BOUNCE,
  DROP,
  IN_OUT,
  OUT,
  animate,
  px,
  sequence,
  show,
  signal,
  through,
  type Sequence,
} from './steps';

const GIFT = 40; // px
const CARD = { width: 66, height: 93 }; // px of a treasure that is shown to everybody

/** A gift falls out of the sky to where the gifts are counted: under the tree, or in the corner of a close view. */
export function giveGift({ after, to }: Scene, box: Box): Sequence {
  const played = sequence('gift', 620, after);
  played.rest = 900;
  const spot = giftsAt(to, box);
  const shrunk = String(spot.size / GIFT);
  show(played, 'gift', 'mod-gift', spot, GIFT);
  animate(played, 'gift', { lasts: 500, easing: 'linear' }, [
    { opacity: 0, translate: px(0, -Math.min(spot.y, 190)), scale: '1', easing: DROP },
    { opacity: 1, offset: 0.2, easing: DROP },
    { opacity: 1, translate: '0px 0px', scale: '1', offset: 0.62, easing: OUT },
    { opacity: 1, translate: '0px -12px', scale: '1', offset: 0.78, easing: 'ease-in' },
    { opacity: 1, translate: '0px 0px', scale: shrunk },
  ]);
  animate(played, 'gifts', { at: 500, lasts: 120, ornament: true }, through('scale', '1', '1.2', '1'));
  played.changes.push({ at: 500, picture: after });
  signal(played, 'outcome');
  signal(played, 'gift', 310);
  return played;
}

/** Where an opened gift is seen by everybody: below the tree, in the middle of a close view. */
function shownAt(layout: Layout, box: Box): { x: number; y: number } {
  const spot = giftsAt(layout, box);
  return layout.close
    ? { x: box.width / 2, y: box.height * 0.42 }
    : { x: spot.x, y: spot.y + CARD.height * 0.5 + 44 };
}

/** All gifts are opened, in a row. */
export function openGifts({ after, to }: Scene, box: Box, treasures: string[]): Sequence {
  const played = sequence('gifts', 2000, after);
  played.rest = 300;
  const spot = giftsAt(to, box);
  const middle = shownAt(to, box);
  const gap = Math.min(CARD.width + 10, (box.width - CARD.width) / Math.max(1, treasures.length));
  treasures.forEach((treasure, at) => {
    const part = `opened-${at}`;
    const x = middle.x + (at - (treasures.length - 1) / 2) * gap;
    show(played, part, treasureArt(treasure), { x, y: middle.y }, CARD.width, CARD.height);
    animate(played, part, { at: 60 * at, lasts: 2000 - 60 * at, easing: 'linear' }, [
      { opacity: 0, translate: px(spot.x - x, spot.y - middle.y), scale: '.3', easing: BOUNCE },
      { opacity: 1, translate: '0px 0px', scale: '1', offset: 0.25 },
      { opacity: 1, translate: '0px 0px', scale: '1', offset: 0.9 },
      { opacity: 0, translate: '0px 0px', scale: '1' },
    ]);
  });
  signal(played, 'outcome');
  signal(played, 'gift');
  return played;
}

/** A gift that everybody sees leaves the tree for its new owner, who sits to the west or below a close view. */
export function handOver({ after, to }: Scene, box: Box, treasure: string): Sequence {
  const played = sequence('given', 1500, after);
  played.rest = 300;
  const spot = giftsAt(to, box);
  const { x, y } = shownAt(to, box);
  const drawing: Drawing = treasureArt(treasure);
  show(played, 'given', drawing, { x, y }, CARD.width, CARD.height);
  const goal = to.close ? px(0, box.height * 0.6) : px(-x - CARD.width, 0);
  animate(played, 'given', { lasts: 1500, easing: 'linear' }, [
    { opacity: 0, translate: px(spot.x - x, spot.y - y), scale: '.3', easing: OUT },
    { opacity: 1, offset: 0.1, easing: OUT },
    { opacity: 1, translate: '0px 0px', scale: '1', offset: 0.28, easing: 'linear' },
    { opacity: 1, translate: '0px 0px', scale: '1', offset: 0.72, easing: IN_OUT },
    { opacity: 0, translate: goal, scale: '.7' },
  ]);
  for (const [at, name] of [
    [0, 'outcome'],
    [0, 'given'],
    [1100, 'treasure'],
  ] as const)
    signal(played, name, at);
  return played;
}
