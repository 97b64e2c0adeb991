import { beforeEach, describe, expect, test } from 'vitest';
import { keepPromise, promiseOf } from './promises';

describe('what was promised before take-off', () => {
  beforeEach(() => localStorage.clear());

  test('is remembered by table', () => {
    keepPromise('one', 'aa');
    keepPromise('two', 'bb');
    expect(promiseOf('one')).toBe('aa');
    expect(promiseOf('three')).toBeNull();
  });

  test('cannot be replaced later', () => {
    keepPromise('one', 'aa');
    keepPromise('one', 'cc');
    expect(promiseOf('one')).toBe('aa');
  });

  test('is forgotten after fifty tables', () => {
    for (let table = 0; table < 51; table++) keepPromise(`table ${table}`, 'aa');
    expect(promiseOf('table 0')).toBeNull();
    expect(promiseOf('table 50')).toBe('aa');
  });

  test('survives a broken storage', () => {
    localStorage.setItem('celestia-promises', '{');
    expect(promiseOf('one')).toBeNull();
  });
});
