// What was just said, beside whoever said it, for as long as it takes to read.
import { SvelteMap } from 'svelte/reactivity';
import type { Drawing } from '../../art/generated/drawings';
import { later } from '../../parts/later';
import type { Numbered } from '../../wire/link.svelte';
import { talkText } from '../narrate/narrator';
import type { TableModel } from '../model.svelte';
import { isMuted } from './mutes';

const SHOWN = 3500; // ms

export interface Said {
  n: number;
  text: string;
  emote: Drawing | null;
}

const EMOTES: Record<string, Drawing> = {
  trust_me: 'emote-trust',
  have_everything: 'emote-all',
  jump: 'emote-jump',
  liar: 'emote-liar',
  how_many_cards: 'emote-count',
  hold_tight: 'emote-hold',
  sorry: 'emote-sorry',
  who_has_spyglass: 'emote-spyglass',
  nice_one: 'emote-nice',
  hmm: 'emote-hmm',
  claim_have: 'claim-have',
  claim_lack: 'claim-lack',
  claim_maybe: 'claim-maybe',
};
export const emoteOf = (key: string): Drawing | null => EMOTES[key] ?? null;

export class Bubbles {
  readonly said = new SvelteMap<number, Said>();

  private readonly after = later();

  /** To be made with its component: a bubble goes with it. */
  constructor(private readonly table: TableModel) {}

  hear(news: readonly Numbered[]): void {
    for (const { n, event } of news) {
      if (event.what !== 'talked' || isMuted(this.table.link.table, event.seat)) continue;
      const text = talkText(event, (seat) => this.table.name(seat));
      this.said.set(event.seat, { n, text, emote: emoteOf(event.key) });
      this.after(SHOWN, () => this.said.get(event.seat)?.n === n && this.said.delete(event.seat));
    }
  }
}
