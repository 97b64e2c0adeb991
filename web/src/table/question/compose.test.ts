import { describe, expect, it } from 'vitest';
import { exchangeOf, takeable } from './compose';

describe('cards to take', () => {
  it('for help are all that are held', () => {
    const options = ['pass', 'lay help_compass', 'lay help_cannon help_cannon'];
    const hand = { help_compass: 1, help_cannon: 2, turbo: 1 };
    expect(takeable(options, hand)).toEqual({ help_compass: 1, help_cannon: 2 });
  });

  it('for the exchange are all that are offered', () => {
    const hand = { compass: 2, turbo: 1, cannon: 1 };
    expect(takeable(['draw', 'discard compass', 'discard turbo', 'trade 6/9'], hand)).toEqual({
      compass: 2,
      turbo: 1,
    });
  });

  it('go in one answer', () => {
    expect(exchangeOf(['compass', 'compass', 'turbo'])).toBe(
      'discard compass; discard compass; discard turbo; done',
    );
  });
});
