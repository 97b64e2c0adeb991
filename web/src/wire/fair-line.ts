// This device's part in the fair dice of a table: what to do next, by what the server says of them. It draws a
// line, seals it, and reveals it only once its seal is on the list; src/celestia/load/own_line.py does the same.
import { promiseOf } from '../parts/promises';
import { keepRound, roundsOf, type KeptRound, type KeptRounds } from './kept-lines';
import type { DiceShown, LineShown, RoundShown } from './messages';
import { commitmentOf, drawLine, sealOf } from './seals';

/** Why somebody could have chosen the dice. `late` may be nobody's fault: seal or line came after their time. */
export type Warning =
  | 'changed-commitment'
  | 'false-secret'
  | 'denied-line'
  | 'unlisted'
  | 'changed-list'
  | 'changed-line'
  | 'unused'
  | 'late';

export type Move =
  | { kind: 'wait' }
  | { kind: 'seal'; seal: string }
  | { kind: 'reveal'; line: string }
  | { kind: 'warn'; warning: Warning }
  | { kind: 'used' };

const WAIT: Move = { kind: 'wait' };
const warn = (warning: Warning): Move => ({ kind: 'warn', warning });

/** `mine`: the seats of this device. A spectator adds no line and has nothing to check. */
export async function nextMove(table: string, dice: DiceShown, mine: readonly number[]): Promise<Move> {
  if (dice.protocol !== 2 || !mine.length) return WAIT;
  const rounds = roundsOf(table);
  const broken = await brokenPromise(table, dice, rounds);
  if (broken) return warn(broken);
  const kept = rounds[dice.round];
  if (dice.stage === 'started') return check(table, dice, rounds, kept);
  if (dice.stage === 'revealing') return kept ? reveal(table, dice, kept) : WAIT;
  return seal(table, dice, mine, kept);
}

/** Each commitment stays what it was, and a void round opens the secret that belongs to it. */
async function brokenPromise(table: string, dice: DiceShown, rounds: KeptRounds): Promise<Warning | null> {
  const published = [...dice.void.map((one) => one.commitment), dice.commitment];
  const seen = promiseOf(table, dice.protocol);
  if (seen !== null && seen !== published[0]) return 'changed-commitment';
  for (const [number, kept] of Object.entries(rounds))
    if (published[Number(number) - 1] !== kept.commitment) return 'changed-commitment';
  for (const [at, one] of dice.void.entries()) {
    if ((await commitmentOf(one.secret)) !== one.commitment) return 'false-secret';
    const kept = rounds[at + 1];
    if (kept?.revealed && (await isMissing(table, one, kept))) return 'denied-line';
  }
  return null;
}

async function isMissing(table: string, one: RoundShown, kept: KeptRound): Promise<boolean> {
  const own = await ownLine(table, kept, one.lines);
  return !own || !one.lines.some((line) => line.seal === own.seal && line.arrived);
}

interface Own {
  line: string;
  seal: string;
}

/** Which of the lines drawn here the server has the seal of. */
async function ownLine(table: string, kept: KeptRound, lines: readonly LineShown[]): Promise<Own | null> {
  for (const line of kept.lines) {
    const seal = await sealOf(table, kept.commitment, line);
    if (lines.some((one) => one.seal === seal)) return { line, seal };
  }
  return null;
}

async function seal(
  table: string,
  dice: DiceShown,
  mine: readonly number[],
  kept: KeptRound | undefined,
): Promise<Move> {
  if (kept && (await ownLine(table, kept, dice.lines))) return WAIT;
  if (dice.stage === 'sealing' && !dice.awaited.some((seat) => mine.includes(seat))) return WAIT; // left out
  const round = kept ?? {
    commitment: dice.commitment,
    lines: [drawLine()],
    sealed: false,
    list: [],
    revealed: false,
    used: false,
  };
  if (!kept) keepRound(table, dice.round, round);
  return { kind: 'seal', seal: await sealOf(table, round.commitment, round.lines.at(-1) ?? '') };
}

async function reveal(table: string, dice: DiceShown, kept: KeptRound): Promise<Move> {
  const own = await ownLine(table, kept, dice.lines);
  if (!own) return warn(kept.sealed ? 'unlisted' : 'late');
  const list = dice.lines.map((one) => one.seal);
  if (kept.list.length && !isSame(kept.list, list)) return warn('changed-list');
  if (!kept.list.length) keepRound(table, dice.round, { ...kept, list });
  const hasArrived = dice.lines.some((one) => one.seal === own.seal && one.arrived);
  return hasArrived ? WAIT : { kind: 'reveal', line: own.line };
}

/** Before the first roll: checks that the game uses the list seen here, and our own line. */
async function check(
  table: string,
  dice: DiceShown,
  rounds: KeptRounds,
  kept: KeptRound | undefined,
): Promise<Move> {
  if (kept?.used) return { kind: 'used' };
  if (!kept?.list.length) {
    if (!Object.keys(rounds).length) return WAIT; // this device came later: it never had a line
    const isLate = (kept && !kept.sealed) || (await wasLate(table, dice, rounds));
    return warn(isLate ? 'late' : 'unused');
  }
  const list = dice.lines.map((one) => one.seal);
  if (!isSame(kept.list, list)) return warn('changed-list');
  for (const one of dice.lines)
    if ((await sealOf(table, kept.commitment, one.line)) !== one.seal) return warn('changed-line');
  keepRound(table, dice.round, { ...kept, used: true });
  return { kind: 'used' };
}

/** A round before was void because the line of this device was missing. */
async function wasLate(table: string, dice: DiceShown, rounds: KeptRounds): Promise<boolean> {
  for (const [at, one] of dice.void.entries()) {
    const kept = rounds[at + 1];
    if (kept && (await ownLine(table, kept, one.lines)) && (await isMissing(table, one, kept))) return true;
  }
  return false;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, at) => word === other[at]);
