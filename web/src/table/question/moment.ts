// What the answers decide: the open moment, or a later one of the same pause in advance.
import type { Ask } from '../../wire/messages';
import type { TableModel } from '../model.svelte';

export interface Moment {
  kind: string;
  phase: string;
  ahead: string; // empty: the open moment itself
  isForced: boolean; // one answer only: still asked on shared devices and in the lesson
}

const LATER: Record<string, [kind: string, phase: string]> = {
  announcement: ['announce', 'announcement'],
  payment: ['pay', 'payment'],
  mooring: ['window', 'mooring'],
  hook: ['window', 'hook'],
  help: ['lay_help', 'help'],
  crashing: ['window', 'crashing'],
};

export function momentOf(model: TableModel, ask: Ask): Moment {
  const [kind, phase] = LATER[ask.ahead] ?? [ask.kind, model.view?.phase ?? ''];
  return { kind, phase, ahead: ask.ahead, isForced: ask.options.length === 1 };
}

/** How the open question is answered; empty where nothing is asked of this seat. */
export function kindAsked(model: TableModel): string {
  return model.ask && model.isMyTurn ? momentOf(model, model.ask).kind : '';
}
