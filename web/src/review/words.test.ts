// Every sentence of a review has its text and all its facts, in both languages.
import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import { texts } from '../texts/say.svelte';
import type { ReviewSentence } from '../wire/messages';
import { cardsListed } from '../replay/answer-labels';
import { percent, ReviewWords, signed } from './words';

const words = new ReviewWords(['Ann', 'Ben']);
const decided = { played: 'leave', better: 'stay', now: 31, then: 44, lead: 'worse' };
const declared = { ...decided, captain: 1, chance: 4, arrives: 5, arrival: 'alike' };
const turned = { who: 0, before: 20, after: 45 };
const points = { best: 'leaving', leaving: 7.2, staying: 4.9 };

// The compiler reports a key that is missing here.
const FACTS: Record<ReviewSentence['key'], ReviewSentence['facts']> = {
  decision: decided,
  decision_declare: declared,
  decision_declare_points: { ...declared, ...points },
  turn_roll: { ...turned, captain: 1, dice: 'fog fog blank', city: '9' },
  turn_dealt: turned,
  turn_drawn: { ...turned, other: 1, cards: 'jetpack compass compass' },
  turn_choice: { ...turned, other: 1, played: 'play ejection 0', expected: 'pass' },
  turn_choice_treasure: { ...turned, other: 1, played: 'leave', city: 'void', points: 25 },
  turn_choice_treasure_of: { ...turned, other: 1, played: 'stay', drawer: 0, city: '9', points: 1 },
  turn_mistake: { ...turned, other: 1, played: 'pass', better: 'play jetpack' },
  turn_gamble: { ...turned, other: 1, played: 'stay', better: 'leave' },
  turn_end: turned,
};
const ANSWERS = [
  'stay',
  'announce cannot',
  'head boscalumia',
  'pay compass compass turbo',
  'lay help_compass',
  'reroll',
  'reroll 1 3',
  'discard cannon',
  'trade 6/9',
  'choose 6/spyglass',
  'give 1',
  'take red',
  'play spyglass 9',
  'play ejection 1',
  'use red 6/9',
  'use purple 0',
  'play rowboat_fog',
];

describe.each(['en', 'fr'] as const)('a review in %s', (language) => {
  beforeEach(async () => {
    settings.language = language;
    await texts.load(language);
  });

  it.each(Object.keys(FACTS) as ReviewSentence['key'][])('says %s', (key) => {
    const said = words.sentence({ key, facts: FACTS[key] });
    expect(said).not.toMatch(/[{}$]|review-|city-|answer-|hazard-/);
    expect(said).toMatch(/Ann|Ben|31/);
  });

  it.each(ANSWERS)('labels the answer "%s"', (answer) => {
    expect(words.answer(answer)).not.toMatch(/[{}$]|answer-|card-|character-|city-|\bNaN\b|undefined/);
  });

  it('quotes a bot', () => {
    const numbers = { chance: 4, staying: 3.5, leaving: 6 };
    const said = words.bot({ key: 'odds-leave', seat: 1, card: '', numbers });
    expect(said).toContain('Ben');
    expect(said).not.toMatch(/[{}$]|explain-/);
  });
});

describe('numbers', () => {
  beforeEach(async () => {
    settings.language = 'en';
    await texts.load('en');
  });

  it('are per cent, and changes have a sign', () => {
    expect(percent(0.346)).toBe('35%');
    expect([signed(0.12), signed(-0.031), signed(0)]).toEqual(['+12', '−3', '+0']);
  });

  it('count equal cards once', () => {
    expect(cardsListed({ compass: 2, turbo: 1 })).toBe('compass ×2, Turbo');
    expect(words.answer('pay compass compass turbo')).toBe('pay compass ×2, Turbo');
  });

  it('say the same as the command', () => {
    const facts = { ...FACTS.decision_declare_points, lead: 'close', arrival: 'untold' };
    const said = words.sentence({ key: 'decision_declare_points', facts: { ...facts, now: 23, then: 27 } });
    expect(said).toBe(
      'Ben could pay in about 4 of 10 cases; leaving was worth 7.2, staying 4.9. ' +
        '“stay” wins 27 of 100 games, “leave” 23: too close to call.',
    );
  });

  it.each([
    ['worse', 31, '“stay” wins 44 of 100 games, “leave” only 31.'],
    ['played', 58, '“leave” wins 58 of 100 games, “stay” 44.'],
    ['alike', 44, '“leave” and “stay” win equally often, 44 of 100 games.'],
  ])('begin with the better one: %s', (lead, now, said) => {
    const facts = { ...declared, lead, now };
    expect(words.sentence({ key: 'decision', facts })).toBe(said);
    expect(words.sentence({ key: 'decision_declare', facts })).toBe(
      `Ben could pay in about 4 of 10 cases, and the ship arrives in 5. ${said}`,
    );
  });
});
