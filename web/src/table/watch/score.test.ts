import { beforeEach, expect, it } from 'vitest';
import { following } from './follow.svelte';
import { keepScore, keptScore } from './guess';

beforeEach(() => sessionStorage.clear());

it('keeps the guesses of each table apart', () => {
  keepScore('one', { right: 2, all: 3 });
  expect([keptScore('one'), keptScore('two')]).toEqual([
    { right: 2, all: 3 },
    { right: 0, all: 0 },
  ]);
});

it('restarts if the stored score is corrupt', () => {
  sessionStorage.setItem('celestia-guesses-one', '{');
  expect(keptScore('one')).toEqual({ right: 0, all: 0 });
});

it('does not follow anybody at another table', () => {
  following.at('one');
  following.seat = 2;
  following.at('one');
  expect(following.seat).toBe(2);
  following.at('two');
  expect(following.seat).toBeNull();
});
