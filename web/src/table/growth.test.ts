import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { describe, expect, it, vi } from 'vitest';

const vast = vi.hoisted(() => ({ current: false }));
vi.mock('../styles/screen', () => ({ screenIs: () => vast }));
const { growth, mostText } = await import('./growth');

function show(width: number, height: number): void {
  vast.current = width >= 2200 && height >= 1200;
  vi.spyOn(innerWidth, 'current', 'get').mockReturnValue(width);
  vi.spyOn(innerHeight, 'current', 'get').mockReturnValue(height);
}

describe('growth', () => {
  it.each([
    [1920, 1080, 1],
    [2560, 1440, 1.4],
    [3840, 2160, 2],
    [3840, 1200, 1.4],
    [7680, 4320, 2],
  ])('at %d x %d is about %d', (width, height, grown) => {
    show(width, height);
    expect(growth()).toBeCloseTo(grown, 2);
  });
});

describe('larger text', () => {
  it.each([
    [1200, 1.04],
    [1360, 1.04],
    [1400, 1.1],
    [1440, 1.16],
    [2560, 1.16],
  ])('at %d px may grow to %d', (width, most) => {
    show(width, 900);
    expect(mostText()).toBeCloseTo(most, 3);
  });
});
