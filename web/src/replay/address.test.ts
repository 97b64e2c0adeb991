import { describe, expect, it } from 'vitest';
import { addressOf, placeIn } from './address';

describe('the address of a moment', () => {
  it('leads back to its step and eyes', () => {
    for (const [step, seat] of [
      [0, null],
      [142, 2],
    ] as const) {
      const [path, search = ''] = addressOf('abc', step, seat).split('?');
      expect(path).toBe('/replay/abc');
      expect(placeIn(search)).toEqual({ step, seat });
    }
  });

  it('counts from one, as the screen does', () => {
    expect(addressOf('abc', 142, null)).toBe('/replay/abc?at=143');
  });

  it('ignores nonsense', () => {
    for (const search of ['', '?at=0', '?at=-4', '?at=x&eyes=9', '?at=1.5&eyes=-1'])
      expect(placeIn(search)).toEqual({ step: 0, seat: null });
  });
});
