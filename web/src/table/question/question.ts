// The question as one sentence.
import { knows, say, sayFirst } from '../../texts/say.svelte';
import { listed, type TableModel } from '../model.svelte';
import { factsOf, isClearSky, vesselOf } from './facts';
import { momentOf, type Moment } from './moment';

export interface Sentence {
  title: string;
  detail: string;
  danger: boolean;
}

/** Questions whose reason concerns everybody. */
const PUBLIC = new Set(['declare', 'direction']);
const NOTHING: Sentence = { title: '', detail: '', danger: false };

/** `picking`: the choice whose target is being chosen, by its head; the question is then whom or which. */
export function questionOf(model: TableModel, picking: string | null = null): Sentence {
  const { view, ask } = model;
  if (!view) return NOTHING;
  const danger = view.falling;
  if (!ask) return { ...NOTHING, title: say(view.scores ? 'question-over' : 'question-none'), danger };
  const moment = momentOf(model, ask);
  const waiting = ask.seats
    .filter((seat) => seat !== model.me || model.isStandIn)
    .map((seat) => model.name(seat));
  const facts = { ...factsOf(model), names: listed(waiting), count: waiting.length };
  const keys = keysOf(model, moment);
  const first = (prefix: string): string =>
    sayFirst(
      keys.map((key) => `${prefix}-${key}`),
      facts,
    );
  const step = picking?.split(' ').at(-1) ?? '';
  if (model.isMyTurn && knows(`pick-${step}`))
    return { title: say(`pick-${step}`, facts), detail: say(`pick-why-${step}`, facts), danger };
  const why = first('why');
  if (model.isMyTurn && moment.ahead)
    return { title: first('ask'), detail: [why, say('ahead-note')].filter(Boolean).join(' '), danger };
  if (model.isMyTurn) return { title: first('ask'), detail: why, danger };
  // Texts for the asked player ("Only you see this pile") are not shown to others.
  const detail = PUBLIC.has(moment.kind) ? why : '';
  return { title: first('watch') || say('watch', facts), detail, danger };
}

/** The texts of this moment, from the most specific to the most general. */
function keysOf(model: TableModel, { kind, phase, ahead, isForced }: Moment): string[] {
  const view = model.view;
  if (!view) return [];
  if (ahead) return [...(view.vessel === 'boat' ? [`ahead-${ahead}-boat`] : []), `ahead-${ahead}`];
  const moment = `${kind}-${phase}`;
  const special: string[] = [];
  if (vesselOf(view).at === 'void') special.push(`${moment}-void`, `${kind}-void`);
  if (view.drawing !== null && view.drawing === model.me) special.push(`${kind}-mine`);
  if (view.vessel === 'boat') special.push(`${moment}-boat`, `${kind}-boat`);
  if (isForced) special.push(`${kind}-forced`);
  if (!view.dice.length) special.push(`${moment}-free`);
  if (isClearSky(view)) special.push(`${moment}-clear`, `${kind}-clear`);
  if (model.pilot === model.me) special.push(`${moment}-own`, `${kind}-own`);
  return [...special, moment, kind];
}

const PHASES = {
  roll: ['start_leg', 'landing', 'direction', 'preparation', 'before_roll', 'roll'],
  declare: ['declarations'],
  powers: ['after_declarations'],
  announce: ['announcement', 'after_cannot', 'help', 'reveal', 'crashing'],
  pay: ['after_can', 'payment'],
  fly: ['mooring', 'hook', 'move', 'arrival'],
};
export type Step = keyof typeof PHASES;
export const STEPS = Object.keys(PHASES) as Step[];

/** Where in the leg we are, for the step bar. */
export const stepOf = (phase: string, kind: string): Step | undefined =>
  kind === 'roll' ? 'roll' : STEPS.find((step) => PHASES[step].includes(phase));
