// The steps of a device at each stage of the dice, and the reasons to warn and withhold its line.
import { beforeEach, describe, expect, test } from 'vitest';
import { keepPromise } from '../parts/promises';
import { nextMove, type Move } from './fair-line';
import { keepRound, roundsOf } from './kept-lines';
import type { DiceShown, LineShown, RoundShown } from './messages';
import { commitmentOf, sealOf } from './seals';

const TABLE = 'kX0bYfW1-_7cQm3RzT5vUA';
const SECRETS = ['01', '02', '03'].map((pair) => pair.repeat(32));
const OTHER = '99'.repeat(32); // the line of another device
const promised = SECRETS.map((secret) => commitmentOf(secret));

const own = (round = 1): string => roundsOf(TABLE)[round]?.lines[0] ?? '';
const lineOf = (line: string, seat: number, round = 1): LineShown => ({
  seats: [seat],
  seal: sealOf(TABLE, promised[round - 1] ?? '', line),
  arrived: false,
  line: '',
});

function dice(
  stage: DiceShown['stage'],
  lines: LineShown[] = [],
  change: Partial<DiceShown> = {},
): DiceShown {
  const round = change.round ?? 1;
  const commitment = promised[round - 1] ?? '';
  return { protocol: 2, round, commitment, stage, lines, void: [], awaited: [0], until: null, ...change };
}

/** The device has sealed its line, and the server has it. */
function sealed(round = 1, change: Partial<DiceShown> = {}): LineShown[] {
  nextMove(TABLE, dice('sealing', [], { round, ...change }), [0]);
  acknowledge(round, { sealed: true });
  return [lineOf(own(round), 0, round), lineOf(OTHER, 1, round)];
}

/** It has revealed its line too. */
function revealed(): LineShown[] {
  const lines = sealed();
  nextMove(TABLE, dice('revealing', lines), [0]);
  acknowledge(1, { revealed: true });
  return lines;
}

function acknowledge(round: number, change: object): void {
  const kept = roundsOf(TABLE)[round];
  if (kept) keepRound(TABLE, round, { ...kept, ...change });
}

const opened = (lines: LineShown[]): LineShown[] =>
  lines.map((line, at) => ({ ...line, arrived: true, line: at ? OTHER : own() }));
const voided = (lines: LineShown[], change: Partial<RoundShown> = {}): RoundShown => ({
  commitment: promised[0] ?? '',
  secret: SECRETS[0] ?? '',
  lines,
  ...change,
});
const next = (said: DiceShown, mine = [0]): Move => nextMove(TABLE, said, mine);
const warned = async (said: DiceShown): Promise<string> => {
  const move = next(said);
  return move.kind === 'warn' ? move.warning : move.kind;
};

beforeEach(() => localStorage.clear());

describe('a device', () => {
  test('draws a line, keeps it, and seals it for this table and this commitment', () => {
    const move = next(dice('open'));
    expect(own()).toMatch(/^[0-9a-f]{64}$/);
    expect(move).toEqual({ kind: 'seal', seal: sealOf(TABLE, promised[0] ?? '', own()) });
    expect(next(dice('open'))).toEqual(move); // the same line, until the server has it
  });

  test('waits once the server has its seal', () => {
    const lines = sealed();
    expect(next(dice('open', lines))).toEqual({ kind: 'wait' });
  });

  test('reveals its line only when its seal is on the list', () => {
    const lines = sealed();
    expect(next(dice('sealing', lines))).toEqual({ kind: 'wait' });
    expect(next(dice('revealing', lines))).toEqual({ kind: 'reveal', line: own() });
    const arrived = lines.map((line) => ({ ...line, arrived: true }));
    expect(next(dice('revealing', arrived))).toEqual({ kind: 'wait' });
  });

  test('checks before the first roll that its line was used, and remembers it', () => {
    const lines = revealed();
    expect(next(dice('started', opened(lines)))).toEqual({ kind: 'used' });
    expect(roundsOf(TABLE)[1]?.used).toBe(true);
  });

  test('seals another line after a void round', () => {
    const lines = revealed();
    const void_ = [
      voided([{ ...(lines[0] as LineShown), arrived: true, line: own() }, lines[1] as LineShown]),
    ];
    const move = next(dice('sealing', [], { round: 2, void: void_ }));
    expect(move.kind).toBe('seal');
    expect(own(2)).not.toBe(own(1));
  });

  test('finds the one of two windows’ lines that the server has', () => {
    next(dice('open'));
    acknowledge(1, { lines: [own(), '77'.repeat(32)] });
    const lines = [lineOf('77'.repeat(32), 0)];
    expect(next(dice('revealing', lines))).toEqual({ kind: 'reveal', line: '77'.repeat(32) });
  });

  test('without a seat, or at a game of an older version, does nothing', () => {
    expect(next(dice('open'), [])).toEqual({ kind: 'wait' });
    expect(next(dice('started', [], { protocol: 1 }))).toEqual({ kind: 'wait' });
    expect(next(dice('started'))).toEqual({ kind: 'wait' }); // the seat came here during the game
    expect(roundsOf(TABLE)).toEqual({});
  });
});

