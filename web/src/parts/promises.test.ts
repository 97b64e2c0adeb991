import { beforeEach, describe, expect, test } from 'vitest';
import { keepPromise, promiseOf } from './promises';

describe('the commitment before take-off', () => {
  beforeEach(() => localStorage.clear());

  test('is remembered by table', () => {
    keepPromise('one', 2, 'aa');
    keepPromise('two', 2, 'bb');
    expect(promiseOf('one', 2)).toBe('aa');
    expect(promiseOf('three', 2)).toBeNull();
  });

  test('cannot be replaced later', () => {
    keepPromise('one', 2, 'aa');
    keepPromise('one', 2, 'cc');
    expect(promiseOf('one', 2)).toBe('aa');
  });

  test('of an older server is another one', () => {
    keepPromise('one', 1, 'aa');
    expect(promiseOf('one', 2)).toBeNull();
    keepPromise('one', 2, 'bb');
    expect([promiseOf('one', 1), promiseOf('one', 2)]).toEqual(['aa', 'bb']);
  });

  test('of a daily flight is kept by date, not here', () => {
    keepPromise('one', 3, 'aa');
    expect(localStorage).toHaveLength(0);
  });

  test('is forgotten after fifty tables', () => {
    for (let table = 0; table < 51; table++) keepPromise(`table ${table}`, 2, 'aa');
    expect(promiseOf('table 0', 2)).toBeNull();
    expect(promiseOf('table 50', 2)).toBe('aa');
  });

  test('survives a broken storage', () => {
    localStorage.setItem('celestia-commitments', '{');
    expect(promiseOf('one', 2)).toBeNull();
  });
});
