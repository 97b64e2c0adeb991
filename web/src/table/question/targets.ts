// The second step of a choice: whom or which treasure.
import { say } from '../../texts/say.svelte';
import { cityName, inSentence, treasureName, type TableModel } from '../model.svelte';
import { treasurePoints, treasureWorth } from '../treasures';
import { PLAY_TARGETS } from '../../wire/tables';
import { sum } from './facts';

export interface Refusal {
  sentence: string;
  rule: string;
}

export interface Target {
  words: string;
  seat: number | null; // a person, or
  treasure: string | null; // a treasure, by city and face or by city alone
  count: number; // how many of the same lie there
  label: string;
  says: string;
  confirm: string; // the second button names the person or thing
  after: string; // its effect, shown once it is chosen
  refusal: Refusal | null;
}

const GAINS = new Set(['choose', 'keep']);

export function targetOf(model: TableModel, words: string, refusal: Refusal | null): Target {
  const [verb = '', thing = '', argument] = words.split(' ');
  const act = verb === 'play' || verb === 'use' ? thing : verb;
  const value = argument ?? thing;
  const seat = verb === 'give' || PLAY_TARGETS[thing] === 'seat' ? Number(value) : null;
  const treasure = seat === null ? value : null;
  const label = labelOf(model, seat, value);
  return {
    words,
    seat,
    treasure,
    count: countOf(model, act, treasure),
    label,
    says: seat === null ? '' : factsOfSeat(model, seat, act),
    confirm: confirmOf(model, act, label, value),
    after: treasure ? totalAfter(model, act, treasure) : '',
    refusal,
  };
}

function labelOf(model: TableModel, seat: number | null, value: string): string {
  if (seat !== null) return model.name(seat);
  return value.includes('/') ? treasureName(value) : cityName(value);
}

function countOf(model: TableModel, act: string, treasure: string | null): number {
  const lying = GAINS.has(act) ? model.view?.seen : model.view?.treasures;
  return (treasure && lying?.[treasure]) || 1;
}

function confirmOf(model: TableModel, act: string, name: string, value: string): string {
  const gift = act === 'give' ? (model.view?.next_gift ?? null) : null;
  const drawer = model.view?.drawing ?? null;
  const key = act === 'choose' && drawer !== null && drawer !== model.me ? 'choose-for' : act;
  return say(`confirm-${key}`, {
    drawer: model.name(drawer),
    name,
    gift: gift ? inSentence(treasureName(gift)) : say('gift'),
    worth: treasureWorth(value),
  });
}

/** Two public facts of a person; where somebody would change sides, what that means for them. */
function factsOfSeat(model: TableModel, seat: number, act: string): string {
  const player = model.players[seat];
  if (!player) return '';
  if (act === 'purple') return say(player.got_off ? 'target-comes-back' : 'target-gets-off');
  return say('target-facts', { cards: player.hand_size, treasures: sum(player.treasures) });
}

function totalAfter(model: TableModel, act: string, treasure: string): string {
  const before = model.points;
  const isMine = GAINS.has(act) && (act === 'keep' || model.view?.drawing === model.me);
  if (before === null || !(isMine || act === 'red')) return '';
  const after = before + (isMine ? 1 : -1) * treasurePoints(treasure, model.game);
  return say('target-total', { before, after });
}