describe('a device warns, and reveals nothing,', () => {
  test.each(['open', 'sealing', 'revealing', 'started'] as const)(
    'of another commitment while it is %s',
    async (stage) => {
      const lines = sealed();
      expect(await warned(dice(stage, lines, { commitment: promised[1] ?? '' }))).toBe('changed-commitment');
    },
  );

  test('of a commitment that is not the first one it saw', async () => {
    keepPromise(TABLE, 2, promised[1] ?? '');
    expect(await warned(dice('open'))).toBe('changed-commitment');
    expect(own()).toBe('');
  });

  test('of a list without its seal', async () => {
    const [, other] = sealed();
    expect(await warned(dice('revealing', [other as LineShown]))).toBe('unlisted');
  });

  test('of a list that changes, or comes in another order', async () => {
    const lines = revealed();
    const more = [...lines, lineOf('55'.repeat(32), 2)];
    expect(await warned(dice('revealing', more))).toBe('changed-list');
    expect(await warned(dice('revealing', lines.toReversed()))).toBe('changed-list');
    expect(await warned(dice('started', opened(lines).slice(0, 1)))).toBe('changed-list');
  });

  test('of a line that was not sealed', async () => {
    const lines = opened(revealed());
    const chosen = lines.map((line, at) => (at ? { ...line, line: '55'.repeat(32) } : line));
    expect(await warned(dice('started', chosen))).toBe('changed-line');
  });

  test('of a game that started without its line', async () => {
    sealed();
    expect(await warned(dice('started', [lineOf(OTHER, 1)]))).toBe('unused');
  });

  test('of a void round that opens another secret', async () => {
    const lines = revealed();
    const lied = voided(opened(lines), { secret: SECRETS[2] ?? '' });
    expect(await warned(dice('sealing', [], { round: 2, void: [lied] }))).toBe('false-secret');
  });

  test('of a void round that misses a line which had arrived', async () => {
    const lines = revealed();
    const void_ = [voided(lines)];
    expect(await warned(dice('sealing', [], { round: 2, void: void_ }))).toBe('denied-line');
  });
});

describe('a device that was too slow', () => {
  test('gets the late warning, not the one about cheating', async () => {
    const lines = sealed(); // listed, but its line was on its way for too long
    const void_ = [
      voided([lines[0] as LineShown, { ...(lines[1] as LineShown), arrived: true, line: OTHER }]),
    ];
    const left = { round: 2, void: void_, awaited: [1] };
    expect(next(dice('sealing', [], left))).toEqual({ kind: 'wait' });
    const other = lineOf(OTHER, 1, 2);
    expect(next(dice('revealing', [other], left))).toEqual({ kind: 'wait' });
    expect(await warned(dice('started', [other], left))).toBe('late');
  });

  test('also if its seal never reached the server', async () => {
    next(dice('sealing'));
    const list = [lineOf(OTHER, 1)];
    expect(await warned(dice('revealing', list))).toBe('late');
    expect(await warned(dice('started', list))).toBe('late');
  });
});
