import { describe, expect, test } from 'vitest';
import type { Happened, Numbered } from '../../wire/link.svelte';
import type { QuestionKind } from '../../wire/messages';
import { anAsk } from '../../wire/samples';
import { factsOf, LESSONS, standing } from './lesson';

const numbered = (...events: Happened[]): Numbered[] =>
  events.map((event, n) => ({ n, event, isLive: true }));
const ask = (kind: QuestionKind, options: string[], seats = [0]) => anAsk({ kind, options, seats });
const stayed: Happened = { what: 'stayed', seat: 0 };
const flew: Happened = { what: 'flew', seat: 1, vessel: 'aircraft', city: '2' };
const left: Happened = { what: 'left', seat: 0, city: '2' };
const crashed: Happened = { what: 'crashed', seat: 2, vessel: 'aircraft', city: '2' };
const at = (key: string) => LESSONS.findIndex((lesson) => lesson.key === key);

describe('the coach', () => {
  test('knows the learner’s question, and nothing of others', () => {
    expect(factsOf([], ask('declare', ['stay', 'leave'])).asked).toBe('declare');
    expect(factsOf([], ask('roll', [], [1])).asked).toBe('');
    expect(factsOf([], ask('roll', [], [0])).asked).toBe('roll');
    expect(factsOf([], null).asked).toBe('');
  });

  test('waits at a deed until it is done', () => {
    expect(standing(at('stay'), factsOf([], ask('declare', ['stay'])))).toBe(at('stay'));
    expect(standing(at('stay'), factsOf(numbered(stayed), null))).toBe(at('paid'));
  });

  test('counts only the learner’s own word', () => {
    expect(factsOf(numbered({ what: 'stayed', seat: 2 }, left), null)).toMatchObject({
      declared: 1,
      stayedLast: false,
    });
  });

  test('continues after the learner leaves at once, though it asked to stay', () => {
    const facts = factsOf(numbered({ what: 'left', seat: 0, city: '1' }, flew, crashed), ask('roll', []));
    expect(standing(at('leave'), facts)).toBe(at('fall'));
    expect(LESSONS[at('paid')]?.variant?.(facts)).toBe('left');
  });

  test('distinguishes falling from watching a fall', () => {
    const variant = LESSONS[at('fall')]?.variant;
    expect(variant?.(factsOf(numbered(stayed, flew, left, crashed), null))).toBe('');
    expect(variant?.(factsOf(numbered(stayed, flew, stayed, crashed), null))).toBe('fell');
  });

  test('mentions a jump from the learner’s own falling ship', () => {
    const jumped: Happened = { what: 'card_played', seat: 0, card: 'jetpack' };
    const variant = LESSONS[at('fall')]?.variant;
    expect(variant?.(factsOf(numbered(stayed, flew, stayed, jumped, crashed), null))).toBe('jumped');
  });

  const own: Happened = { what: 'flew', seat: 0, vessel: 'aircraft', city: '2' };
  const begun = [stayed, flew, left, crashed];

  test('speaks of the power card while it can be played, and of the payment after it', () => {
    const power = factsOf(numbered(...begun), ask('window', ['pass', 'play alternative_route']));
    expect(LESSONS[at('power')]?.due?.(power)).toBe(true);
    expect(standing(at('power'), power)).toBe(at('power'));
    expect(standing(at('power'), factsOf(numbered(...begun), ask('reroll', ['reroll 1'])))).toBe(at('power'));
    expect(standing(at('power'), factsOf(numbered(...begun), ask('pay', ['pay compass'])))).toBe(at('pay'));
  });

  test('continues after the learner falls as captain', () => {
    const facts = factsOf(numbered(...begun, { ...crashed, seat: 0 }), ask('declare', ['stay', 'leave']));
    expect(standing(at('power'), facts)).toBe(at('rescue'));
  });

  test('mentions the jetpack at the moment of the fall, only if the learner still has one', () => {
    const falling = factsOf(numbered(...begun, own, stayed), ask('window', ['pass', 'play jetpack']));
    expect(standing(at('rescue'), falling)).toBe(at('jump'));
    expect(LESSONS[at('jump')]?.due?.(falling)).toBe(true);
    const spent = factsOf(
      numbered(stayed, flew, stayed, { what: 'card_played', seat: 0, card: 'jetpack' }, crashed, own),
      null,
    );
    expect(LESSONS[at('rescue')]?.variant?.(spent)).toBe('without');
  });

  test('ends after the fourth leg, by jetpack, on land or with the ship', () => {
    const jumped: Happened = { what: 'card_played', seat: 0, card: 'jetpack' };
    const ended = (...last: Happened[]) => factsOf(numbered(...begun, own, ...last, crashed), null);
    expect(standing(at('rescue'), ended(stayed))).toBe(at('end'));
    expect(LESSONS.at(-1)?.key).toBe('end');
    const variant = LESSONS.at(-1)?.variant;
    expect(variant?.(ended(left))).toBe('');
    expect(variant?.(ended(stayed))).toBe('fell');
    expect(variant?.(ended(stayed, jumped))).toBe('jumped');
  });
});
