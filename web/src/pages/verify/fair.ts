// Fair dice, recomputed in the browser: the derivation of src/celestia/game/fairness/sealed_dice.py, step by step.
// It knows nothing of the rules: the words of each chance line are enough.
import { hmac } from '../../parts/hash';
import type { OpenedSecret, RoundShown } from '../../wire/messages';
import { DIE_SIDES } from '../../wire/tables';
import { bytesOf, commitmentOf, joined, sealOf } from '../../wire/seals';
import { dailyAnswers } from './daily-dice';
import { Numbers } from './numbers';

const KEYS: Record<number, string> = { 1: 'celestia key 1\n', 2: 'celestia key 2\n' };
export const DAILY = 3; // the protocol of a daily flight
const VOID_ROUNDS = 3; // after which a table closes

/** The opened data of a finished game. Games of older versions use protocol 1: one round without seals. */
export type Opened = OpenedSecret;

export interface Step {
  number: number; // from 0, over the whole game
  recorded: string;
  computed: string;
}

export interface RoundVerdict {
  isCommitted: boolean; // its secret is the one that was promised
  areSealed: boolean; // its lines are those that were sealed
  missing: number[]; // seats whose line never arrived
  isJustified: boolean; // void only because a line was missing, and the last one has them all
}

export interface Verdict {
  commitmentHolds: boolean;
  rounds: RoundVerdict[];
  roundsHold: boolean;
  steps: Step[];
  failing: Step | null; // the first step that does not follow from the secret
}

const utf8 = new TextEncoder();

/** A number as eight bytes, big-endian. No game has 2**32 answers of chance. */
function eight(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setUint32(4, number);
  return bytes;
}

/** By their bytes in UTF-8, as the server sorts: not by UTF-16 units. */
function byBytes(one: string, other: string): number {
  const [a, b] = [utf8.encode(one), utf8.encode(other)];
  const at = a.findIndex((byte, place) => byte !== b[place]);
  return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1);
}

function shuffled(words: string[], numbers: Numbers): string[] {
  const order = [...words].sort(byBytes);
  for (let at = order.length - 1; at > 0; at--) {
    const other = numbers.below(at + 1);
    [order[at], order[other]] = [order[other] ?? '', order[at] ?? ''];
  }
  return order;
}

function answer(key: Uint8Array, k: number, due: string[], players: number): string {
  const numbers = new Numbers((block) => hmac(key, joined(eight(k), eight(block))));
  if (due[0] === 'roll') {
    const dice = due.slice(1).map(() => DIE_SIDES[numbers.below(DIE_SIDES.length)] ?? '');
    return ['roll', ...dice].join(' ');
  }
  if (due[0] === 'captain') return `captain ${numbers.below(players)}`;
  const kept = due[0] === 'deal' ? 1 : 2;
  return [...due.slice(0, kept), ...shuffled(due.slice(kept), numbers)].join(' ');
}

function judged(table: string, one: RoundShown, isLast: boolean): RoundVerdict {
  const missing = one.lines.filter((line) => !line.line);
  const seals = one.lines.map((line) => sealOf(table, one.commitment, line.line));
  const isFull = !missing.length && one.lines.length > 0;
  return {
    isCommitted: commitmentOf(one.secret) === one.commitment,
    areSealed: one.lines.every((line, at) => !line.line || line.seal === seals[at]),
    missing: missing.flatMap((line) => line.seats),
    isJustified: isLast ? isFull : !isFull,
  };
}

function sealedAnswers(opened: Opened): string[] {
  const last = opened.rounds.at(-1);
  const lines = last ? last.lines.map((one) => one.line) : opened.entropy;
  const added = utf8.encode((KEYS[opened.protocol] ?? '') + lines.map((line) => `${line}\n`).join(''));
  const key = hmac(bytesOf(opened.secret), added);
  return opened.chance.map((recorded, number) => answer(key, number, recorded.split(' '), opened.players));
}

export function verify(opened: Opened): Verdict {
  const last = opened.rounds.at(-1);
  const answers = opened.protocol === DAILY ? dailyAnswers(opened) : sealedAnswers(opened);
  const steps = opened.chance.map((recorded, number) => ({
    number,
    recorded,
    computed: answers[number] ?? '',
  }));
  const rounds = opened.rounds.map((one) => judged(opened.table, one, one === last));
  return {
    commitmentHolds: commitmentOf(opened.secret) === opened.commitment,
    rounds,
    roundsHold:
      rounds.length <= VOID_ROUNDS &&
      rounds.every((one) => one.isCommitted && one.areSealed && one.isJustified),
    steps,
    failing: steps.find((step) => step.recorded !== step.computed) ?? null,
  };
}
