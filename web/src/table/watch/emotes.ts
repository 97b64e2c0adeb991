// The four emotes of those who watch.
import type { Drawing } from '../../art/generated/drawings';

export const EMOTES = {
  bravo: 'emote-nice',
  hmm: 'emote-hmm',
  hold_tight: 'emote-hold',
  heart: 'emote-trust',
} as const;
export type Emote = keyof typeof EMOTES;

export const isEmote = (key: string): key is Emote => key in EMOTES;
export const emoteArt = (key: Emote): Drawing => EMOTES[key];
export const emoteText = (key: Emote): string => `emote-${key.replace('_', '-')}`;
