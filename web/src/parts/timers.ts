// Timers that end with their owner, such as a component: a leftover timer would keep the component's data in memory,
// and nothing of the previous seat may remain behind the hot seat's curtain.
import { onDestroy } from 'svelte';

/** Starts a timer; returns a function that stops it, as an effect returns one. */
export function later(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}

type StartTimer = (ms: number, then: () => void) => void;

export class Timers {
  private readonly running = new Set<ReturnType<typeof setTimeout>>();

  after: StartTimer = (ms, then) => {
    const timer = setTimeout(() => {
      this.running.delete(timer);
      then();
    }, ms);
    this.running.add(timer);
  };

  stop(): void {
    this.running.forEach(clearTimeout);
    this.running.clear();
  }
}

/** Call during component initialisation; returns a function that starts a timer. */
export function componentTimer(): StartTimer {
  const timers = new Timers();
  onDestroy(() => timers.stop());
  return timers.after;
}

const TRIES = [1000, 3000, 9000]; // ms after which something is asked for again

/** Asks for something that may not be there yet, a few times with longer and longer pauses. */
export function askPatiently(ask: () => Promise<void>, soon: StartTimer, tries = TRIES): void {
  const [wait, ...rest] = tries;
  ask().catch(() => {
    if (wait !== undefined) soon(wait, () => askPatiently(ask, soon, rest));
  });
}
