import { afterEach, describe, expect, it } from 'vitest';
import { Cursor } from './cursor.svelte';
import { moveByKey } from './keys';

const cursor = (step: number): Cursor => new Cursor(20, { leg: [0, 5, 10], journey: [0, 10] }, step);

function press(here: Cursor, key: string, change: KeyboardEventInit = {}, target?: Element): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...change });
  const listen = (pressed: KeyboardEvent): void => moveByKey(pressed, here);
  addEventListener('keydown', listen);
  (target ?? document.body).dispatchEvent(event);
  removeEventListener('keydown', listen);
  return event;
}

afterEach(() => document.body.replaceChildren());

describe('the keys of a replay', () => {
  it('move by decision, leg and journey, and to both ends', () => {
    const here = cursor(7);
    const steps = [
      ['ArrowRight', {}, 8],
      ['ArrowLeft', {}, 7],
      ['ArrowRight', { shiftKey: true }, 10],
      ['ArrowLeft', { shiftKey: true }, 5],
      ['PageDown', {}, 10],
      ['PageUp', {}, 0],
      ['End', {}, 20],
      ['Home', {}, 0],
    ] as const;
    for (const [key, change, step] of steps) {
      expect(press(here, key, change).defaultPrevented).toBe(true);
      expect(here.step, key).toBe(step);
    }
  });

  it('play and pause with the space bar, and moving pauses', () => {
    const here = cursor(7);
    press(here, ' ');
    expect(here.isPlaying).toBe(true);
    press(here, 'ArrowRight');
    expect([here.isPlaying, here.step]).toEqual([false, 8]);
  });

  it('leave controls their own keys', () => {
    const here = cursor(7);
    const [button, slider] = [document.createElement('button'), document.createElement('input')];
    document.body.append(button, slider);
    press(here, ' ', {}, button);
    press(here, 'ArrowRight', {}, slider);
    press(here, 'ArrowRight', { altKey: true });
    expect([here.isPlaying, here.step]).toEqual([false, 7]);
    press(here, 'ArrowRight', {}, button);
    expect(here.step).toBe(8);
  });
});
