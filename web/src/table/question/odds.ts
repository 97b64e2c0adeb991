// The reasons of the odds helper, said in words.
import { say } from '../../texts/say.svelte';
import type { Reason } from '../../wire/messages';
import { cardName, hazardName, inSentence, listed } from '../model.svelte';

export function reasonOf(reason: Reason, captain: string): string {
  const dice = Object.entries(reason.dice).map(([hazard, count]) => {
    const name = inSentence(hazardName(hazard));
    return count > 1 ? say('times', { count, name }) : name;
  });
  return say(`odds-${reason.key.replaceAll('_', '-')}`, {
    captain,
    count: reason.count,
    of: reason.of,
    card: reason.card ? inSentence(cardName(reason.card)) : '',
    dice: listed(dice),
  });
}
