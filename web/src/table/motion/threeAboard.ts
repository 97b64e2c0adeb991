// Where the tests of motion begin: three aboard at city 9, bound for 12.
import type { Happened } from '../../wire/link.svelte';
import { advance, BLANK, type Picture } from '../scene/picture';
import { plan, type Stage } from './plan';
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
  piles: { '9': 5, '12': 9 },
};

export const ended = (events: Happened[], start = START): Picture => events.reduce(advance, start);
export const planned = (events: Happened[], start = START): Sequence[] =>
  plan(events, start, ended(events, start), STAGE);
