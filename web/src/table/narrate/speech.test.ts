import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Speech } from './speech';

describe('the narration', () => {
  let said: string[];
  let speech: Speech;
  beforeEach(() => {
    vi.useFakeTimers();
    said = [];
    speech = new Speech(
      (text) => said.push(text),
      () => Date.now(),
    );
  });
  afterEach(() => vi.useRealTimers());

  it('says a batch as one', () => {
    speech.hear(['Ann stays.', 'Ben leaves.']);
    vi.advanceTimersByTime(0);
    expect(said).toEqual(['Ann stays. Ben leaves.']);
  });

  it('merges what comes too fast into the next sentence', () => {
    speech.hear(['One.']);
    vi.advanceTimersByTime(0);
    speech.hear(['Two.']);
    vi.advanceTimersByTime(500);
    speech.hear(['Three.']);
    expect(said).toEqual(['One.']);
    vi.advanceTimersByTime(1000);
    expect(said).toEqual(['One.', 'Two. Three.']);
  });

  it('keeps the newest of a flood', () => {
    speech.hear(Array.from({ length: 20 }, (_, index) => `${index}.`));
    vi.advanceTimersByTime(0);
    expect(said[0]?.split(' ')).toHaveLength(8);
    expect(said[0]).toMatch(/19\.$/);
  });

  it('says nothing after it was stopped', () => {
    speech.hear(['One.']);
    speech.stop();
    vi.advanceTimersByTime(5000);
    expect(said).toEqual([]);
  });
});
