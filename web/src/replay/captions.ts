// What a step says: what has happened, who decides, and what they answered.
import { say } from '../texts/say.svelte';
import type { Ask } from '../wire/messages';
import { cardName, cardsSaid, cityName, type TableModel } from '../table/model.svelte';
import { linesOf } from '../table/narrate/narrator';
import { choicesOf } from '../table/question/choices';
import { cardsOf, paidSaid } from '../table/question/payment';
import { questionOf } from '../table/question/question';
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
    answer: answerAt(table, state),
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

/** The answer in the words of its button, with who gave it. */
function answerAt(table: TableModel, { ask, answer }: StepState): string {
  const seat = ask?.seats[0];
  if (!ask || ask.pause || seat === undefined || !answer) return '';
  return say('replay-answer', { who: table.name(seat), answer: answerSaid(table, ask, answer) });
}

export function answerSaid(table: TableModel, ask: Ask, answer: string): string {
  const [verb = '', thing = ''] = answer.split(' ');
  const cards = cardsOf(answer);
  if (verb === 'pay') return say('choice-pay-with', { cards: paidSaid(answer) });
  if (verb === 'lay') return say('choice-lay', { cards: cards.length });
  if (verb === 'reroll') return say('choice-reroll', { dice: cards.length });
  if (verb === 'discard') return say('replay-answer-discard', { card: cardsSaid(thing, 1) });
  if (verb === 'done') return say('choice-exchange-done');
  if (verb === 'pass' && ask.kind === 'lay_help') return say('choice-lay-none');
  if (verb === 'use') return say('scene-power', { character: say(`character-${thing}`) });
  // twice: a single choice would get the words of a forced one
  const choice = choicesOf(table, { ...ask, options: [answer, answer], blocked: [] })[0];
  const target = choice?.targets[0];
  if (target && verb === 'play')
    return say('replay-answer-on', { card: cardName(thing), target: target.label || cityName(thing) });
  return target?.confirm || choice?.label || answer;
}
