// Krismastri: a gift falls under the tree, all gifts are opened, each is handed to somebody.
import { giftsAt, type Box, type Layout } from '../scene/layout';
import { treasureArt } from '../treasures';
import type { Scene } from './transition';
import { BOUNCE, DROP, IN_OUT, OUT, Plan, px, through, type Sequence } from './steps';

const GIFT = 40; // px
const CARD = { width: 66, height: 93 }; // px of a treasure that is shown to everybody

/** A gift falls out of the sky to where the gifts are counted: under the tree, or in the corner of a close view. */
export function giveGift({ after, to }: Scene, box: Box): Sequence {
  const played = new Plan('gift', 620, after, { rest: 900, shows: 500, signals: { outcome: 0, gift: 310 } });
  const spot = giftsAt(to, box);
  const shrunk = String(spot.size / GIFT);
  played.show('gift', 'mod-gift', spot, GIFT);
  played.animate('gift', { lasts: 500, easing: 'linear' }, [
    { opacity: 0, translate: px(0, -Math.min(spot.y, 190)), scale: '1', easing: DROP },
    { opacity: 1, offset: 0.2, easing: DROP },
    { opacity: 1, translate: '0px 0px', scale: '1', offset: 0.62, easing: OUT },
    { opacity: 1, translate: '0px -12px', scale: '1', offset: 0.78, easing: 'ease-in' },
    { opacity: 1, translate: '0px 0px', scale: shrunk },
  ]);
  played.animate('gifts', { at: 500, lasts: 120, ornament: true }, through('scale', '1', '1.2', '1'));
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
  const played = new Plan('gifts', 2000, after, { rest: 300, signals: { outcome: 0, gift: 0 } });
  const spot = giftsAt(to, box);
  const middle = shownAt(to, box);
  const gap = Math.min(CARD.width + 10, (box.width - CARD.width) / Math.max(1, treasures.length));
  treasures.forEach((treasure, at) => {
    const part = `opened-${at}`;
    const x = middle.x + (at - (treasures.length - 1) / 2) * gap;
    played.show(part, treasureArt(treasure), { x, y: middle.y }, CARD.width, CARD.height);
    played.animate(part, { at: 60 * at, lasts: 2000 - 60 * at, easing: 'linear' }, [
      { opacity: 0, translate: px(spot.x - x, spot.y - middle.y), scale: '.3', easing: BOUNCE },
      { opacity: 1, translate: '0px 0px', scale: '1', offset: 0.25 },
      { opacity: 1, translate: '0px 0px', scale: '1', offset: 0.9 },
      { opacity: 0, translate: '0px 0px', scale: '1' },
    ]);
  });
  return played;
}

/** A gift that everybody sees leaves the tree for its new owner, who sits to the west or below a close view. */
export function handOver({ after, to }: Scene, box: Box, treasure: string): Sequence {
  const signals = { outcome: 0, page: 0, treasure: 1100 };
  const played = new Plan('given', 1500, after, { rest: 300, signals });
  const spot = giftsAt(to, box);
  const { x, y } = shownAt(to, box);
  played.show('given', treasureArt(treasure), { x, y }, CARD.width, CARD.height);
  const goal = to.close ? px(0, box.height * 0.6) : px(-x - CARD.width, 0);
  played.animate('given', { lasts: 1500, easing: 'linear' }, [
    { opacity: 0, translate: px(spot.x - x, spot.y - y), scale: '.3', easing: OUT },
    { opacity: 1, offset: 0.1, easing: OUT },
    { opacity: 1, translate: '0px 0px', scale: '1', offset: 0.28, easing: 'linear' },
    { opacity: 1, translate: '0px 0px', scale: '1', offset: 0.72, easing: IN_OUT },
    { opacity: 0, translate: goal, scale: '.7' },
  ]);
  return played;
}
