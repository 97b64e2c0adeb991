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
export function nextMove(table: string, dice: DiceShown, mine: readonly number[]): Move {
  if (dice.protocol !== 2 || !mine.length) return WAIT;
  const rounds = roundsOf(table);
  const broken = brokenPromise(table, dice, rounds);
  if (broken) return warn(broken);
  const kept = rounds[dice.round];
  if (dice.stage === 'started') return check(table, dice, rounds, kept);
  if (dice.stage === 'revealing') return kept ? reveal(table, dice, kept) : WAIT;
  return seal(table, dice, mine, kept);
}

/** Each commitment stays what it was, and a void round opens the secret that belongs to it. */
function brokenPromise(table: string, dice: DiceShown, rounds: KeptRounds): Warning | null {
  const published = [...dice.void.map((one) => one.commitment), dice.commitment];
  const seen = promiseOf(table, dice.protocol);
  if (seen !== null && seen !== published[0]) return 'changed-commitment';
  for (const [number, kept] of Object.entries(rounds))
    if (published[Number(number) - 1] !== kept.commitment) return 'changed-commitment';
  for (const [at, one] of dice.void.entries()) {
    if (commitmentOf(one.secret) !== one.commitment) return 'false-secret';
    const kept = rounds[at + 1];
    if (kept?.revealed && isMissing(table, one, kept)) return 'denied-line';
  }
  return null;
}

function isMissing(table: string, one: RoundShown, kept: KeptRound): boolean {
  const own = ownLine(table, kept, one.lines);
  return !own || !one.lines.some((line) => line.seal === own.seal && line.arrived);
}

/** Which of the lines drawn here the server has the seal of. */
function ownLine(
  table: string,
  kept: KeptRound,
  lines: readonly LineShown[],
): { line: string; seal: string } | null {
  const drawn = kept.lines.map((line) => ({ line, seal: sealOf(table, kept.commitment, line) }));
  return drawn.find(({ seal }) => lines.some((one) => one.seal === seal)) ?? null;
}

function seal(table: string, dice: DiceShown, mine: readonly number[], kept: KeptRound | undefined): Move {
  if (kept && ownLine(table, kept, dice.lines)) return WAIT;
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
  return { kind: 'seal', seal: sealOf(table, round.commitment, round.lines.at(-1) ?? '') };
}

function reveal(table: string, dice: DiceShown, kept: KeptRound): Move {
  const own = ownLine(table, kept, dice.lines);
  if (!own) return warn(kept.sealed ? 'unlisted' : 'late');
  const list = dice.lines.map((one) => one.seal);
  if (kept.list.length && !isSame(kept.list, list)) return warn('changed-list');
  if (!kept.list.length) keepRound(table, dice.round, { ...kept, list });
  const hasArrived = dice.lines.some((one) => one.seal === own.seal && one.arrived);
  return hasArrived ? WAIT : { kind: 'reveal', line: own.line };
}

/** Before the first roll: checks that the game uses the list seen here, and our own line. */
function check(table: string, dice: DiceShown, rounds: KeptRounds, kept: KeptRound | undefined): Move {
  if (kept?.used) return { kind: 'used' };
  if (!kept?.list.length) {
    if (!Object.keys(rounds).length) return WAIT; // this device came later: it never had a line
    const isLate = (kept && !kept.sealed) || wasLate(table, dice, rounds);
    return warn(isLate ? 'late' : 'unused');
  }
  const list = dice.lines.map((one) => one.seal);
  if (!isSame(kept.list, list)) return warn('changed-list');
  for (const one of dice.lines)
    if (sealOf(table, kept.commitment, one.line) !== one.seal) return warn('changed-line');
  keepRound(table, dice.round, { ...kept, used: true });
  return { kind: 'used' };
}

/** A round before was void because the line of this device was missing. */
function wasLate(table: string, dice: DiceShown, rounds: KeptRounds): boolean {
  return dice.void.some((one, at) => {
    const kept = rounds[at + 1];
    return kept && ownLine(table, kept, one.lines) && isMissing(table, one, kept);
  });
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, at) => word === other[at]);
