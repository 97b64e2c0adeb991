import { beforeEach, describe, expect, it } from 'vitest';
import { levelOf, nextLevelAfterWin } from './ladder';

beforeEach(() => localStorage.clear());

describe('the level of a table', () => {
  it.each([
    [['deckhand', 'deckhand'], 'deckhand'],
    [['deckhand', 'captain'], null],
    [['Lucky'], null],
    [[], null],
  ] as const)('of bots %j is %s', (bots, level) => {
    expect(levelOf(bots)).toBe(level);
  });
});

describe('the next level', () => {
  it('is offered after two wins', () => {
    expect(nextLevelAfterWin('a', 'deckhand')).toBeNull();
    expect(nextLevelAfterWin('b', 'deckhand')).toBe('navigator');
    expect(nextLevelAfterWin('c', 'deckhand')).toBe('navigator');
  });

  it('counts a table once, however often its end is shown', () => {
    expect(nextLevelAfterWin('a', 'deckhand')).toBeNull();
    expect(nextLevelAfterWin('a', 'deckhand')).toBeNull();
  });

  it('counts the wins of one level', () => {
    nextLevelAfterWin('a', 'deckhand');
    expect(nextLevelAfterWin('b', 'navigator')).toBeNull();
    expect(nextLevelAfterWin('c', 'deckhand')).toBeNull();
  });

  it('does not exist above the last one', () => {
    nextLevelAfterWin('a', 'legend');
    expect(nextLevelAfterWin('b', 'legend')).toBeNull();
  });

  it('starts again if the stored value is corrupt', () => {
    localStorage.setItem('celestia-ladder', '{"level":"deckhand","wins":7}');
    expect(nextLevelAfterWin('a', 'deckhand')).toBeNull();
  });
});
