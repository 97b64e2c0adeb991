import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Timeline } from './timeline';

describe('the times of a sequence', () => {
  let seen: string[];
  let times: Timeline;
  const mark = (what: string) => () => seen.push(what);
  beforeEach(() => {
    vi.useFakeTimers();
    seen = [];
    times = new Timeline();
    times.begin(1);
  });
  afterEach(() => vi.useRealTimers());

  it('run in order of time, not of insertion', () => {
    times.at(300, mark('end'));
    times.at(100, mark('change'));
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(['change']);
    vi.advanceTimersByTime(200);
    expect(seen).toEqual(['change', 'end']);
  });

  it('come sooner when it is hurried on the way', () => {
    times.at(1000, mark('end'));
    vi.advanceTimersByTime(400);
    times.hurry(2);
    vi.advanceTimersByTime(299);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(['end']);
  });

  it('know how much has been played', () => {
    times.at(1000, mark('end'));
    vi.advanceTimersByTime(400);
    times.hurry(2);
    vi.advanceTimersByTime(100);
    expect(times.position).toBeCloseTo(600, 0);
  });

  it('come no more after it was stopped, even from within', () => {
    times.at(100, () => times.stop());
    times.at(100, mark('late'));
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([]);
  });
});
