// The card, power or spyglass that was played last among some events, in words and with its drawing.
import type { Drawing } from '../../art/generated/drawings';
import { say } from '../../texts/say.svelte';
import type { Happened } from '../../wire/link.svelte';
import { cardArt, cardName, type TableModel } from '../model.svelte';

export interface PlayedThing {
  who: string;
  what: string;
  drawing: Drawing;
}

export function lastPlayed(events: Happened[], table: TableModel): PlayedThing | null {
  for (const event of [...events].reverse()) {
    if (event.what === 'power_used')
      return {
        who: say('scene-uses', { name: table.name(event.seat) }),
        what: say('scene-power', { character: say(`character-${event.power}`) }),
        drawing: 'mod-characters',
      };
    if (event.what === 'card_played' || event.what === 'boarded_rowboat' || event.what === 'spyglass_used') {
      const card = event.what === 'spyglass_used' ? 'spyglass' : event.card;
      const who = say('scene-plays', { name: table.name(event.seat) });
      return { who, what: cardName(card), drawing: cardArt(card) };
    }
  }
  return null;
}
