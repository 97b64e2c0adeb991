import { afterEach, describe, expect, it, vi } from 'vitest';
import { store, stored, storedList } from './storage';

describe('storage', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
  });

  it('returns what was stored, by kind', () => {
    expect(store('a', [1, 2])).toBe(true);
    expect(storedList('a')).toEqual([1, 2]);
    expect(stored('a', 'sessionStorage')).toBeNull();
  });

  it('ignores a corrupt or unexpected value', () => {
    localStorage.setItem('a', '{');
    localStorage.setItem('b', '{"no":"list"}');
    expect([stored('a'), storedList('b')]).toEqual([null, []]);
  });

  it('reports a window that refuses', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    expect(store('a', 1)).toBe(false);
  });
});
