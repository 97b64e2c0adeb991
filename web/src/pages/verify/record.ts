// The few lines of a game record that concern its dice: header, fairness, and every answer of chance.
import type { Opened } from './fair';

export class RecordError extends Error {
  constructor(readonly key: 'verify-no-record' | 'verify-no-secret') {
    super(key);
  }
}

const HEX = /^[0-9a-f]{64}$/;

export interface Read {
  opened: Opened;
  names: string[];
  choices: number; // answers of people and bots
  scores: number[]; // of a game that was played to its end
}

export function readRecord(text: string): Read {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  if (lines[0] !== 'celestia-record 1') throw new RecordError('verify-no-record');
  const value = (kind: string): string =>
    lines.find((line) => line.startsWith(`${kind} `))?.slice(kind.length + 1) ?? '';
  const players = Number(/(?:^| )players=(\d)/.exec(value('config'))?.[1] ?? 0);
  if (!players) throw new RecordError('verify-no-record');
  const [commitment, secret] = [value('commitment'), value('secret')];
  if (!HEX.test(commitment) || !HEX.test(secret)) throw new RecordError('verify-no-secret');
  const entropy = Array.from({ length: players }, (_, seat) => value(`entropy ${seat}`));
  const moves = lines
    .slice(4)
    .filter((line) => line && !/^(commitment|secret|entropy|check|end) /.test(line));
  const end = /^end ([\d -]+) check /.exec(lines.find((line) => line.startsWith('end ')) ?? '')?.[1] ?? '';
  return {
    opened: { commitment, secret, entropy, players, chance: moves.filter((line) => !/^\d/.test(line)) },
    names: value('names').split(' | '),
    choices: moves.filter((line) => /^\d/.test(line)).length,
    scores: end.split(' ').filter(Boolean).map(Number),
  };
}
