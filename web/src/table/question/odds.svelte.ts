// The odds of the open question, for all parts of the screen that show or say them, and their reasons in words.
import type { Advice, Odds, Reason } from '../../wire/messages';
import { cardName, cardsSaid, inSentence, listed, rolledSaid, type TableModel } from '../model.svelte';
import { say } from '../../texts/say.svelte';

export class OddsFound {
  isAwaited = $state(false);
  found = $state.raw<Odds | null>(null);
}

const known = new WeakMap<TableModel, OddsFound>();

export function oddsFor(table: TableModel): OddsFound {
  const odds = known.get(table) ?? new OddsFound();
  known.set(table, odds);
  return odds;
}

export function reasonOf(reason: Reason, captain: string): string {
  const dice = Object.entries(reason.dice).map(([face, count]) => rolledSaid(face, count));
  return say(`odds-${reason.key}`, {
    captain,
    count: reason.count,
    cards: reason.count,
    of: reason.of,
    card: reason.card ? inSentence(cardName(reason.card)) : '',
    things: reason.card ? cardsSaid(reason.card, reason.count) : '',
    dice: listed(dice),
  });
}

/** What the sly bot would do in this seat, in its own words. */
export function adviceOf(advice: Advice, captain: string): string {
  const card = advice.card ? inSentence(cardName(advice.card)) : '';
  return say('odds-advice', {
    sentence: say(`explain-${advice.key}`, { ...advice.numbers, who: captain, card }),
  });
}
