import { describe, expect, test } from 'vitest';
import type { Happened, Numbered } from '../../wire/link.svelte';
import type { Ask } from '../../wire/messages';
import { factsOf, LESSONS, standing } from './lesson';

const told = (...events: Happened[]): Numbered[] => events.map((event, n) => ({ n, event, news: true }));
const ask = (kind: string, options: string[], seats = [0]) =>
  ({ t: 'ask', q: 1, kind, options, seats }) as unknown as Ask;
const stayed: Happened = { what: 'stayed', seat: 0 };
const flew: Happened = { what: 'flew', seat: 1, vessel: 'aircraft', city: '2' };
const left: Happened = { what: 'left', seat: 0, city: '2' };
const crashed: Happened = { what: 'crashed', seat: 2, vessel: 'aircraft', city: '2' };
const at = (key: string) => LESSONS.findIndex((lesson) => lesson.key === key);

describe('the coach', () => {
  test('knows what is asked of the learner, and nothing of others', () => {
    expect(factsOf([], ask('declare', ['stay', 'leave'])).asked).toBe('declare');
    expect(factsOf([], ask('roll', [], [1])).asked).toBe('');
    expect(factsOf([], ask('roll', [], [0])).asked).toBe('roll');
    expect(factsOf([], null).asked).toBe('');
  });

  test('waits at a deed until it is done', () => {
    expect(standing(at('stay'), factsOf([], ask('declare', ['stay'])))).toBe(at('stay'));
    expect(standing(at('stay'), factsOf(told(stayed), null))).toBe(at('paid'));
  });

  test('counts only the learner’s own word', () => {
    expect(factsOf(told({ what: 'stayed', seat: 2 }, left), null)).toMatchObject({
      declared: 1,
      stayedLast: false,
    });
  });

  test('goes on with whoever left at once, though it asked to stay', () => {
    const facts = factsOf(told({ what: 'left', seat: 0, city: '1' }, flew, crashed), ask('roll', []));
    expect(standing(at('leave'), facts)).toBe(at('fall'));
    expect(LESSONS[at('paid')]?.variant?.(facts)).toBe('left');
  });

  test('tells a fall apart from watching one', () => {
    const variant = LESSONS[at('fall')]?.variant;
    expect(variant?.(factsOf(told(stayed, flew, left, crashed), null))).toBe('');
    expect(variant?.(factsOf(told(stayed, flew, stayed, crashed), null))).toBe('fell');
  });

  test('ends after the second crash', () => {
    const facts = factsOf(told(stayed, flew, left, crashed, crashed), null);
    expect(standing(at('judge'), facts)).toBe(at('end'));
    expect(LESSONS.at(-1)?.key).toBe('end');
  });
});
