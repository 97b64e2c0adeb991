// In a list of tabs the arrows choose; Tab moves on to their panel.
import { tick } from 'svelte';

/** An arrow on a tab chooses the one beside it, which gets the focus. */
export function chooseByArrow<Tab>(
  event: KeyboardEvent & { currentTarget: HTMLElement },
  tabs: readonly Tab[],
  now: Tab,
  choose: (tab: Tab) => void,
): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const list = event.currentTarget.closest('[role=tablist]');
  choose(tabs[(tabs.indexOf(now) + step + tabs.length) % tabs.length] ?? now);
  void tick().then(() => list?.querySelector<HTMLElement>('[aria-selected=true]')?.focus());
}
