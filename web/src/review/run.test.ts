import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { texts } from '../texts/say.svelte';
import { api, Refused } from '../wire/http';
import type { Problem, Review, ReviewShown, WhatIf } from '../wire/messages';
import { ReviewRun } from './run.svelte';
import { ofRecord, ofTable } from './source';

const shown = (stage: ReviewShown['stage'], change: Partial<ReviewShown> = {}): ReviewShown => ({
  ...{ stage, ahead: 0, done: 0, total: 0, review: null, id: '' },
  ...change,
});
const review = (stage: Review['stage']): Review => ({ stage }) as Review;

describe('the run of a review', () => {
  beforeEach(async () => {
    await texts.load('en');
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('shows a first picture, then progress, then the whole', async () => {
    vi.spyOn(api, 'startReview').mockResolvedValue(shown('waiting', { ahead: 1 }));
    const asked = vi
      .spyOn(api, 'review')
      .mockResolvedValueOnce(shown('working', { review: review('coarse') }))
      .mockResolvedValueOnce(shown('working', { done: 3, total: 9 }))
      .mockResolvedValueOnce(shown('whole', { review: review('whole') }));
    const run = new ReviewRun(ofTable('abc'));
    await run.start();
    expect([run.progress.stage, run.progress.ahead, run.isRunning]).toEqual(['waiting', 1, true]);
    await vi.advanceTimersByTimeAsync(600);
    expect(run.review?.stage).toBe('coarse');
    await vi.advanceTimersByTimeAsync(1600);
    expect([run.progress.done, run.progress.total, run.review?.stage]).toEqual([3, 9, 'coarse']);
    await vi.advanceTimersByTimeAsync(1600);
    expect([run.progress.stage, run.review?.stage, run.isRunning]).toEqual(['whole', 'whole', false]);
    await vi.advanceTimersByTimeAsync(9000);
    expect(asked.mock.calls.map(([, known]) => known)).toEqual(['', 'coarse', 'coarse']);
  });

  it('says why it was refused, and may start again', async () => {
    const busy = new Refused(409, { code: 'reviews_busy', sentence: '' } as Problem);
    vi.spyOn(api, 'startReview').mockRejectedValueOnce(busy).mockResolvedValueOnce(shown('whole'));
    const run = new ReviewRun(ofTable('abc'));
    await run.start();
    expect(run.problem).toBe('Many games are being reviewed: try again in a minute.');
    await run.start();
    expect([run.problem, run.progress.stage]).toEqual(['', 'whole']);
  });

  it('says that a review failed', async () => {
    vi.spyOn(api, 'startReview').mockResolvedValue(shown('failed'));
    const run = new ReviewRun(ofTable('abc'));
    await run.start();
    expect(run.problem).toBe('The review could not be finished.');
  });

  it('asks nothing more once it is closed', async () => {
    vi.spyOn(api, 'startReview').mockResolvedValue(shown('working'));
    const asked = vi.spyOn(api, 'review').mockResolvedValue(shown('working'));
    const run = new ReviewRun(ofTable('abc'));
    await run.start();
    run.close();
    await vi.advanceTimersByTimeAsync(9000);
    expect(asked).not.toHaveBeenCalled();
  });

  it('asks once for each other answer, unless it failed', async () => {
    const asked = vi
      .spyOn(api, 'whatIf')
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue({ step: 4 } as WhatIf);
    const run = new ReviewRun(ofTable('abc'));
    await expect(run.whatIf(4, 'leave')).rejects.toThrow('lost');
    await run.whatIf(4, 'leave');
    await run.whatIf(4, 'leave');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('of a record asks by the id that the server gave', async () => {
    const started = vi.spyOn(api, 'startRecordReview').mockResolvedValue(shown('waiting', { id: 'f00d' }));
    const asked = vi.spyOn(api, 'recordReview').mockResolvedValue(shown('whole'));
    const other = vi.spyOn(api, 'recordWhatIf').mockResolvedValue({ step: 4 } as WhatIf);
    const run = new ReviewRun(ofRecord('celestia-record 1'));
    await run.start();
    await vi.advanceTimersByTimeAsync(600);
    await run.whatIf(4, 'leave');
    expect(started.mock.calls).toEqual([['celestia-record 1']]);
    expect([asked.mock.calls, run.progress.stage]).toEqual([[['f00d', '']], 'whole']);
    expect(other.mock.calls).toEqual([[{ step: 4, instead: 'leave', record: 'celestia-record 1' }]]);
  });
});
