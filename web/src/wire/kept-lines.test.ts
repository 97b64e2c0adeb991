import { beforeEach, expect, test, vi } from 'vitest';
import type { KeptRound } from './kept-lines';

const ROUND: KeptRound = {
  commitment: 'c0',
  lines: ['aa'],
  sealed: true,
  list: [],
  revealed: false,
  used: false,
};

async function fresh(): Promise<typeof import('./kept-lines')> {
  vi.resetModules();
  return import('./kept-lines');
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('rounds are kept by table, across a reload', async () => {
  const before = await fresh();
  before.keepRound('one', 1, ROUND);
  before.keepRound('two', 1, ROUND);
  before.keepRound('one', 2, { ...ROUND, commitment: 'c1' });
  const after = await fresh();
  expect(after.roundsOf('one')).toEqual({ 1: ROUND, 2: { ...ROUND, commitment: 'c1' } });
  expect(after.roundsOf('three')).toEqual({});
});

test('fifty tables are kept', async () => {
  const { keepRound, roundsOf } = await fresh();
  for (let table = 0; table < 51; table++) keepRound(`table ${table}`, 1, ROUND);
  expect(roundsOf('table 0')).toEqual({});
  expect(roundsOf('table 50')).toEqual({ 1: ROUND });
});

test('a device without storage remembers them as long as the page lives', async () => {
  const { keepRound, roundsOf } = await fresh();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepRound('one', 1, ROUND);
  expect(roundsOf('one')).toEqual({ 1: ROUND });
});

test('a broken entry breaks nothing', async () => {
  localStorage.setItem('celestia-lines', '{');
  expect((await fresh()).roundsOf('one')).toEqual({});
});
