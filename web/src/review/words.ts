// The sentences of a review: keys and facts of the server, with the texts that `celestia review` uses too.
import { answerLabel, cardSaid, cardsListed, cityFacts, counted } from '../replay/answer-labels';
import { hazardSaid, listed } from '../table/model.svelte';
import { say, type Facts } from '../texts/say.svelte';
import type { BotReason, ReviewClaim, ReviewSentence } from '../wire/messages';

type Fact = string | number;
const SEATS = new Set(['who', 'other', 'captain', 'drawer']);
const ANSWERS = new Set(['played', 'better', 'expected']);

export class ReviewWords {
  constructor(private readonly names: readonly string[]) {}

  name(seat: number): string {
    return this.names[seat] ?? '';
  }

  listed(seats: readonly number[]): string {
    return listed(seats.map((seat) => this.name(seat)));
  }

  answer(words: string): string {
    return answerLabel(words, this.names);
  }

  sentence({ key, facts }: ReviewSentence): string {
    const said: Facts = {};
    for (const [name, value] of Object.entries(facts)) Object.assign(said, this.fact(name, value));
    return say(`review-${key}`, said);
  }

  private fact(name: string, value: Fact): Facts {
    if (SEATS.has(name)) return { [name]: this.name(Number(value)) };
    const words = String(value);
    if (ANSWERS.has(name)) return { [name]: this.answer(words) };
    if (name === 'city') return cityFacts(words);
    if (name === 'dice') return { dice: diceSaid(words.split(' ')) };
    if (name === 'cards') return { cards: cardsListed(counted(words.split(' '))) };
    return { [name]: value };
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

export const diceSaid = (faces: readonly string[]): string => listed(faces.map(hazardSaid));
