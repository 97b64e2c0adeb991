import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Turns } from './turns';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('one piece of work a frame, the lower rank first, whenever it came', () => {
  const turns = new Turns();
  const done: string[] = [];
  turns.wait(() => done.push('journal'), 2);
  turns.wait(() => done.push('scene'), 0);
  turns.wait(() => done.push('rail'), 1);
  expect(done).toEqual([]);
  const seen: number[] = [];
  while (done.length < 3) {
    vi.advanceTimersToNextTimer();
    seen.push(done.length);
  }
  expect(done).toEqual(['scene', 'rail', 'journal']);
  expect(seen).toContain(1);
  expect(seen).toContain(2);
});

test('what waits already is done once', () => {
  const turns = new Turns();
  const work = vi.fn();
  turns.wait(work, 0);
  turns.wait(work, 0);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
  turns.wait(work, 0);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(2);
});

test('a background page still runs deferred work', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const turns = new Turns();
  const work = vi.fn();
  turns.wait(work, 0);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('nothing of a table that is closed is done', () => {
  const turns = new Turns();
  const [closed, dropped] = [vi.fn(), vi.fn()];
  turns.wait(dropped, 0);
  turns.drop(dropped);
  vi.runAllTimers();
  turns.wait(closed, 0);
  turns.close();
  vi.runAllTimers();
  expect([closed.mock.calls.length, dropped.mock.calls.length]).toEqual([0, 0]);
});
