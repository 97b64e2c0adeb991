// The words of the open question, laid out as choices: a verb, what happens, a key, a drawing. The server
// says which there are and which are refused; here they only get a face.
import type { Drawing } from '../../art/generated/drawings';
import { knows, say, type Facts } from '../../texts/say.svelte';
import type { Ask, View } from '../../wire/messages';
import {
  cardArt,
  cardName,
  cityName,
  hazardName,
  listed,
  treasureArt,
  treasureName,
  type TableModel,
} from '../model.svelte';

export type Tone = 'go' | 'leave' | 'brass' | 'danger' | 'plain';

export interface Refusal {
  sentence: string;
  rule: string;
}

export interface Target {
  words: string;
  seat: number | null; // a person, or
  treasure: string | null; // a treasure, by city and face or by city alone
  label: string;
  says: string;
  confirm: string; // the second button names the person or thing
  refusal: Refusal | null;
}

export interface Choice {
  words: string; // empty where a target has to be chosen first
  tone: Tone;
  label: string;
  says: string;
  key: string;
  art: Drawing | null;
  refusal: Refusal | null;
  targets: Target[];
}

interface Blocked {
  words: string;
  key: string;
  params: Record<string, string | number>;
  rule: string;
}

const TONES: Record<string, Tone> = {
  stay: 'go',
  leave: 'leave',
  land: 'leave',
  fly: 'go',
  prepare: 'brass',
  'announce can': 'go',
  'announce cannot': 'danger',
  draw: 'brass',
  done: 'go',
};
const KEYS: Record<string, string> = {
  stay: 'S',
  leave: 'L',
  land: 'L',
  fly: 'F',
  prepare: 'P',
  'announce can': 'Enter',
  'announce cannot': 'C',
  pass: '0',
  done: '0',
};
const ART: Record<string, Drawing> = {
  stay: 'icon-stay',
  leave: 'icon-leave',
  land: 'icon-land',
  fly: 'icon-wheel',
  prepare: 'icon-people',
  'announce can': 'icon-check',
  'announce cannot': 'icon-cross',
  'head onward': 'icon-right',
  'head boscalumia': 'icon-void',
  draw: 'icon-cards',
  done: 'icon-check',
  pass: 'icon-cross',
};
const SEAT_TARGETS = new Set(['ejection', 'spy', 'pressing_need', 'purple']);

/** Every choice of the open question in the order the table speaks: what goes on, what is special, what passes. */
export function choicesOf(model: TableModel, ask: Ask): Choice[] {
  const blocked = ((ask as Ask & { blocked?: Blocked[] }).blocked ?? []).map((one) => ({ ...one }));
  const refused = new Map(blocked.map((one) => [one.words, refusalOf(one)]));
  const words = [...ask.options, ...blocked.map((one) => one.words)];
  const groups = new Map<string, string[]>();
  for (const each of words) {
    const head = headOf(each);
    groups.set(head, [...(groups.get(head) ?? []), each]);
  }
  const choices = [...groups].map(([head, group]) => choiceOf(model, ask, head, group, refused));
  return numbered(choices.sort((one, other) => rank(one) - rank(other)));
}

export function refusalOf(one: {
  key: string;
  params: Record<string, string | number>;
  rule: string;
}): Refusal {
  return { sentence: say(`refused-${one.key}`, one.params), rule: one.rule };
}

/** `play ejection 2` and `play ejection 3` are one choice with two targets. */
function headOf(words: string): string {
  const [verb = '', thing = '', argument] = words.split(' ');
  if ((verb === 'play' || verb === 'use') && argument !== undefined) return `${verb} ${thing}`;
  return verb === 'give' || verb === 'choose' || verb === 'keep' || verb === 'trade' ? verb : words;
}

function rank(choice: Choice): number {
  if (choice.words === 'pass' || choice.words === 'done') return 9;
  if (choice.refusal) return 5;
  return { go: 0, leave: 1, brass: 2, plain: 3, danger: 4 }[choice.tone];
}

/** What has no key of its own gets a figure. */
function numbered(choices: Choice[]): Choice[] {
  let next = 1;
  return choices.map((choice) =>
    choice.key || choice.refusal ? choice : { ...choice, key: String(next++) },
  );
}

