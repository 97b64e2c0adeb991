import { describe, expect, it } from 'vitest';
import { addressOf, placeIn } from './address';

describe('the address of a step', () => {
  it('leads back to its step, eyes and review', () => {
    for (const place of [
      { step: 0, seat: null, isReviewed: false },
      { step: 142, seat: 2, isReviewed: true },
    ]) {
      const [path, search = ''] = addressOf('abc', place).split('?');
      expect(path).toBe('/replay/abc');
      expect(placeIn(search)).toEqual(place);
    }
  });

  it('counts from one, as the screen does', () => {
    expect(addressOf('abc', { step: 142, seat: null, isReviewed: false })).toBe('/replay/abc?at=143');
  });

  it('ignores nonsense', () => {
    for (const search of ['', '?at=0', '?at=-4', '?at=x&eyes=9', '?at=1.5&eyes=-1'])
      expect(placeIn(search)).toEqual({ step: 0, seat: null, isReviewed: false });
  });
});
