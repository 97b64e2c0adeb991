import { describe, expect, it } from 'vitest';
import type { Happened, Numbered } from '../../wire/link.svelte';
import type { Ask } from '../../wire/messages';
import { guessable, outcome } from './guess';

const asks = (kind: string, seats: number[]): Ask => ({
  t: 'ask',
  q: 7,
  kind,
  seats,
  options: [],
  ahead: '',
  opens: 0,
  until: null,
  may_think: false,
  thinks: 0,
  may_extend: false,
  blocked: [],
  plans: [],
  orders: [],
});
const news = (...events: Happened[]): Numbered[] =>
  events.map((event, index) => ({ n: index + 1, event, news: true }));

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
    const told = news({ what: 'stayed', seat: 1 }, { what: 'left', seat: 2, city: '6' });
    expect(outcome(told, 2)).toBe('leave');
    expect(outcome(told, 3)).toBeNull();
  });
});
