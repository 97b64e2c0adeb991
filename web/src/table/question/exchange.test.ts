import { describe, expect, it } from 'vitest';
import { exchangeOf, mostToDiscard } from './exchange';

describe('the exchange of Matryoshburg', () => {
  it('takes all cards of the hand that are offered', () => {
    const hand = { compass: 2, turbo: 1, cannon: 1 };
    expect(mostToDiscard(['draw', 'discard compass', 'discard turbo', 'trade 6/9'], hand)).toEqual({
      compass: 2,
      turbo: 1,
    });
  });

  it('is one answer', () => {
    expect(exchangeOf(['compass', 'compass', 'turbo'])).toBe(
      'discard compass; discard compass; discard turbo; done',
    );
  });
});
