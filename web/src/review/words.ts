// The sentences of a review: keys and facts of the server, with the texts that `celestia review` uses too.
import { cityName, formOf, hazardSaid, inSentence, listed, treasureName } from '../table/model.svelte';
import { citySaid } from '../texts/cities';
import { knows, say, type Facts } from '../texts/say.svelte';
import type { BotReason, ReviewClaim, ReviewSentence } from '../wire/messages';
import { PLAY_TARGETS } from '../wire/tables';

type Fact = string | number;
const SEATS = new Set(['who', 'other', 'captain', 'drawer']);
const ANSWERS = new Set(['played', 'better', 'expected']);
const FORMS = ['at', 'to', 'of'] as const;

const textOf = (key: string): string => `review-${key}`;

export class ReviewWords {
  constructor(private readonly names: readonly string[]) {}

  name(seat: number): string {
    return this.names[seat] ?? '';
  }

  listed(seats: readonly number[]): string {
    return listed(seats.map((seat) => this.name(seat)));
  }

  sentence({ key, facts }: ReviewSentence): string {
    const said: Facts = {};
    for (const [name, value] of Object.entries(facts)) Object.assign(said, this.fact(name, value));
    return say(textOf(key), said);
  }

  private fact(name: string, value: Fact): Facts {
    if (SEATS.has(name)) return { [name]: this.name(Number(value)) };
    if (ANSWERS.has(name)) {
      const words = String(value);
      return { [name]: this.answer(words), [`${name}-is`]: words.split(' ')[0] ?? '' };
    }
    if (name === 'city') return cityFacts(String(value));
    if (name === 'dice') return { dice: diceSaid(String(value).split(' ')) };
    if (name === 'cards') return { cards: cardsListed(counted(String(value).split(' '))) };
    return { [name]: value };
  }

  /** A short label of an answer as it is written in a record: "leave", "play Turbo", "pay compass ×2". */
  answer(words: string): string {
    const [verb = '', ...rest] = words.split(' ');
    const [thing = '', target = ''] = rest;
    if (verb === 'play' || verb === 'use') return this.playSaid(verb, thing, target);
    if (verb === 'pay' || verb === 'lay') return say(`answer-${verb}`, { thing: cardsListed(counted(rest)) });
    if (verb === 'reroll')
      return rest.length ? say('answer-reroll', { thing: rest.join(', ') }) : say('answer-reroll-none');
    if (verb === 'discard') return say('answer-discard', { thing: cardSaid(thing) });
    if (thing.includes('/')) return say(`answer-${verb}`, { thing: inSentence(treasureName(thing)) });
    if (verb === 'give') return say('answer-give', { target: this.name(Number(thing)) });
    if (verb === 'take') return say('answer-take', { thing: say(`character-${thing}`) });
    return say(`answer-${words.replaceAll(' ', '-')}`);
  }

  private playSaid(verb: string, card: string, target: string): string {
    const thing = cardSaid(card);
    if (!target) return say(`answer-${verb}`, { thing });
    const kind = PLAY_TARGETS[card];
    if (kind === 'treasure')
      return say('answer-use-giving', { thing, target: inSentence(treasureName(target)) });
    if (kind === 'spyglass') return say('answer-play-from', { thing, ...cityFacts(target) });
    return say(`answer-${verb}-on`, { thing, target: this.name(Number(target)) });
  }

  /** Why a bot would have given the better answer. */
  bot({ key, seat, card, numbers }: BotReason): string {
    const facts: Facts = { ...numbers };
    if (seat !== null) facts['who'] = this.name(seat);
    if (card) facts['card'] = cardSaid(card);
    return say('review-bot', { reason: say(`explain-${key}`, facts) });
  }

  claim({ says, card }: ReviewClaim): string {
    return say(`review-claim-${says}`, { card: cardSaid(card) });
  }
}

export const percent = (share: number): string => say('review-percent', { count: Math.round(100 * share) });

/** Points of a hundred with their sign, as in "+12" or "−3". */
export function signed(share: number): string {
  const points = Math.round(100 * share);
  return points < 0 ? `−${-points}` : `+${points}`;
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

export const diceSaid = (faces: readonly string[]): string => listed(faces.map(hazardSaid));

function counted(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

function cityFacts(word: string): Facts {
  const known = word === 'void' ? 'boscalumia' : word;
  const forms = FORMS.map((form) => [`city-${form}`, citySaid(known, form)] as const);
  return { city: cityName(known), ...Object.fromEntries(forms) };
}
