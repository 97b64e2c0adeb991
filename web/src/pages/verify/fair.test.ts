import { beforeEach, describe, expect, test } from 'vitest';
import { verify, type Opened } from './fair';
import record from './fair-game.txt?raw';
import { hmac, sha256 } from '../../parts/hash';
import { keepRound, type KeptRound } from '../../wire/kept-lines';
import type { LineShown, RoundShown } from '../../wire/messages';
import flight from './fair-daily.txt?raw';
import rounds from './fair-rounds.txt?raw';
import { ownPart } from './own-line';
import { readRecord, RecordError } from './record';

// games the server’s own code played and wrote (tools/render_fair_vectors.py); this one as older versions did
const opened: Opened = readRecord(record).opened;

describe('the dice of a game that the server played', () => {
  test('follow from the opened secret, every one of them', () => {
    const verdict = verify(opened);
    expect(verdict.commitmentHolds).toBe(true);
    expect(verdict.failing).toBeNull();
    expect(verdict.steps).toHaveLength(opened.chance.length);
  });

  test('do not follow from another secret', () => {
    const verdict = verify({ ...opened, secret: `ff${opened.secret.slice(2)}` });
    expect(verdict.commitmentHolds).toBe(false);
    expect(verdict.failing?.number).toBe(0);
  });

  test('depend on what every seat added', () => {
    const verdict = verify({ ...opened, entropy: opened.entropy.with(2, 'another word') });
    expect(verdict.commitmentHolds).toBe(true);
    expect(verdict.failing).not.toBeNull();
  });

  test('show the very step that was changed', () => {
    const at = opened.chance.findLastIndex((line) => line.startsWith('roll '));
    const turned = opened.chance[at]?.replace(/ \w+$/, (face) => (face === ' fog' ? ' birds' : ' fog')) ?? '';
    const verdict = verify({ ...opened, chance: opened.chance.with(at, turned) });
    expect(verdict.failing).toEqual({ number: at, recorded: turned, computed: opened.chance[at] });
  });
});

describe('the dice of a daily flight', () => {
  const daily = JSON.parse(flight) as Opened;

  test('follow from the key of the day', () => {
    const verdict = verify(daily);
    expect([verdict.commitmentHolds, verdict.failing, verdict.steps.length]).toEqual([
      true,
      null,
      daily.chance.length,
    ]);
  });

  test('are not those of another date', () => {
    expect(verify({ ...daily, date: '2026-11-19' }).failing?.number).toBe(0);
  });

  test('are refused if the server uses a number twice, or names another pile or die', () => {
    const rolls = daily.chance.flatMap((line, at) => (line.startsWith('roll ') ? [at] : []));
    const [one = 0, other = 0] = rolls;
    const named = (at: number, occasion: Opened['occasions'][number] | undefined): Opened =>
      occasion ? { ...daily, occasions: daily.occasions.with(at, occasion) } : daily;
    const shuffle = daily.chance.findIndex((line) => line.startsWith('shuffle '));
    const first = daily.occasions[one];
    expect(verify(named(other, first)).failing?.number).toBe(other);
    expect(verify(named(shuffle, { label: 'shuffle 25 0', dice: [] })).failing?.number).toBe(shuffle);
    expect(verify(named(one, first && { ...first, dice: [...first.dice, 7] })).failing?.number).toBe(one);
    expect(verify({ ...daily, occasions: [] }).failing?.number).toBe(0);
  });
});

describe('the dice of a game whose players sealed their lines', () => {
  const { opened: sealed } = readRecord(rounds);
  const [first, last] = sealed.rounds as [RoundShown, RoundShown];

  test('follow from the last round, and its void one is judged too', () => {
    const verdict = verify(sealed);
    expect([verdict.commitmentHolds, verdict.roundsHold, verdict.failing]).toEqual([true, true, null]);
    expect(verdict.rounds.map((one) => one.missing)).toEqual([[2], []]);
  });

  test('follow after the past of a game that continues another one', () => {
    const own = rounds.split('\n').filter((line) => /^(\d|captain|deal|roll|shuffle) /.test(line));
    const continued = rounds
      .replace('\nround 1', `\npast 2\nround 1`)
      .replace(`\n${own[0] ?? ''}\n`, `\nroll fog blank\n0 stay\n${own[0] ?? ''}\n`);
    const { opened: found } = readRecord(continued);
    expect([found.past, found.chance]).toEqual([2, sealed.chance]);
    expect(verify(found).failing).toBeNull();
  });

  test('do not follow from another line, or from another order', () => {
    const turned = { ...last, lines: last.lines.toReversed() };
    const verdict = verify({ ...sealed, rounds: [first, turned] });
    expect(verdict.failing?.number).toBe(0);
  });

  test.each<[string, RoundShown[]]>([
    ['another secret in the void round', [{ ...first, secret: last.secret }, last]],
    ['a line that was not sealed', [first, withLine(last, { seal: '0'.repeat(64) })]],
    ['a void round that had every line', [withLine(first, {}, 1), last]],
    ['no line at all', [first, { ...last, lines: [] }]],
    ['a missing line in the round that counts', [first, withLine(last, { line: '', arrived: false })]],
    ['a fourth round', [first, first, first, last]],
  ])('are not fair with %s', (_, rounds) => {
    expect(verify({ ...sealed, rounds }).roundsHold).toBe(false);
  });

  function withLine(round: RoundShown, change: Partial<LineShown>, from = 0): RoundShown {
    const lines = from ? round.lines.slice(0, from) : round.lines;
    return { ...round, lines: lines.map((line, at) => (at ? line : { ...line, ...change })) };
  }
});

