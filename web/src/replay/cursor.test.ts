import { describe, expect, it, vi } from 'vitest';
import { Cursor } from './cursor.svelte';

const LEGS = [0, 4, 9, 15];
const JOURNEYS = [0, 9];
const cursor = (step = 0): Cursor => new Cursor(20, { leg: LEGS, journey: JOURNEYS }, step);

describe('the cursor of a replay', () => {
  it('moves by decision and stays within the game', () => {
    const here = cursor(1);
    here.move('back');
    here.move('back');
    expect(here.step).toBe(0);
    here.seek(99);
    expect(here.step).toBe(20);
    here.move('forward');
    expect(here.step).toBe(20);
  });

  it('starts at the nearest step of a link', () => {
    expect(cursor(7).step).toBe(7);
    expect(cursor(-3).step).toBe(0);
    expect(cursor(1e9).step).toBe(20);
    expect(cursor(NaN).step).toBe(0);
  });

  it('moves by leg: forwards to the next, back to its beginning and then to the one before', () => {
    const here = cursor(5);
    here.move('forward', 'leg');
    expect(here.step).toBe(9);
    here.seek(12);
    here.move('back', 'leg');
    expect(here.step).toBe(9);
    here.move('back', 'leg');
    expect(here.step).toBe(4);
  });

  it('moves by journey, and after the last one to the end', () => {
    const here = cursor(2);
    here.move('forward', 'journey');
    expect(here.step).toBe(9);
    here.move('forward', 'journey');
    expect(here.step).toBe(20);
    here.move('back', 'journey');
    here.move('back', 'journey');
    expect(here.step).toBe(0);
  });

  it('tells its subscribers where it was, once for each change', () => {
    const here = cursor(3);
    const listener = vi.fn();
    const stop = here.subscribe(listener);
    here.move('forward');
    here.seek(4);
    expect(listener.mock.calls).toEqual([[4, 3]]);
    stop();
    here.move('forward');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('stops playing at the end, and plays from the start again', () => {
    const here = cursor(19);
    here.play();
    here.advance();
    expect([here.step, here.isPlaying]).toEqual([20, false]);
    here.toggle();
    expect([here.step, here.isPlaying]).toEqual([0, true]);
    here.toggle();
    expect(here.isPlaying).toBe(false);
  });
});
