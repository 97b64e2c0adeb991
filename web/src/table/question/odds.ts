// The reasons of the odds helper, said in words.
import { say } from '../../texts/say.svelte';
import type { Reason } from '../../wire/messages';
import { cardName, cardsSaid, inSentence, listed } from '../model.svelte';

export function reasonOf(reason: Reason, captain: string): string {
  const dice = Object.entries(reason.dice).map(([hazard, count]) => say(`rolled-${hazard}`, { count }));
  return say(`odds-${reason.key.replaceAll('_', '-')}`, {
    captain,
    count: reason.count,
    of: reason.of,
    card: reason.card ? inSentence(cardName(reason.card)) : '',
    things: reason.card ? cardsSaid(reason.card, reason.count) : '',
    dice: listed(dice),
  });
}
