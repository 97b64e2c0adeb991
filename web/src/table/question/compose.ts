// Answers that are put together before they are sent: dice to roll again, a payment, cards, a target.
import { say } from '../../texts/say.svelte';
import type { TableModel } from '../model.svelte';
import type { Choice, Look } from './choices';
import { draftOf } from './draft.svelte';
import { factsOf, sum } from './facts';
import { cardsOf } from './payment';

/** The draft of such an answer, and the button that sends it. */
export interface Composed {
  words: string; // what the button sends; empty: nothing yet
  nothing?: string; // what the key 0 sends: no dice, no cards
  pick: (digit: number) => void; // what the key of a digit changes
  button: Look | null;
  hint?: string; // beside the button
  after?: string; // the effect of what is chosen
  cards?: Record<string, number>; // to choose from, and how many of each
}

/** `target`: the choice whose target is being chosen. */
export function composedOf(
  table: TableModel,
  kind: string,
  options: string[],
  target: Choice | null,
): Composed | null {
  if (kind === 'reroll') return diceToRoll(table, options);
  if (kind === 'pay') return payment(table, options);
  if (kind === 'lay_help') return help(table, options);
  if (draftOf(table).isExchange(kind)) return exchange(table, options);
  return target && targetOfChoice(table, target);
}

function diceToRoll(table: TableModel, options: string[]): Composed {
  const draft = draftOf(table);
  const count = draft.dice.length;
  return {
    words: options.includes(draft.reroll) ? draft.reroll : '',
    nothing: 'reroll',
    pick: (die) => options.includes(`reroll ${die}`) && draft.toggle(die),
    button: {
      label: say('choice-reroll', { dice: count }),
      says: say('does-reroll', { count }),
      art: count ? 'icon-sync' : 'icon-cross',
      tone: count ? 'go' : 'plain',
    },
    hint: say('reroll-hint'),
  };
}

function payment(table: TableModel, options: string[]): Composed {
  const draft = draftOf(table);
  const count = cardsOf(draft.payment).length;
  return {
    words: options.includes(draft.payment) ? draft.payment : '',
    pick: (digit) => (draft.payment = options[digit - 1] ?? draft.payment),
    button: {
      label: say('choice-pay', { count, heading: factsOf(table)['far'] ?? '' }),
      says: say('does-pay', { cards: sum(table.view?.hand ?? {}) - count }),
      art: 'icon-check',
      tone: 'go',
    },
    hint: say('pay-hint'),
  };
}

/** How many of each card can be laid or exchanged: all that are held of those the server offers. */
export function takeable(options: string[], hand: Record<string, number>): Record<string, number> {
  const cards = options.filter((words) => /^(lay|discard) /.test(words)).flatMap(cardsOf);
  return Object.fromEntries(cards.map((card) => [card, hand[card] ?? 1]));
}

/** What help and exchange share: each digit takes one more of a card. */
function taking(table: TableModel, options: string[]) {
  const draft = draftOf(table);
  const cards = takeable(options, table.view?.hand ?? {});
  const pick = (digit: number): void => {
    const [card, most] = Object.entries(cards)[digit - 1] ?? [];
    if (card !== undefined) draft.take(card, most ?? 0);
  };
  return { cards, pick, taken: draft.taken(cards) };
}

function help(table: TableModel, options: string[]): Composed {
  const { cards, pick, taken } = taking(table, options);
  const words = ['lay', ...taken].join(' ');
  return {
    words: options.includes(words) ? words : '',
    nothing: 'pass',
    pick,
    button: Object.keys(cards).length
      ? {
          label: say('choice-lay', { cards: taken.length }),
          says: say('does-lay'),
          art: 'card-help',
          tone: 'go',
        }
      : null,
    cards,
  };
}

/** Matryoshburg's exchange: all cards in one answer, or what went before was enough. */
function exchange(table: TableModel, options: string[]): Composed {
  const { cards, pick, taken } = taking(table, options);
  const isDone = !taken.length && options.includes('done');
  return {
    words: taken.length || isDone ? exchangeOf(taken) : '',
    pick,
    button: {
      label: isDone ? say('choice-exchange-done') : say('choice-exchange', { cards: taken.length }),
      says: isDone ? say('why-swap') : say('does-exchange', { cards: taken.length }),
      art: 'card-newgear',
      tone: 'go',
    },
    cards,
  };
}

/** The whole exchange as one answer, as the server takes it. */
export const exchangeOf = (cards: readonly string[]): string =>
  [...cards.map((card) => `discard ${card}`), 'done'].join('; ');

function targetOfChoice(table: TableModel, { targets, art }: Choice): Composed {
  const draft = draftOf(table);
  const chosen = targets.find((each) => each.words === draft.target);
  return {
    words: chosen?.words ?? '',
    pick: (digit) => {
      const target = targets[digit - 1];
      if (target && !target.refusal) draft.target = target.words;
    },
    button: {
      label: chosen?.confirm ?? say('choice-first'),
      says: '',
      art: chosen && !art?.startsWith('pawn') ? art : null,
      tone: chosen ? 'go' : 'plain',
    },
    after: chosen?.after ?? '',
  };
}
