import { expect, it } from 'vitest';
import { colourOf, inHandOrder, wordsOf } from './cards';

it('a hand lies in order: equipment by hazard, improved, help, turbo, other cards', () => {
  const hand = { turbo: 1, spy: 1, cannon: 1, help_compass: 1, improved_compass: 1, compass: 2, bandit: 0 };
  expect(inHandOrder(hand).map(([card]) => card)).toEqual([
    'compass',
    'cannon',
    'improved_compass',
    'help_compass',
    'turbo',
    'spy',
  ]);
});

it('a card wears the colour of its hazard', () => {
  expect(colourOf('improved_foghorn')).toBe('var(--birds)');
  expect(colourOf('rowboat_fog')).toBe('var(--fog)');
});

it('a card says in few words what it is for', () => {
  expect(wordsOf('improved_cannon')).toBe('hand-beats-two-pirates');
  expect(wordsOf('help_cannon')).toBe('hand-helps');
  expect(wordsOf('wind_gust')).toBe('hand-wind_gust');
});
