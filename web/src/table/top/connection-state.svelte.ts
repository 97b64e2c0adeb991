// The connection as the screen shows it: what is wrong with it, and how long an answer has been in flight.
import { untrack } from 'svelte';
import { later } from '../../parts/timers';
import type { Link } from '../../wire/link.svelte';
import { say } from '../../texts/say.svelte';

const SLOW = 600; // ms after which an answer in flight is shown
const SENT = 1500; // ms for which "sent" is shown

export class Waiting {
  now = $state(Date.now());
  isSent = $state(false); // a slow answer has arrived just now
  private since = 0; // when the oldest pending command was made; 0: none is pending

  constructor(private readonly link: Link) {
    $effect(() => {
      const isWaiting = link.pending.length > 0;
      const wasSlow = !isWaiting && this.since > 0 && Date.now() - this.since > SLOW;
      if (!isWaiting) this.since = 0;
      else if (!this.since) this.since = Date.now();
      this.now = Date.now();
      if (wasSlow && !untrack(() => link.refusal)) {
        this.isSent = true;
        return later(SENT, () => (this.isSent = false));
      }
      this.isSent = false;
      if (link.state === 'live' && !isWaiting) return;
      const ticking = setInterval(() => (this.now = Date.now()), 200);
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

/** Whether the link keeps retrying. */
export const isRetried = (link: Link): boolean => link.state !== 'elsewhere' && link.state !== 'gone';

export function cutTitle(link: Link): string {
  if (link.state === 'elsewhere') return say('bye-elsewhere');
  if (link.state === 'gone') return say('code-closed');
  return ['restart', 'away'].includes(link.goodbye) ? say(`bye-${link.goodbye}`) : say('link-offline');
}

/** The same for screen readers. */
export const cutSaid = (link: Link): string =>
  isRetried(link) ? `${cutTitle(link)} ${say('link-retrying')}` : cutTitle(link);
