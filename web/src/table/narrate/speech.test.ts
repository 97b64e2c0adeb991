import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Speech, WEIGHT, type Sentence } from './speech';

const plain = (...texts: string[]): Sentence[] => texts.map((text) => ({ text, weight: WEIGHT.plain }));

describe('the narration', () => {
  let said: string[];
  let urgent: boolean[];
  let speech: Speech;
  beforeEach(() => {
    vi.useFakeTimers();
    said = [];
    urgent = [];
    speech = new Speech(
      (text, isUrgent) => {
        said.push(text);
        urgent.push(isUrgent);
      },
      () => Date.now(),
    );
  });
  afterEach(() => vi.useRealTimers());

  it('says a batch as one', () => {
    speech.add(plain('Ann stays.', 'Ben leaves.'));
    vi.advanceTimersByTime(200);
    expect(said).toEqual(['Ann stays. Ben leaves.']);
  });

  it('merges what comes too fast into the next sentence', () => {
    speech.add(plain('One.'));
    vi.advanceTimersByTime(200);
    speech.add(plain('Two.'));
    vi.advanceTimersByTime(500);
    speech.add(plain('Three.'));
    expect(said).toEqual(['One.']);
    vi.advanceTimersByTime(1000);
    expect(said).toEqual(['One.', 'Two. Three.']);
  });

  it('says the cause before the question, in whichever order they come', () => {
    speech.ask('Do you stay?');
    speech.add(plain('Ben rolls fog.'));
    vi.advanceTimersByTime(200);
    expect(said).toEqual(['Ben rolls fog. Do you stay?']);
  });

  it('says only the newest question, and none that is answered already', () => {
    speech.ask('One?');
    speech.ask('Two?');
    vi.advanceTimersByTime(200);
    speech.ask('Three?');
    speech.unask();
    vi.advanceTimersByTime(5000);
    expect(said).toEqual(['Two?']);
  });

  it('keeps rolls and arrivals of a flood and drops small talk first', () => {
    const flood: Sentence[] = [
      { text: 'The ship reaches Boscalumia.', weight: WEIGHT.result },
      ...plain('Old.', 'Less old.'),
      ...Array.from({ length: 6 }, (_, index) => ({ text: `Hmm ${index}.`, weight: WEIGHT.small })),
      ...plain('One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'),
      { text: 'Ben rolls fog.', weight: WEIGHT.result },
    ];
    speech.add(flood);
    vi.advanceTimersByTime(200);
    expect(said).toEqual(['The ship reaches Boscalumia. One. Two. Three. Four. Five. Six. Ben rolls fog.']);
  });

  it('drops no result, however many there are', () => {
    speech.add(Array.from({ length: 12 }, (_, index) => ({ text: `${index}.`, weight: WEIGHT.result })));
    vi.advanceTimersByTime(200);
    expect(said[0]?.split(' ')).toHaveLength(12);
  });

  it('interrupts only for urgent sentences', () => {
    speech.add(plain('Ben rolls fog.'));
    vi.advanceTimersByTime(2000);
    speech.add([{ text: 'The ship is falling.', weight: WEIGHT.result, urgent: true }]);
    vi.advanceTimersByTime(2000);
    expect(urgent).toEqual([false, true]);
  });

  it('says nothing after it was stopped', () => {
    speech.add(plain('One.'));
    speech.ask('Two?');
    speech.stop();
    vi.advanceTimersByTime(5000);
    expect(said).toEqual([]);
  });
});
