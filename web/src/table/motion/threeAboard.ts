// Where the tests of motion begin: three aboard at city 9, bound for 12. And what may happen to them there.
import type { Happened } from '../../wire/link.svelte';
import { advance, BLANK, type Picture } from '../scene/picture';
import { sequencesOf, type Stage } from './sequencer';
import type { Sequence } from './steps';

export const STAGE: Stage = {
  box: { width: 1176, height: 900, top: 58 },
  branch: true,
  artOf: () => 'equip-compass',
};
export const ANN = 0;
export const BEN = 1;
export const CY = 2;
export const START: Picture = {
  ...BLANK,
  ship: { at: '9', heading: '12', mode: 'docked', mood: 'calm' },
  crew: [ANN, BEN, CY],
  everybody: [ANN, BEN, CY],
  piles: { '9': 5, '12': 9, '25': 6 },
  lastCity: '25',
};

export const ended = (events: Happened[], start = START): Picture => events.reduce(advance, start);
export const planned = (events: Happened[], start = START): Sequence[] =>
  sequencesOf(events, start, ended(events, start), STAGE);

// ------------------------------------------------------------------------------------------ what happens
export const STAYED: Happened = { what: 'stayed', seat: BEN };
export const LEFT: Happened[] = [
  { what: 'left', seat: CY, city: '9' },
  { what: 'treasure_drawn', seat: CY, city: '9' },
];
export const FLIGHT: Happened[] = [
  { what: 'announced_can', seat: ANN, faced: [1, 0, 0, 0], turbos: 0 },
  { what: 'card_paid', seat: ANN, card: 'compass', count: 1 },
  { what: 'flew', seat: ANN, vessel: 'aircraft', city: '12' },
  { what: 'captain_named', seat: BEN },
];
export const FALL: Happened[] = [
  { what: 'announced_cannot', seat: ANN, faced: [1, 0, 0, 0], turbos: 0 },
  { what: 'crashed', seat: ANN, vessel: 'aircraft', city: '9' },
];
export const BEGINNING: Happened[] = [{ what: 'journey_started', seat: BEN, city: '1', journey: 2 }];
export const ARRIVAL: Happened[] = [
  { what: 'flew', seat: ANN, vessel: 'aircraft', city: '25' },
  ...[ANN, BEN, CY].map((seat): Happened => ({ what: 'treasure_drawn', seat, city: '25' })),
];
export const ROLL: Happened[] = [
  { what: 'dice_rolled', seat: ANN, dice: [1, 2, 3], of: 3 },
  ...(['fog', 'blank', 'pirates'] as const).map((face, at): Happened => ({
    what: 'die_fell',
    die: at + 1,
    face,
  })),
];
export const STORIES: Record<string, Happened[]> = {
  stays: [STAYED, { what: 'stayed', seat: CY }],
  leaving: LEFT,
  flight: FLIGHT,
  fall: FALL,
  journey: BEGINNING,
  gust: [{ what: 'card_played', seat: CY, card: 'wind_gust' }],
  ejection: [
    { what: 'card_played', seat: CY, card: 'ejection', target: BEN },
    { what: 'treasure_drawn', seat: BEN, city: '9' },
  ],
  jetpack: [FALL[0] as Happened, { what: 'card_played', seat: CY, card: 'jetpack' }],
  spyglass: [FALL[0] as Happened, { what: 'spyglass_used', seat: CY, treasure: '4/spyglass' }],
  mooring: [{ what: 'moored', seat: ANN, vessel: 'aircraft', city: '9' }],
  rowboat: [{ what: 'boarded_rowboat', seat: CY, card: 'rowboat_fog', city: '9' }],
  light: [
    { what: 'lit', seat: ANN, vessel: 'aircraft' },
    ...[ANN, BEN, CY].map((seat): Happened => ({ what: 'token_earned', seat })),
  ],
  arrival: ARRIVAL,
  gift: [{ what: 'gift_set_aside', seat: ANN, city: '12' }],
  gifts: [
    { what: 'gift_revealed', treasure: '4/9', count: 2 },
    { what: 'gift_revealed', treasure: '12/15', count: 1 },
    { what: 'gift_given', seat: ANN, to: BEN, treasure: '12/15' },
  ],
  void: [{ what: 'lost_in_void', vessel: 'aircraft' }],
  end: [{ what: 'end_announced', seat: ANN }],
  roll: ROLL,
  clear: [
    ...(['blank', 'blank', 'blank'] as const).map((face, at): Happened => ({
      what: 'die_fell',
      die: at + 1,
      face,
    })),
    { what: 'announced_can', seat: ANN, faced: [0, 0, 0, 0], turbos: 0 },
  ],
  paid: [...ROLL, ...FLIGHT],
};
