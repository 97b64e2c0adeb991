// The table for screen readers: which events are announced and how important they are, and the question with all
// facts needed to answer it.
import { say } from '../../texts/say.svelte';
import type { Odds } from '../../wire/messages';
import type { Numbered } from '../../wire/link.svelte';
import type { TableModel } from '../model.svelte';
import type { Background } from '../motion/story';
import { questionOf } from '../question/question';
import { linesOf, type Line } from './narrator';
import { WEIGHT, type Sentence } from './speech';

const RESULTS = new Set([
  'journey_started',
  'dice_rolled',
  'announced_cannot',
  'flew',
  'moored',
  'landed',
  'crashed',
  'lost_in_void',
  'abandoned',
  'lit',
  'token_earned',
  'end_announced',
  'ended',
]);
const SMALL = new Set(['talked', 'deck_shuffled', 'captain_named', 'leg_started', 'card_drawn', 'stayed']);
const OWN = new Set(['card_drawn', 'treasure_drawn', 'hand_seen', 'gift_revealed']); // announced to their owner only
const AT_WHEEL = new Set(['journey_started', 'leg_started', 'landed']);
/** Headings of legs are not announced: the start of each journey and leg is. */
const SILENT = new Set(['leg']);

export function sentencesOf(
  events: readonly Numbered[],
  table: TableModel,
  background: Background,
  isMuted: (seat: number) => boolean = () => false,
): Sentence[] {
  return linesOf(withoutEchoes(events), (seat) => table.name(seat), background)
    .filter((line) => !SILENT.has(line.kind))
    .filter((line) => line.kind !== 'talk' || line.seat === null || !isMuted(line.seat))
    .map((line) => ({
      text: line.kind === 'talk' ? talkSaid(line, table) : line.text,
      weight: weightOf(line, table.me),
      urgent: line.what === 'announced_cannot',
    }));
}

/** The seat that sets out or lands is at the wheel, so it is not announced twice. */
function withoutEchoes(events: readonly Numbered[]): Numbered[] {
  const isSaid = (seat: number, from: number): boolean =>
    events
      .slice(from)
      .some(({ event }) => AT_WHEEL.has(event.what) && 'seat' in event && event.seat === seat);
  return events.filter(({ event }, at) => event.what !== 'captain_named' || !isSaid(event.seat, at));
}

const talkSaid = (line: Line, table: TableModel): string =>
  line.seat === null ? line.text : say('journal-said', { who: table.name(line.seat), said: line.text });

function weightOf({ what, seat }: Line, me: number | null): number {
  if (RESULTS.has(what) || (OWN.has(what) && seat === me && me !== null)) return WEIGHT.result;
  return SMALL.has(what) ? WEIGHT.small : WEIGHT.plain;
}

/** A player who can only pass has nothing to decide and hears the result only. */
export const isAnnounced = (table: TableModel): boolean =>
  table.isMyTurn && table.ask?.options.join() !== 'pass';

/** The question, what is owed and the odds. */
export function questionSaid(table: TableModel, odds: Odds | null): string {
  const { title, detail } = questionOf(table);
  const fallen = `${say('narrate-falling')} `; // the announcement has just said so
  const asked = title.startsWith(fallen) ? title.slice(fallen.length) : title;
  const likely = odds && say('narrate-odds', { captain: table.name(odds.captain), count: odds.in_ten });
  return [say('narrate-turn', { question: asked }), detail, likely].filter(Boolean).join(' ');
}
