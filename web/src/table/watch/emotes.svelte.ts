// The four emotes of those who watch, and the newest one for as long as it takes to see it.
import { later } from '../../parts/timers';
import type { Drawing } from '../../art/generated/drawings';
import type { Link } from '../../wire/link.svelte';

const SHOWN = 3500; // ms

export const EMOTES = {
  bravo: 'emote-nice',
  hmm: 'emote-hmm',
  hold_tight: 'emote-hold',
  heart: 'emote-trust',
} as const;
export type Emote = keyof typeof EMOTES;

const isEmote = (key: string): key is Emote => key in EMOTES;
export const emoteArt = (key: Emote): Drawing => EMOTES[key];
export const emoteText = (key: Emote): string => `emote-${key.replace('_', '-')}`;

export class NewestEmote {
  shown = $state.raw<Emote | null>(null);

  /** To be made with its component: it listens as long as that is there. */
  constructor(link: Link) {
    $effect(() => {
      const key = link.emoted?.key ?? '';
      if (!isEmote(key)) return;
      this.shown = key;
      return later(SHOWN, () => (this.shown = null));
    });
  }
}
