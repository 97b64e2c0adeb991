// A press skips the scene that plays, and does nothing else: it must never answer the question that is then there.
import type { Gate } from './gate.svelte';

const CONTROLS = 'button, a, summary, input, textarea, select, dialog, [role=tab]';
const ASKED = '.question-place, .hand-place';
const MOVES = /^(Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+|Arrow\w+|Page\w+|Home|End)$/;

const within = (event: Event, places: string): boolean =>
  event.target instanceof Element && event.target.closest(places) !== null;

/** Controls beside the question keep their meaning during a scene. */
const isElsewhere = (event: Event): boolean => within(event, CONTROLS) && !within(event, ASKED);

function isSkip(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || MOVES.test(event.key)) return false;
  if (document.querySelector('dialog[open]') || within(event, 'input, textarea, select')) return false;
  return !((event.key === 'Enter' || event.key === ' ') && isElsewhere(event));
}

/** Listens until the returned function is called. */
export function skipByPress(gate: Gate): () => void {
  let pressed = false; // the pointer that skipped is still down
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const key = (event: KeyboardEvent): void => {
    if (!gate.scene || !isSkip(event)) return;
    swallow(event);
    if (!event.repeat) gate.skip();
  };
  const down = (event: PointerEvent): void => {
    pressed = gate.scene !== null && !isElsewhere(event);
    if (!pressed) return;
    swallow(event);
    gate.skip();
  };
  const click = (event: MouseEvent): void => {
    if (pressed) swallow(event);
    pressed = false;
  };
  const listening = { capture: true };
  addEventListener('keydown', key, listening);
  addEventListener('pointerdown', down, listening);
  addEventListener('click', click, listening);
  return () => {
    removeEventListener('keydown', key, listening);
    removeEventListener('pointerdown', down, listening);
    removeEventListener('click', click, listening);
  };
}
