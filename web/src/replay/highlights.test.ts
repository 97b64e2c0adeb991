import { describe, expect, it } from 'vitest';
import type { ReplayHighlight } from '../wire/messages';
import { drawingOf, roomFor } from './highlights';

const crash = (step: number): ReplayHighlight => ({
  step,
  kind: 'crash',
  event: { what: 'crashed', seat: 0, vessel: 'aircraft', city: '4' },
});
const card = (step: number): ReplayHighlight => ({
  step,
  kind: 'card',
  event: { what: 'card_played', seat: 0, card: 'jetpack' },
});

describe('highlights on the timeline', () => {
  it('are all shown where there is room', () => {
    const highlights = [card(10), crash(50), card(90)];
    expect(roomFor(highlights, 100, 1000, 32)).toEqual(highlights);
  });

  it('give way to more important ones, and stay in order', () => {
    const highlights = [card(10), crash(11), card(50), card(51)];
    expect(roomFor(highlights, 100, 1000, 32).map(({ step }) => step)).toEqual([11, 50]);
  });

  it('fit fewer on a phone', () => {
    const highlights = [0, 5, 10, 15, 20].map(card);
    expect(roomFor(highlights, 100, 1000, 32)).toHaveLength(5);
    expect(roomFor(highlights, 100, 300, 32)).toHaveLength(2);
  });

  it('are drawn by what happened: a crash by the hazard that was not answered', () => {
    expect(drawingOf(card(1))).toBe('card-jetpack');
    expect(drawingOf(crash(1), [0, 0, 2, 1])).toBe('hazard-birds');
    expect(drawingOf(crash(1), [0, 0, 0, 0])).toBe('icon-void');
  });
});
