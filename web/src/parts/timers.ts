// Timers that end with their component: a leftover timer would keep the component's data in memory,
// and nothing of the previous seat may remain behind the hot seat's curtain.
import { onDestroy } from 'svelte';

/** Call during component initialisation; returns a function that starts a timer. */
export function componentTimer(): (ms: number, then: () => void) => void {
  const running = new Set<ReturnType<typeof setTimeout>>();
  onDestroy(() => running.forEach(clearTimeout));
  return (ms, then) => {
    const timer = setTimeout(() => {
      running.delete(timer);
      then();
    }, ms);
    running.add(timer);
  };
}
