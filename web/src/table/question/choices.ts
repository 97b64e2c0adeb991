// The words of the open question, laid out as choices: a verb, what happens, a key, a drawing. The server
// says which there are and which are refused; here they only get a face.
import type { Drawing } from '../../art/generated/drawings';
import { refusalSaid } from '../../texts/refusals';
import { say, sayFirst, type Facts } from '../../texts/say.svelte';
import type { Ask, BlockedChoice } from '../../wire/messages';
import { cardArt, cardName, type PawnColour, type TableModel } from '../model.svelte';
import { factsOf, isClearSky } from './facts';
import { momentOf, type Moment } from './moment';
import { targetOf, type Refusal, type Target } from './targets';

export type Tone = 'go' | 'leave' | 'brass' | 'danger' | 'plain';

/** What is seen of a button that answers. */
export interface Look {
  label: string;
  says: string;
  art: Drawing | null;
  tone: Tone;
}

export interface Choice extends Look {
  head: string; // what all its words begin with
  words: string; // empty where a target has to be chosen first
  key: string;
  refusal: Refusal | null;
  targets: Target[];
}

/** By what their words begin with. */
const KNOWN: Record<string, { tone?: Tone; key?: string; art?: Drawing }> = {
  stay: { tone: 'go', key: 'S', art: 'icon-stay' },
  leave: { tone: 'leave', key: 'L', art: 'icon-leave' },
  land: { tone: 'leave', key: 'L', art: 'icon-land' },
  fly: { tone: 'go', key: 'F', art: 'icon-wheel' },
  prepare: { tone: 'brass', art: 'icon-cards' },
  'head onward': { art: 'icon-right' },
  'head boscalumia': { tone: 'brass', art: 'mod-tree' },
  'announce can': { tone: 'go', key: 'Enter', art: 'icon-check' },
  'announce cannot': { tone: 'danger', key: 'C', art: 'icon-cross' },
  draw: { art: 'card-back' },
  discard: { art: 'card-newgear' },
  trade: { art: 'treasure-back' },
  later: { art: 'icon-clock' },
  done: { tone: 'go', key: '0' },
  pass: { key: '0', art: 'icon-right' },
};
const FALLEN: Record<string, Drawing> = { after_cannot: 'icon-cross', crashing: 'icon-cross' };
/** Verbs whose words are one choice with several targets. */
const GROUPED = new Set(['give', 'choose', 'keep', 'trade', 'discard']);
const CROWDED = 4; // choices beside which the refusals of single cards stay on the cards themselves

/** Every choice of the open question, in order: continuing, special cards, passing. */
export function choicesOf(model: TableModel, ask: Ask): Choice[] {
  const blocked = ask.blocked.filter((one) => isShown(ask, one));
  const refused = new Map(blocked.map((one) => [one.words, refusalOf(one)]));
  const moment = momentOf(model, ask);
  const groups = new Map<string, string[]>();
  for (const each of [...ask.options, ...refused.keys()]) {
    const head = headOf(each);
    groups.set(head, [...(groups.get(head) ?? []), each]);
  }
  const choices = [...groups].map(([head, group]) => choiceOf(model, moment, head, group, refused));
  return numbered(choices.sort((one, other) => rank(one) - rank(other)));
}

export function refusalOf(one: Pick<BlockedChoice, 'key' | 'params' | 'rule'>): Refusal {
  return { sentence: refusalSaid(one.key, one.params), rule: one.rule };
}

/** If only the moment is wrong, the reason is shown at the card, not in the panel. */
function isShown(ask: Ask, one: BlockedChoice): boolean {
  const [verb = '', thing = '', target] = one.words.split(' ');
  if (verb !== 'play' && verb !== 'use') return verb !== 'lay';
  if (ask.kind === 'declare') return thing.startsWith('rowboat');
  if (target !== undefined) return ask.options.some((words) => words.startsWith(`${verb} ${thing} `));
  if (one.key.endsWith('-when') || one.key.startsWith('play-')) return false;
  return verb === 'use' || new Set(ask.options.map(headOf)).size < CROWDED;
}

/** `play ejection 2` and `play ejection 3` are one choice with two targets. */
export function headOf(words: string): string {
  const [verb = '', thing = '', argument] = words.split(' ');
  if ((verb === 'play' || verb === 'use') && argument !== undefined) return `${verb} ${thing}`;
  return GROUPED.has(verb) ? verb : words;
}

