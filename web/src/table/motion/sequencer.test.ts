// Events become sequences; a backlog is caught up; the reduced-motion twin shows the same pictures.
import { describe, expect, it } from 'vitest';
import type { Happened } from '../../wire/link.svelte';
import { sequencesOf } from './sequencer';
import { catchUp, PATIENCE, still } from './queue';
import { isLeaving, move, type Sequence } from './steps';
import {
  ANN,
  ARRIVAL,
  BEGINNING,
  BEN,
  CY,
  ended,
  FALL,
  FLIGHT,
  LEFT,
  planned,
  ROLL,
  STAGE,
  START,
  STAYED,
  STORIES,
} from './threeAboard';

const names = (events: Happened[], start = START): string[] => planned(events, start).map(({ name }) => name);

describe('the plan', () => {
  it('plays what happened in its order', () => {
    expect(names([STAYED, ...LEFT, ...FLIGHT])).toEqual(['stay', 'hop', 'can', 'flight']);
  });

  it('ends in the true picture', () => {
    const events = [STAYED, ...LEFT, ...FLIGHT];
    expect(planned(events).at(-1)?.after).toEqual(ended(events));
  });

  it('shows the true picture at once where nothing moves', () => {
    const [only] = planned([{ what: 'card_drawn', seat: ANN }]);
    expect([only?.name, only?.lasts]).toEqual(['truth', 0]);
  });

  it('strikes first and falls later: the window lies between', () => {
    expect(names(FALL.slice(0, 1))).toEqual(['strike']);
    expect(names(FALL.slice(1), ended(FALL.slice(0, 1)))).toEqual(['crash']);
  });

  it('shows everybody the same strike, whatever is missing', () => {
    const other = { ...FALL[0], faced: [0, 0, 2, 1], turbos: 1 } as Happened;
    expect(planned([other])).toEqual(planned(FALL.slice(0, 1)));
  });

  it('levels the ship when it can be paid after all, and not otherwise', () => {
    const can = FLIGHT.slice(0, 1);
    expect(names(can, ended(FALL.slice(0, 1)))).toEqual(['rescue']);
    expect(names(can)).toEqual(['can']);
  });

  it('pays each die of the roll with a card before the ship flies', () => {
    const [, , payment, flight] = planned([...ROLL, ...FLIGHT]);
    expect([payment?.name, flight?.name]).toEqual(['payment', 'flight']);
    const dice = payment?.pieces.filter(({ part }) => part.startsWith('owed'));
    expect(dice?.map(({ drawing }) => drawing)).toEqual(['die-fog', 'die-pirates']);
    expect(payment?.pieces.filter(({ part }) => part.startsWith('card')).map(({ part }) => part)).toEqual([
      'card-0',
    ]);
  });

  it('says that the sky is clear where all dice are blank, and asks nothing for it', () => {
    const clear = planned(STORIES['clear'] as Happened[]).at(-1);
    expect([clear?.name, clear?.rest]).toEqual(['clear', 0]);
    expect(clear?.pieces.map(({ text }) => text)).toContain('scene-clear');
  });

  it('opens all gifts at once, and hands out one after the other', () => {
    const [opened, given] = planned(STORIES['gifts'] as Happened[]);
    expect(opened?.pieces.map(({ drawing }) => drawing)).toEqual(['treasure-9', 'treasure-9', 'treasure-15']);
    expect([given?.name, given?.pieces[0]?.drawing]).toEqual(['given', 'treasure-15']);
  });

  it('lights lanterns at the last city', () => {
    expect(names(ARRIVAL)).toEqual(['feast']);
    const [feast] = planned(ARRIVAL.slice(0, 1));
    expect(feast?.pieces.filter(({ drawing }) => drawing.startsWith('lantern-'))).toHaveLength(26);
    const [flown] = feast?.moves.filter(({ part }) => part === 'ship') ?? [];
    expect(flown && flown.at + flown.lasts).toBeLessThanOrEqual(900);
  });

  it.each([
    ['arrival', 'feast', ['back-25', 'back-25', 'back-25']],
    ['light', 'lit', []],
  ])('lets everybody aboard step ashore under the lights, captain first: %s', (story, name, treasures) => {
    const welcome = planned(STORIES[story] as Happened[]).at(-1);
    expect(welcome?.name).toBe(name);
    const hops = [ANN, BEN, CY].map((seat) =>
      welcome?.moves.find(({ part, lasts }) => part === `stand-${seat}-0` && lasts > 200),
    );
    const begun = hops.map((hop) => hop?.at ?? 0);
    expect(new Set(begun).size).toBe(3);
    expect(begun).toEqual([...begun].sort((one, other) => one - other));
    expect(welcome?.changes.map(({ picture }) => picture.crew.length).slice(-3)).toEqual([2, 1, 0]);
    const pieces = welcome?.pieces ?? [];
    expect(pieces.flatMap(({ drawing }) => (drawing.startsWith('back-') ? drawing : []))).toEqual(treasures);
    expect(new Set(pieces.map(({ part }) => part)).size).toBe(pieces.length);
    expect(welcome?.lasts).toBeLessThanOrEqual(2600);
  });

  it('lets a player who draws at the last city after a poll step ashore then', () => {
    expect(names(ARRIVAL.slice(1, 2), ended(ARRIVAL.slice(0, 1)))).toEqual(['hop']);
  });

  it('meets the hazards of the dice and beats them with what was paid', () => {
    const flight = sequencesOf(FLIGHT, START, ended(FLIGHT), STAGE, ['fog', 'blank', 'pirates']).at(-1);
    const pieces = flight?.pieces.map(({ drawing }) => drawing);
    expect(pieces).toEqual(['scene-fog', 'equip-compass', 'scene-pirates']);
  });

  it('beats each hazard with its own equipment, or else with a turbo', () => {
    const paid: Happened[] = ['turbo', 'cannon', 'compass'].map((card) => ({
      what: 'card_paid',
      seat: ANN,
      card: card as 'turbo',
      count: 1,
    }));
    const events = [...paid, FLIGHT[2] as Happened];
    const artOf = (card: string) => (card === 'turbo' ? 'card-turbo' : `equip-${card}`) as 'card-turbo';
    const dice = ['fog', 'birds', 'pirates'];
    const flight = sequencesOf(events, START, ended(events), { ...STAGE, artOf }, dice).at(-1);
    const badges = flight?.pieces.filter(({ part }) => part.startsWith('paid')).map(({ drawing }) => drawing);
    expect(badges).toEqual(['equip-compass', 'card-turbo', 'equip-cannon']);
  });

  it('shows a treasure face only if it is known', () => {
    const mine: Happened[] = [
      LEFT[0] as Happened,
      { what: 'treasure_drawn', seat: CY, city: '9', treasure: '9/12' },
    ];
    const drawn = (events: Happened[]) => planned(events)[0]?.pieces.map(({ drawing }) => drawing);
    expect(drawn(LEFT)).toContain('back-9');
    expect(drawn(mine)).toContain('treasure-12');
  });

  it('carries a player on the jetpack, all the way', () => {
    const jetpack = planned(STORIES['jetpack'] as Happened[]).at(-1) as Sequence;
    const [pawn, carrier] = ['stand-2-0', 'jetpack'].map((part) =>
      jetpack.moves.find((one) => one.part === part && one.lasts > 900),
    );
    expect(carrier?.frames.map(({ translate }) => translate)).toEqual(
      pawn?.frames.map(({ translate }) => translate),
    );
    expect(jetpack.pieces.map(({ drawing }) => drawing)).toContain('card-jetpack');
  });

  it.each(Object.keys(STORIES))('moves nothing after its end, and no layout: %s', (story) => {
    for (const one of planned(STORIES[story] as Happened[]))
      for (const moved of one.moves) {
        const free = ['translate', 'rotate', 'scale', 'opacity', 'offset', 'easing'];
        for (const frame of moved.frames) expect(free).toEqual(expect.arrayContaining(Object.keys(frame)));
        expect([moved.part, moved.at + moved.lasts <= one.lasts + 600]).toEqual([moved.part, true]);
      }
  });
});

