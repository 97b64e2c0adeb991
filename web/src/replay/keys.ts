// The keys of a replay. Controls with their own arrows keep them.
import type { Cursor } from './cursor.svelte';

const OWN_KEYS = 'input, textarea, select, [role=radiogroup], [role=tab], dialog';
const OWN_PRESS = 'button, a, summary, label';

export function moveByKey(event: KeyboardEvent, cursor: Cursor): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(OWN_KEYS) || document.querySelector('dialog[open]')) return;
  const unit = event.shiftKey ? 'leg' : 'step';
  const moves: Record<string, () => void> = {
    ArrowLeft: () => cursor.move('back', unit),
    ArrowRight: () => cursor.move('forward', unit),
    PageUp: () => cursor.move('back', 'journey'),
    PageDown: () => cursor.move('forward', 'journey'),
    Home: () => cursor.seek(0),
    End: () => cursor.seek(cursor.last),
  };
  const move = moves[event.key];
  if (event.key === ' ' && !target?.closest(OWN_PRESS)) cursor.toggle();
  else if (move) move();
  else return;
  event.preventDefault();
}