function rank(choice: Choice): number {
  if (choice.words === 'pass') return 9;
  if (choice.refusal) return 5;
  if (choice.head.startsWith('head ')) return 2; // numbered like the signs at the fork
  return { go: 0, leave: 1, brass: 2, plain: 3, danger: 4 }[choice.tone];
}

/** Choices without their own key get a digit. */
function numbered(choices: Choice[]): Choice[] {
  let next = 1;
  return choices.map((choice) =>
    choice.key || choice.refusal || next > 9 ? choice : { ...choice, key: String(next++) },
  );
}

export function choiceForKey(choices: readonly Choice[], key: string): Choice | null {
  const found = choices.find((choice) => choice.key.toLowerCase() === key.toLowerCase());
  return found && !found.refusal ? found : null;
}

function choiceOf(
  model: TableModel,
  moment: Moment,
  head: string,
  words: string[],
  refused: Map<string, Refusal>,
): Choice {
  const [verb = '', thing = ''] = head.split(' ');
  const isExchange = verb === 'discard'; // any number of cards: put together in its own second step
  const picks = words
    .filter((each) => each !== head && !isExchange)
    .map((each) => targetOf(model, each, refused.get(each) ?? null));
  const facts = factsOf(model, head);
  const lone = picks.length === 1 && thing === 'spyglass' ? picks[0] : undefined; // nothing left to choose
  return {
    head,
    words: lone?.words ?? (picks.length || isExchange ? '' : head),
    tone: KNOWN[head]?.tone ?? (verb === 'play' || verb === 'use' ? 'brass' : 'plain'),
    label: labelOf(model, moment, head, facts),
    says: saysOf(model, moment, head, facts),
    key: KNOWN[head]?.key ?? (thing.startsWith('rowboat') ? 'B' : ''),
    art: artOf(moment, head),
    refusal: refused.get(head) ?? (picks.every((pick) => pick.refusal) ? (picks[0]?.refusal ?? null) : null),
    targets: lone ? [] : picks,
  };
}

function artOf(moment: Moment, head: string): Drawing | null {
  const [verb = '', thing = ''] = head.split(' ');
  if (verb === 'play') return cardArt(thing);
  if (verb === 'use' || verb === 'take') return portraitOf(thing);
  return (head === 'pass' ? FALLEN[moment.phase] : undefined) ?? KNOWN[head]?.art ?? null;
}

export const portraitOf = (character: string): Drawing => {
  const colour = (character === 'purple' ? 'violet' : character) as PawnColour;
  return `pawn-${colour}-calm`;
};

function moments(model: TableModel, { kind, phase, ahead, isForced }: Moment, key: string): string[] {
  const early = ahead ? [`${key}-ahead-${ahead}`] : isForced ? [`${key}-forced`] : [];
  const boat = model.view?.vessel === 'boat' ? [`${key}-boat`] : [];
  const own = model.pilot === model.me ? [`${key}-own`] : [];
  const clear = model.view && isClearSky(model.view) ? [`${key}-clear`] : [];
  return [...early, `${key}-${kind}`, `${key}-${phase}`, ...boat, ...own, ...clear, key];
}

function labelOf(model: TableModel, moment: Moment, head: string, facts: Facts): string {
  const [verb = '', thing = ''] = head.split(' ');
  const early = moment.ahead ? sayFirst([`choice-${head}-ahead-${moment.ahead}`], facts) : '';
  if (early) return early;
  if (verb === 'play') return thing.startsWith('rowboat') ? say('choice-rowboat') : cardName(thing);
  if (verb === 'use') return say('choice-power');
  if (verb === 'take') return say(`character-${thing}-woman`);
  return sayFirst(moments(model, moment, `choice-${head}`), facts);
}

/** What a choice does: in the facts of this table, or as the rules say it of a card or a power. */
function saysOf(model: TableModel, moment: Moment, head: string, facts: Facts): string {
  const [verb = '', thing = ''] = head.split(' ');
  const name = ['play', 'use', 'take'].includes(verb) ? thing : head;
  const here = moments(model, moment, `does-${name.startsWith('rowboat') ? 'rowboat' : name}`);
  const rules = verb === 'play' ? `rules-card-${thing}-what` : `rules-power-${thing}`;
  return sayFirst([...here, rules], facts);
}
