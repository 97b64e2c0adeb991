// The few lines of a game record that concern its dice: header, rounds, and every answer of chance.
import type { LineShown, RoundShown } from '../../wire/messages';
import { DAILY, type Opened } from './fair';

export class RecordError extends Error {
  constructor(readonly key: 'verify-no-record' | 'verify-no-secret' | 'verify-no-legs') {
    super(key);
  }
}

const HEX = /^[0-9a-f]{64}$/;
const FAIRNESS = /^(daily|table|past|round|commitment|secret|line|entropy) /;
const NO_MOVE = /^(check|end) /;

export interface Read {
  opened: Opened;
  names: string[];
  choices: number; // answers of people and bots
  scores: number[]; // of a game that was played to its end
}

export function readRecord(text: string): Read {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  if (lines[0] !== 'celestia-record 1') throw new RecordError('verify-no-record');
  const config = valueIn(lines, 'config');
  const players = Number(/(?:^| )players=(\d)/.exec(config)?.[1] ?? 0);
  if (!players) throw new RecordError('verify-no-record');
  const body = lines.slice(4).filter(Boolean);
  const begin = body.findIndex((line) => !FAIRNESS.test(line));
  const head = begin < 0 ? body : body.slice(0, begin);
  const moves = body.slice(head.length).filter((line) => !NO_MOVE.test(line));
  const dice = readDice(head, players);
  const own = moves.slice(dice.past); // the lines before follow from the dice of another game
  const end = /^end ([\d -]+) check /.exec(lines.find((line) => line.startsWith('end ')) ?? '')?.[1] ?? '';
  return {
    opened: { ...dice, players, chance: own.filter((line) => !/^\d/.test(line)) },
    names: valueIn(lines, 'names').split(' | '),
    choices: moves.filter((line) => /^\d/.test(line)).length,
    scores: end.split(' ').filter(Boolean).map(Number),
  };
}

const valueIn = (lines: readonly string[], kind: string): string =>
  lines.find((line) => line.startsWith(`${kind} `))?.slice(kind.length + 1) ?? '';

function readDice(lines: readonly string[], players: number): Omit<Opened, 'players' | 'chance'> {
  const begins = lines.flatMap((line, at) => (line.startsWith('round ') ? [at] : []));
  const date = valueIn(lines, 'daily');
  const rounds = begins.map((begin, at) => readRound(lines.slice(begin + 1, begins[at + 1])));
  const { commitment, secret } = rounds.at(-1) ?? readRound(lines);
  const entropy = Array.from({ length: players }, (_, seat) => valueIn(lines, `entropy ${seat}`));
  return {
    protocol: date ? DAILY : rounds.length ? 2 : 1,
    table: valueIn(lines, 'table'),
    commitment,
    secret,
    rounds,
    entropy: rounds.length || date ? [] : entropy,
    past: Number(valueIn(lines, 'past')) || 0,
    date,
    occasions: [], // of a daily flight: the server has to name them
  };
}

function readRound(lines: readonly string[]): RoundShown {
  const [commitment, secret] = [valueIn(lines, 'commitment'), valueIn(lines, 'secret')];
  if (!HEX.test(commitment) || !HEX.test(secret)) throw new RecordError('verify-no-secret');
  return { commitment, secret, lines: lines.filter((line) => line.startsWith('line ')).map(readLine) };
}

function readLine(text: string): LineShown {
  const [, seats = '', seal = '', line = ''] = text.split(' ');
  const arrived = HEX.test(line);
  return { seats: seats.split(',').map(Number), seal, arrived, line: arrived ? line : '' };
}