function choiceOf(
  model: TableModel,
  ask: Ask,
  head: string,
  words: string[],
  refused: Map<string, Refusal>,
): Choice {
  const [verb = '', thing = ''] = head.split(' ');
  const special = verb === 'play' || verb === 'use';
  const picks = words
    .filter((each) => each !== head)
    .map((each) => targetOf(model, each, refused.get(each) ?? null));
  const facts = factsOf(model, head);
  return {
    words: picks.length ? '' : head,
    tone: TONES[head] ?? (special ? 'brass' : 'plain'),
    label: labelOf(head, verb, thing, facts),
    says: saysOf(model, ask, head, verb, thing, facts),
    key: KEYS[head] ?? (thing.startsWith('rowboat') ? 'B' : ''),
    art: ART[head] ?? (special ? (verb === 'use' ? 'icon-power' : cardArt(thing)) : null),
    refusal:
      refused.get(head) ??
      (picks.length && picks.every((pick) => pick.refusal) ? (picks[0]?.refusal ?? null) : null),
    targets: picks,
  };
}

function labelOf(head: string, verb: string, thing: string, facts: Facts): string {
  const own = `choice-${head.replaceAll(' ', '-').replaceAll('_', '-')}`;
  if (knows(own)) return say(own, facts);
  if (verb === 'play') return thing.startsWith('rowboat') ? say('choice-rowboat', facts) : cardName(thing);
  if (verb === 'use') return say('choice-power', { power: say(`character-${thing}`) });
  return say(`choice-${verb}`, facts);
}

function saysOf(
  model: TableModel,
  ask: Ask,
  head: string,
  verb: string,
  thing: string,
  facts: Facts,
): string {
  const view = model.view;
  const name = verb === 'play' || verb === 'use' ? (thing.startsWith('rowboat') ? 'rowboat' : thing) : head;
  const key = `does-${name.replaceAll(' ', '-').replaceAll('_', '-')}`;
  const special = [`${key}-${ask.kind}`, `${key}-${view?.phase ?? ''}`].map((each) =>
    each.replaceAll('_', '-'),
  );
  const found = [...special, key].find(knows);
  return found ? say(found, facts) : '';
}

function targetOf(model: TableModel, words: string, refusal: Refusal | null): Target {
  const [verb = '', thing = '', argument] = words.split(' ');
  const seated = verb === 'give' || SEAT_TARGETS.has(thing);
  const value = argument ?? thing;
  const seat = seated ? Number(value) : null;
  const label =
    seat !== null ? model.name(seat) : value.includes('/') ? treasureName(value) : cityName(value);
  const key = `confirm-${verb === 'play' || verb === 'use' ? thing : verb}`.replaceAll('_', '-');
  return {
    words,
    seat,
    treasure: seat === null ? value : null,
    label,
    says: seat !== null ? factsOfSeat(model, seat) : '',
    confirm: say(key, { name: label, points: Number(value.split('/')[1] ?? 0) || 0 }),
    refusal,
  };
}

function factsOfSeat(model: TableModel, seat: number): string {
  const player = model.players[seat];
  if (!player) return '';
  const treasures = Object.values(player.treasures).reduce((sum, count) => sum + count, 0);
  return say('target-facts', { cards: player.hand_size, treasures });
}

/** What the texts of choices and questions may need. */
export function factsOf(model: TableModel, words = ''): Facts {
  const view = model.view;
  if (!view) return {};
  const vessel = view.vessel === 'boat' && view.boat ? view.boat : view.aircraft;
  const thing = words.split(' ')[1] ?? '';
  return {
    you: model.name(model.me),
    captain: model.name(model.pilot),
    city: cityName(vessel.at),
    value: vessel.at,
    heading: cityName(vessel.heading),
    far: vessel.heading,
    left: view.piles[vessel.at] ?? 0,
    dice: view.dice.length || (view.dice_to[vessel.heading] ?? 0),
    next: cityName(vessel.heading),
    cards: view.seats[model.pilot]?.hand_size ?? 0,
    events: view.to_answer.reduce((sum, count) => sum + count, 0),
    need: needOf(view),
    drawer: model.name(view.drawing),
    boat: thing.startsWith('rowboat_') ? hazardName(thing.slice('rowboat_'.length)) : '',
    own: Object.values(view.hand).reduce((sum, count) => sum + count, 0),
  };
}

/** What has to be paid, in equipment: "Compass, 2 × Cannon". */
export function needOf(view: View): string {
  const needed = view.to_answer.flatMap((count, at) => {
    const name = cardName(['compass', 'lightning_arrester', 'foghorn', 'cannon'][at] ?? '');
    return count ? [count > 1 ? say('times', { count, name }) : name] : [];
  });
  return needed.length ? listed(needed) : say('need-nothing');
}

export const treasureDrawing = (treasure: string): Drawing =>
  treasure.includes('/') ? treasureArt(treasure) : (`back-${treasure}` as Drawing);
