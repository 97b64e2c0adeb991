// Where the focus goes: to headings, never to a button that somebody could press by mistake.
import { afterLayout } from '../../wire/turns';

export function focusSoon(heading: HTMLElement | null | undefined): void {
  if (heading) afterLayout(heading, (title) => title.focus({ preventScroll: true }));
}

// Removing a focused button costs a layout and loses the focus, which belongs to the question. So a mouse press
// does not focus a button, and a key press releases it.
export function unfocused(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

export function letGo(panel: HTMLElement | null): void {
  if (!panel || !(document.activeElement instanceof HTMLButtonElement)) return;
  afterLayout(panel, (asked) => {
    if (asked.contains(document.activeElement)) asked.focus({ preventScroll: true });
  });
}

/** While the ship falls the question is a dialog: focus goes round in it, and Escape chooses nothing. */
export function keepInside(event: KeyboardEvent, panel: HTMLElement, heading: HTMLElement | null): void {
  const stops = [...panel.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], summary')];
  const [first, last] = [stops[0], stops.at(-1)];
  const active = document.activeElement;
  const isEdge = event.shiftKey ? active === first || active === heading : active === last;
  if (!isEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
