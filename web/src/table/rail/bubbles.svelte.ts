// Recent talk and announcements beside their speaker, for as long as they take to read.
import { SvelteMap } from 'svelte/reactivity';
import type { Drawing } from '../../art/generated/drawings';
import { componentTimer } from '../../parts/timers';
import { say } from '../../texts/say.svelte';
import type { Numbered } from '../../wire/link.svelte';
import { talkText } from '../narrate/narrator';
import type { TableModel } from '../model.svelte';
import { isMuted } from './mutes';

const SHOWN = 3500; // ms
const ANNOUNCED = 1800; // ms: an announcement is two words

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

  private readonly after = componentTimer();

  /** To be made with its component: a bubble goes with it. */
  constructor(private readonly table: TableModel) {}

  /** The seat of the newest bubble, if there is room for only one. */
  get newest(): number | undefined {
    return [...this.said.keys()].at(-1);
  }

  /** Table talk. */
  receive(events: readonly Numbered[]): void {
    for (const { n, event } of events) {
      if (event.what !== 'talked' || isMuted(this.table.link.table, event.seat)) continue;
      const text = talkText(event, (seat) => this.table.name(seat));
      this.show(event.seat, { n, text, emote: emoteOf(event.key) }, SHOWN);
    }
  }

  /** Announcements of captains, unless there was nothing to pay. */
  announce(events: readonly Numbered[]): void {
    for (const { n, event } of events) {
      if (event.what === 'announced_cannot')
        this.show(event.seat, { n, text: say('says-cannot'), emote: null }, ANNOUNCED);
      if (event.what === 'announced_can' && event.faced.some((count) => count > 0))
        this.show(event.seat, { n, text: say('says-can'), emote: null }, ANNOUNCED);
    }
  }

  private show(seat: number, said: Said, ms: number): void {
    this.said.delete(seat); // the newest is last
    this.said.set(seat, said);
    this.after(ms, () => this.said.get(seat)?.n === said.n && this.said.delete(seat));
  }
}
