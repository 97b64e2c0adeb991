import { describe, expect, it } from 'vitest';
import type { Happened, Numbered } from '../../wire/link.svelte';
import type { Ask, QuestionKind } from '../../wire/messages';
import { anAsk } from '../../wire/samples';
import { guessable, outcome } from './guess';

const asks = (kind: QuestionKind, seats: number[]): Ask => anAsk({ q: 7, kind, seats });
const numbered = (...events: Happened[]): Numbered[] =>
  events.map((event, index) => ({ n: index + 1, event, isLive: true }));

describe('a spectator guesses', () => {
  it('at what one passenger declares', () => {
    expect(guessable(asks('declare', [2]))).toEqual({ q: 7, seat: 2, guesses: ['stay', 'leave'] });
  });

  it('at what the captain announces', () => {
    expect(guessable(asks('announce', [0]))?.guesses).toEqual(['can', 'cannot']);
  });

  it('not for other questions, and never which of several players acts', () => {
    expect(guessable(asks('window', [1]))).toBeNull();
    expect(guessable(asks('declare', [1, 2]))).toBeNull();
    expect(guessable(null)).toBeNull();
  });

  it('is settled by the first declaration of that player', () => {
    const events = numbered({ what: 'stayed', seat: 1 }, { what: 'left', seat: 2, city: '6' });
    expect(outcome(events, 2)).toBe('leave');
    expect(outcome(events, 3)).toBeNull();
  });
});
