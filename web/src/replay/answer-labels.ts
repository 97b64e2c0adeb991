// A short label for every answer as it is written in a record: "leave", "play Turbo", "pay compass ×2".
import { cityName, formOf, inSentence, treasureName } from '../table/model.svelte';
import { citySaid } from '../texts/cities';
import { knows, say, type Facts } from '../texts/say.svelte';
import { PLAY_TARGETS } from '../wire/tables';

export function answerLabel(words: string, names: readonly string[]): string {
  const [verb = '', ...rest] = words.split(' ');
  const [thing = '', target = ''] = rest;
  if (verb === 'play' || verb === 'use') return playLabel(verb, thing, target, names);
  if (verb === 'pay' || verb === 'lay') return say(`answer-${verb}`, { thing: cardsListed(counted(rest)) });
  if (verb === 'reroll')
    return rest.length ? say('answer-reroll', { thing: rest.join(', ') }) : say('answer-reroll-none');
  if (verb === 'discard') return say('answer-discard', { thing: cardSaid(thing) });
  if (thing.includes('/')) return say(`answer-${verb}`, { thing: inSentence(treasureName(thing)) });
  if (verb === 'give') return say('answer-give', { target: names[Number(thing)] ?? '' });
  if (verb === 'take') return say('answer-take', { thing: say(`character-${thing}`) });
  return say(`answer-${words.replaceAll(' ', '-')}`);
}

function playLabel(verb: string, card: string, target: string, names: readonly string[]): string {
  const thing = cardSaid(card);
  if (!target) return say(`answer-${verb}`, { thing });
  const kind = PLAY_TARGETS[card];
  if (kind === 'treasure')
    return say('answer-use-giving', { thing, target: inSentence(treasureName(target)) });
  if (kind === 'spyglass') return say('answer-play-from', { thing, ...cityFacts(target) });
  return say(`answer-${verb}-on`, { thing, target: names[Number(target)] ?? '' });
}

/** A card, a character's power or the spyglass, in the middle of a sentence. */
export const cardSaid = (word: string): string =>
  knows(`character-${word}`)
    ? say('power', { character: say(`character-${word}`) })
    : say(formOf(`card-${word}`, 'inline'));

/** "compass ×2, Turbo". */
export const cardsListed = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([card, count]) => (count === 1 ? cardSaid(card) : `${cardSaid(card)} ×${count}`))
    .join(', ');

export function counted(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** The name of a city, with its forms. */
export function cityFacts(word: string): Facts {
  const known = word === 'void' ? 'boscalumia' : word;
  const [at, to, of] = [citySaid(known, 'at'), citySaid(known, 'to'), citySaid(known, 'of')];
  return { city: cityName(known), 'city-at': at, 'city-to': to, 'city-of': of };
}
