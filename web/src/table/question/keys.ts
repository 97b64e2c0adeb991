// When a single key may act: never on a press carried over from the last question, nor while somebody types.
import { settings } from '../../settings.svelte';

export const QUIET = 400; // ms in which no key acts on a new question

/** A key that answers the question. */
export const mayAct = (event: KeyboardEvent, openSince: number): boolean =>
  isSingle(event) && performance.now() - openSince >= QUIET && !event.defaultPrevented;

/** A single key that shows a panel, during any question. */
export const isTableKey = (event: KeyboardEvent, key: string): boolean =>
  isSingle(event) && event.key.toLowerCase() === key;

function isSingle(event: KeyboardEvent): boolean {
  if (!settings.shortcuts || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  return !isTyping(event.target) && !document.querySelector('dialog[open]');
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}

/** Enter on a focused button or link is that button's own. */
export const isOwnPress = (event: KeyboardEvent): boolean =>
  (event.key === 'Enter' || event.key === ' ') &&
  event.target instanceof HTMLElement &&
  event.target.matches('button, a, summary');
