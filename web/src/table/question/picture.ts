// What lies at the left of the question: the dice, or a picture of who or what it is about.
import type { Drawing } from '../../art/generated/drawings';
import { say, sayFirst } from '../../texts/say.svelte';
import { type TableModel } from '../model.svelte';
import { treasureArt } from '../treasures';
import { portraitOf } from './choices';
import { vesselOf } from './facts';

export interface Picture {
  art: Drawing[];
  title: string;
  note: string;
  colour: string; // a character's cloth; empty on the table's wood
}

const BEFORE_ROLL = new Set(['landing', 'preparation', 'before_roll']);
const PLACES: Record<string, Drawing> = {
  direction: 'city-boscalumia',
  matryoshburg: 'city-matryoshburg',
  swap: 'city-matryoshburg',
};

/** A picture, the tray, or nothing. */
export function leftOf(model: TableModel, picking: string | null): Picture | 'tray' | null {
  const { view, ask } = model;
  if (!view) return null;
  const power = powerAsked(model, picking);
  if (power)
    return { ...scene([portraitOf(power)], `character-${power}-woman`), note: say('once'), colour: power };
  const kind = ask?.kind ?? '';
  const place = PLACES[kind];
  if (place) return scene([place], `city-${place.slice('city-'.length)}`, `picture-${kind}`);
  if (kind === 'give') {
    const gift = model.view?.next_gift;
    return scene([gift ? treasureArt(gift) : 'mod-gift'], 'picture-gift');
  }
  if (kind === 'choose_treasure' || kind === 'instruct')
    return scene([`back-${vesselOf(view).at}` as Drawing], `city-${vesselOf(view).at}`);
  if (kind === 'prepare' && model.isMyTurn) return scene(crewOf(model), 'picture-crew');
  if (view.dice.length || BEFORE_ROLL.has(view.phase)) return 'tray';
  return null;
}

function scene(art: Drawing[], title: string, note = ''): Picture {
  return { art, title: say(title), note: sayFirst([note]), colour: '' };
}

/** The character whose power is the whole question, or is being used just now. */
function powerAsked(model: TableModel, picking: string | null): string {
  const { ask } = model;
  if (!ask || !model.isMyTurn) return '';
  if (picking?.startsWith('use ')) return picking.slice('use '.length);
  const heads = new Set(ask.options.map((words) => words.split(' ').slice(0, 2).join(' ')));
  heads.delete('pass');
  const only = heads.size === 1 ? ([...heads][0] ?? '') : '';
  return only.startsWith('use ') && !model.view?.dice.length ? only.slice('use '.length) : '';
}

function crewOf(model: TableModel): Drawing[] {
  const seat = model.me ?? 0;
  const aboard = model.view?.seats[seat]?.pawns ?? 1;
  return model
    .pawns(seat)
    .slice(0, aboard)
    .map((colour): Drawing => `pawn-${colour}-calm`);
}
