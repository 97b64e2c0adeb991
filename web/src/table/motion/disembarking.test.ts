// Over the rail, to an island and back: no pawn is in two places, none comes from nowhere.
import { describe, expect, it } from 'vitest';
import type { Happened } from '../../wire/link.svelte';
import { giftsAt, layoutOf } from '../scene/layout';
import { advance, type Picture } from '../scene/picture';
import { sequencesOf } from './sequencer';
import { isLeaving, type Sequence } from './steps';
import { ANN, BEN, CY, ended, planned, STAGE, START } from './threeAboard';

const LEFT: Happened[] = [{ what: 'left', seat: CY, city: '9' }];

describe('a step over the rail', () => {
  const BOAT = { ...START.ship, seat: CY, card: 'rowboat_fog' };
  const ROWED: Picture = { ...START, crew: [ANN, BEN], leg: 'boat', boat: BOAT };
  const LANDED: Happened[] = [{ what: 'landed', seat: CY, vessel: 'boat', city: '9' }];
  const moved = (one: Sequence | undefined, part: string) => one?.moves.filter((each) => each.part === part);

  it('leaves the rowboat empty for a moment when its pawn lands, and lets it fade', () => {
    const [hop] = planned(LANDED, ROWED);
    const [stepped] = hop?.changes ?? [];
    expect(stepped?.picture.boat).toEqual({ ...BOAT, empty: true });
    expect(stepped?.picture.stands).toEqual([{ seat: CY, city: '9' }]);
    expect(hop?.after.boat).toBeNull();
    const [fade] = moved(hop, 'boat') ?? [];
    expect([fade?.frames.at(-1)?.opacity, fade && isLeaving(fade)]).toEqual([0, true]);
  });

  it('keeps a close view on the rowboat until its pawn has landed', () => {
    const far = { ...ROWED, ship: { ...START.ship, at: '1', mode: 'gone' as const }, crew: [] };
    const close = { ...STAGE, box: { width: 390, height: 400, top: 0 } };
    const [hop] = sequencesOf(LANDED, far, ended(LANDED, far), close);
    const [flight] = moved(hop, 'stand-2-0') ?? [];
    const [from = 0] = flight?.frames[0]?.translate?.split(' ').map(parseFloat) ?? [];
    expect(Math.abs(from)).toBeLessThan(100); // px: over the island it lands on, not from another city
  });

  it('turns an ejected pawn head over heels, but not the flag with the name', () => {
    const [ejection] = planned([{ what: 'card_played', seat: CY, card: 'ejection', target: BEN }]);
    const turned = ejection?.moves
      .filter(({ frames }) => frames.some(({ rotate }) => rotate))
      .map(({ part }) => part);
    expect(turned).toEqual(['stand-1-0-figure']);
    expect(moved(ejection, 'stand-1-0-flag')?.[0]?.frames[0]).toEqual({ opacity: 0 });
  });

  it('begins a hop where the pawn is aboard, as large as it is there', () => {
    const [hop] = planned(LEFT);
    const [flight] = moved(hop, 'stand-2-0') ?? [];
    expect(Number(flight?.frames[0]?.scale)).toBeGreaterThan(1);
    expect([flight?.frames.at(-1)?.scale, flight?.frames.at(-1)?.translate]).toEqual(['1', '0px 0px']);
  });

  it('brings a pawn back over the rail before it is aboard, and moves the ship only then', () => {
    const ashore = ended(LEFT);
    const [back] = planned([{ what: 'reboarded', seat: CY, city: '9' }], ashore);
    const [aboard] = back?.changes ?? [];
    expect(aboard?.picture.crew).toEqual(START.crew);
    const [up] = moved(back, 'stand-2-0') ?? [];
    const [down] = moved(back, 'pawn-2-0') ?? [];
    expect([up?.at, up?.lasts, down?.at]).toEqual([0, aboard?.at, aboard?.at]);
    expect(moved(back, 'ship')?.map(({ at }) => at)).toEqual([aboard?.at]);
  });

  it('lets every pawn of a crew hop off, and none that stood there before', () => {
    const crews: Picture = {
      ...START,
      crew: [ANN, ANN, ANN, BEN, BEN, BEN],
      everybody: [ANN, ANN, ANN, BEN, BEN, BEN],
    };
    const prepared = advance(crews, { what: 'prepared', seat: ANN, cards: 2 });
    const [hop] = planned([{ what: 'left', seat: ANN, city: '9' }], prepared);
    const hopped = hop?.moves.filter(({ part, lasts }) => /^stand-\d-\d$/.test(part) && lasts > 200);
    expect(hopped?.map(({ part }) => part)).toEqual(['stand-0-1', 'stand-0-2']);
  });

  it('drops a gift where the gifts are counted', () => {
    const [gift] = planned([{ what: 'gift_set_aside', seat: ANN, city: '12' }]);
    const spot = giftsAt(layoutOf(START, STAGE.box, STAGE.branch), STAGE.box);
    expect(gift?.pieces.map(({ part, x, y }) => [part, x, y])).toEqual([['gift', spot.x, spot.y]]);
    expect(moved(gift, 'gift')?.[0]?.frames.at(-1)?.translate).toBe('0px 0px');
  });
});
