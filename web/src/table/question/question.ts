// The one sentence that says what is asked of whom.
import { knows, say } from '../../texts/say.svelte';
import { listed, type TableModel } from '../model.svelte';
import { factsOf } from './choices';

export interface Sentence {
  title: string;
  detail: string;
  danger: boolean;
}

/** The moments in which the ship is falling. */
const FALLING = new Set(['after_cannot', 'help', 'reveal', 'crashing', 'crash']);

export function questionOf(model: TableModel): Sentence {
  const { view, ask } = model;
  if (!view) return { title: '', detail: '', danger: false };
  const facts = factsOf(model);
  const kind = (ask?.kind ?? view.asks).replaceAll('_', '-');
  const phase = view.phase.replaceAll('_', '-');
  const danger = FALLING.has(view.phase);
  const special = view.vessel === 'boat' ? [`${kind}-boat`] : [];
  if (view.to_answer.every((count) => count === 0) && view.dice.length) special.push(`${kind}-clear`);
  const keys = [...special, `${kind}-${phase}`, kind];
  const first = (prefix: string): string => {
    const found = keys.map((key) => `${prefix}-${key}`).find(knows);
    return found ? say(found, facts) : '';
  };
  if (!ask) return { title: say('question-none'), detail: '', danger };
  if (model.isMyTurn) return { title: first('ask'), detail: first('why'), danger };
  const waiting = ask.seats.filter((seat) => seat !== model.me).map((seat) => model.name(seat));
  const title = first('watch') || say('watch', { names: listed(waiting), count: waiting.length });
  return { title, detail: first('why'), danger };
}

const STEPS = ['roll', 'declare', 'powers', 'announce', 'pay', 'fly'] as const;
export type Step = (typeof STEPS)[number];
const STEP_OF: Partial<Record<string, Step>> = {
  start_leg: 'roll',
  landing: 'roll',
  direction: 'roll',
  preparation: 'roll',
  before_roll: 'roll',
  roll: 'roll',
  declarations: 'declare',
  after_declarations: 'powers',
  announcement: 'announce',
  after_can: 'pay',
  payment: 'pay',
  after_cannot: 'announce',
  help: 'announce',
  reveal: 'announce',
  crashing: 'announce',
  mooring: 'fly',
  hook: 'fly',
  move: 'fly',
  arrival: 'fly',
};

/** Where in the leg we are, for the step bar; null outside of a leg. */
export function stepOf(phase: string, kind: string): { steps: readonly Step[]; at: number } | null {
  const step = kind === 'roll' ? 'roll' : STEP_OF[phase];
  return step ? { steps: STEPS, at: STEPS.indexOf(step) } : null;
}
