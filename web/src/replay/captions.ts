// What a step says: what has happened, who decides, and what they answered.
import { say } from '../texts/say.svelte';
import type { TableModel } from '../table/model.svelte';
import { linesOf } from '../table/narrate/narrator';
import { questionOf } from '../table/question/question';
import { answerLabel } from './answer-labels';
import type { Playback, StepState } from './playback';

export interface Caption {
  where: string;
  lines: string[]; // what has happened since the step before
  question: string;
  answer: string; // empty where these eyes do not see it
}

/** The start of a leg is the heading of the step, and the table shows how many cards a hand has. */
const UNSAID = new Set(['leg_started', 'captain_named', 'deck_shuffled', 'hand_counted']);

export function captionOf(table: TableModel, playback: Playback, state: StepState): Caption {
  return {
    where: whereOf(playback, state),
    lines: happenedAt(table, playback, state),
    question: questionOf(table).title,
    answer: answerAt(playback, state),
  };
}

export function whereOf(playback: Playback, { step, journey, leg }: StepState): string {
  if (step === playback.last) return say('replay-where-end');
  return leg ? say('journal-leg', { journey, leg }) : say('top-journey', { journey });
}

function happenedAt(table: TableModel, playback: Playback, { step, events }: StepState): string[] {
  // the table is set up before the first journey starts, which interests nobody
  const from = step
    ? 0
    : Math.max(
        0,
        events.findIndex(({ event }) => event.what === 'journey_started'),
      );
  const said = events.slice(from).filter(({ event }) => !UNSAID.has(event.what));
  return linesOf(said, (seat) => table.name(seat), playback.story).flatMap(({ kind, seat, text }) => {
    if (kind === 'talk') return [say('replay-said', { who: table.name(seat ?? 0), text })];
    return kind === 'leg' ? [] : [text];
  });
}

function answerAt({ names }: Playback, { ask, answer }: StepState): string {
  const seat = ask?.seats[0];
  if (!ask || ask.pause || seat === undefined || !answer) return '';
  return say('replay-answer', { who: names[seat] ?? '', answer: answerLabel(answer, names) });
}