describe('what became of the own line', () => {
  const { opened: sealed } = readRecord(rounds);
  const kept = (number: number, change: Partial<KeptRound> = {}): void => {
    const round = sealed.rounds[number - 1] as RoundShown;
    keepRound(sealed.table, number, {
      commitment: round.commitment,
      lines: [round.lines[0]?.line ?? ''],
      sealed: true,
      list: round.lines.map((line) => line.seal),
      revealed: true,
      used: false,
      ...change,
    });
  };
  beforeEach(() => localStorage.clear());

  test('is judged by the data of this device', () => {
    expect(ownPart(sealed).use).toBe('none');
    kept(1);
    expect(ownPart(sealed).use).toBe('late'); // it was in the void round alone
    kept(2);
    expect(ownPart(sealed)).toEqual({ use: 'used', line: sealed.rounds[1]?.lines[0]?.line });
  });

  test.each<[string, Partial<KeptRound>]>([
    ['another commitment', { commitment: '0'.repeat(64) }],
    ['another list', { list: ['0'.repeat(64)] }],
    ['a line that had been revealed, and is not there', { lines: ['0'.repeat(64)] }],
  ])('is broken by %s', (_, change) => {
    kept(2, change);
    expect(ownPart(sealed).use).toBe('broken');
  });
});

describe('a record', () => {
  test('contains the players, their lines, and the result', () => {
    const read = readRecord(record);
    expect(read.names).toEqual(['Ann', 'Léa', 'Tomasz']);
    expect(read.opened.entropy).toEqual(['a1b2c3', '', 'été à Meiji ☁']);
    expect(read.opened.players).toBe(3);
    expect(read.scores).toHaveLength(3);
    expect(record).toContain(`\nend ${read.scores.join(' ')} check `);
  });

  test('has every answer of chance and every choice, and nothing else', () => {
    const read = readRecord(record);
    const kinds = new Set(read.opened.chance.map((line) => line.split(' ')[0]));
    expect(kinds).toEqual(new Set(['shuffle', 'captain', 'deal', 'roll']));
    const lines = record.trimEnd().split('\n');
    const checks = lines.filter((line) => line.startsWith('check ')).length;
    expect(read.opened.chance.length + read.choices).toBe(lines.length - checks - 4 - 4 - 1); // header, fairness, end
  });

  test('of a newer version contains its rounds', () => {
    const read = readRecord(rounds);
    expect([read.opened.protocol, read.opened.entropy]).toEqual([2, []]);
    expect(read.opened.rounds.map((one) => one.lines.map((line) => [line.seats, line.arrived]))).toEqual([
      [
        [[0], true],
        [[2], false],
      ],
      [
        [[0], true],
        [[1], true],
      ],
    ]);
    expect(read.scores).toHaveLength(3);
  });

  test('without a secret proves nothing', () => {
    const closed = record.replace(/^secret .*\n/m, '');
    expect(() => readRecord(closed)).toThrow(new RecordError('verify-no-secret'));
  });

  test('of a daily flight has all but the legs, which take the rules', () => {
    const daily = JSON.parse(flight) as Opened;
    const dice = [`daily ${daily.date}`, `commitment ${daily.commitment}`, `secret ${daily.secret}`];
    const lines = [...record.split('\n').slice(0, 4), ...dice, '0 stay', ...daily.chance, '1 leave'];
    const { opened: read } = readRecord(lines.join('\n'));
    expect(read).toEqual({ ...daily, table: '', occasions: [] });
    expect(verify({ ...read, occasions: daily.occasions }).failing).toBeNull();
  });

  test('is not any text', () => {
    expect(() => readRecord('hello')).toThrow(new RecordError('verify-no-record'));
  });
});

describe('the hash', () => {
  test.each([0, 1, 55, 56, 63, 64, 65, 200])('is the browser’s own, for %i bytes', async (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 31 + length) % 256);
    expect(sha256(bytes)).toEqual(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
    const key = Uint8Array.of(7, ...bytes); // the browser takes no empty key
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
    expect(hmac(key, bytes)).toEqual(new Uint8Array(await crypto.subtle.sign('HMAC', imported, bytes)));
  });
});
