// How long an answer has been on its way, told only when it is worth telling.
import type { TableLink } from '../../wire/link.svelte';

const SLOW = 2000; // ms after which an answer on its way is told

export class Waiting {
  now = $state(Date.now());
  private since = 0; // when the oldest wish that still waits was made; 0: none waits

  constructor(private readonly link: TableLink) {
    $effect(() => {
      const isWaiting = link.pending.length > 0;
      if (!isWaiting) this.since = 0;
      else if (!this.since) this.since = Date.now();
      this.now = Date.now();
      if (link.state === 'live' && !isWaiting) return;
      const ticking = setInterval(() => (this.now = Date.now()), 500);
      return () => clearInterval(ticking);
    });
  }

  get isSlow(): boolean {
    return this.link.pending.length > 0 && this.since > 0 && this.now - this.since > SLOW;
  }

  /** Seconds until the next attempt to connect. */
  get seconds(): number {
    return Math.max(0, Math.ceil((this.link.retryAt - this.now) / 1000));
  }
}
