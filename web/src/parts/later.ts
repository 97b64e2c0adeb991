// Timers of a component that end with it: one left behind would keep all that the component knew in memory,
// and behind the hot seat's curtain nothing of the former seat may be left.
import { onDestroy } from 'svelte';

/** To be called while a component is made; what it gives starts a timer. */
export function later(): (ms: number, then: () => void) => void {
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