describe('what leaves', () => {
  const ending = (frame: object) => isLeaving(move('ship', {}, [{ opacity: 1 }, frame]));

  it('is what ends out of sight or in another place: it must not be back for a frame', () => {
    expect([{ opacity: 0 }, { translate: '0px -34px' }].map(ending)).toEqual([true, true]);
    expect([{ opacity: 1 }, { translate: '0px 0px' }, { rotate: '13deg' }].map(ending)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it.each(['fall', 'journey'])('holds the vessel until the picture drops it: %s', (story) => {
    const last = planned(STORIES[story] as Happened[]).at(-1);
    const [gone] = last?.moves.filter(({ part }) => part === 'ship') ?? [];
    expect(gone && isLeaving(gone)).toBe(true);
  });
});

describe('the queue', () => {
  const some = (lasts: number): Sequence => ({ ...(planned([STAYED])[0] as Sequence), lasts });

  it('lets a short wait be', () => {
    expect(catchUp([some(900), some(500), some(1600)])).toMatchObject({ rate: 1 });
  });

  it('plays older sequences faster, so that the newest begins in time', () => {
    const { rate, sequences } = catchUp([some(1600), some(900), some(1600)]);
    expect(sequences).toHaveLength(3);
    expect(2500 / rate).toBeLessThanOrEqual(PATIENCE);
  });

  it('counts only the rest of the current sequence', () => {
    expect(catchUp([some(1600), some(900), some(1600)], 1400)).toMatchObject({ rate: 1 });
  });

  it('leaves out the oldest when even that is too slow', () => {
    const newest = some(1700);
    const { rate, sequences } = catchUp([some(1600), some(1600), some(1600), newest]);
    expect(sequences.at(-1)).toBe(newest);
    expect(sequences.slice(0, -1).reduce((sum, one) => sum + one.lasts, 0) / rate).toBeLessThanOrEqual(
      PATIENCE,
    );
  });
});

describe('outcomes', () => {
  const NEXT: Happened[] = [
    ...BEGINNING,
    { what: 'dice_rolled', seat: BEN },
    { what: 'stayed', seat: CY },
  ] as Happened[];

  it.each([
    ['the last city', ARRIVAL, 'feast'],
    ['the forgotten city', [FLIGHT[2] as Happened, ...(STORIES['light'] as Happened[])], 'lit'],
    ['a crash', FALL, 'crash'],
  ])('are played, whatever follows: %s', (_, events, name) => {
    const all = planned([...events, ...NEXT]);
    const { sequences } = catchUp(all);
    expect(sequences.map((one) => one.name)).toContain(name);
    expect(sequences.at(-1)).toBe(all.at(-1));
  });

  it('lets no new ship rise at a table without pauses', () => {
    const events = [...ARRIVAL, ...NEXT];
    const names = (instant: boolean): string[] =>
      sequencesOf(events, START, ended(events), { ...STAGE, instant }).map(({ name }) => name);
    expect(names(false)).toContain('journey');
    expect(names(true)).toEqual(names(false).filter((name) => name !== 'journey'));
  });

  it('end in the picture of a dropped sequence after them', () => {
    const [feast, journey, dice, stay] = planned([...ARRIVAL, ...NEXT]).map((one) => ({ ...one }));
    const { sequences } = catchUp([feast, journey, dice, { ...stay, lasts: 900 }, stay] as Sequence[]);
    expect(sequences.map(({ name }) => name)).toEqual(['feast', 'stay']);
    expect(sequences[0]?.after).toEqual(stay?.after);
  });
});

describe('the still twin', () => {
  it.each(Object.keys(STORIES))('shows the same pictures at the same moments: %s', (story) => {
    for (const one of planned(STORIES[story] as Happened[])) {
      const twin = still(one);
      expect([twin.changes, twin.after, twin.signals]).toEqual([one.changes, one.after, one.signals]);
    }
  });

  it.each(Object.keys(STORIES))('goes nowhere, turns nothing and never flashes: %s', (story) => {
    for (const { moves } of planned(STORIES[story] as Happened[]).map(still)) {
      expect(
        moves
          .flatMap(({ frames }) => frames)
          .filter((frame) => frame.translate ?? frame.rotate ?? frame.scale),
      ).toEqual([]);
      expect(moves.map(({ part }) => part)).not.toContain('flash');
    }
  });

  it('lets a vessel that falls fade away, and does not let it blink', () => {
    const crash = still(planned(STORIES['fall'] as Happened[]).at(-1) as Sequence);
    const fades = crash.moves.filter(({ part }) => part === 'ship').map(({ frames }) => frames);
    expect(fades).toEqual([[{ opacity: 1 }, { opacity: 0 }]]);
  });

  it('does not let the ship blink when it only makes room for somebody', () => {
    const [hop] = planned(LEFT).map(still);
    expect(hop?.moves.map(({ part }) => part)).not.toContain('ship');
    expect(planned(LEFT)[0]?.moves.map(({ part }) => part)).toContain('ship');
  });

  it.each(['flight', 'fall', 'leaving', 'journey', 'spyglass', 'gifts'])(
    'still shows that something happens: %s',
    (story) => {
      const last = planned(STORIES[story] as Happened[])
        .map(still)
        .at(-1);
      expect(last?.moves.length).toBeGreaterThan(0);
    },
  );

  it('does not rest: nothing waits for it', () => {
    expect(planned(FALL).map(({ rest }) => rest)).not.toContain(0);
    expect(new Set(planned(FALL).map((one) => still(one).rest))).toEqual(new Set([0]));
  });
});
