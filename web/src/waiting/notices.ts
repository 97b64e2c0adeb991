// Changes in the waiting room that concern this player: another host, or their seat is gone.
import { say } from '../texts/say.svelte';

export interface Standing {
  host: string;
  isHost: boolean;
  isSeated: boolean;
}

/** `before`: the previous standing; null at the beginning. */
export function noticeOf(before: Standing | null, now: Standing, isLeaving: boolean): string | null {
  if (!before || isLeaving) return null;
  if (before.isSeated && !now.isSeated) return say('waiting-removed');
  if (!before.isSeated && now.isSeated) return '';
  if (!before.isHost && now.isHost && before.isSeated) return say('waiting-host-you');
  if (before.host && now.host && before.host !== now.host) return say('waiting-host-new', { name: now.host });
  return null;
}
