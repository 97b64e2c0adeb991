import { describe, expect, test } from 'vitest';
import { verify, type Opened } from './fair';
import record from './fair-game.txt?raw';
import { hmac, hmacWritten, sha256, sha256Written } from './hash';
import { readRecord, RecordError } from './record';

// a game the server’s own code played and wrote: tools/render_fair_vectors.py
const opened: Opened = readRecord(record).opened;

describe('the dice of a game that the server played', () => {
  test('follow from the opened secret, every one of them', async () => {
    const verdict = await verify(opened);
    expect(verdict.commitmentHolds).toBe(true);
    expect(verdict.failing).toBeNull();
    expect(verdict.steps).toHaveLength(opened.chance.length);
  });

  test('do not follow from another secret', async () => {
    const verdict = await verify({ ...opened, secret: `ff${opened.secret.slice(2)}` });
    expect(verdict.commitmentHolds).toBe(false);
    expect(verdict.failing?.number).toBe(0);
  });

  test('depend on what every seat added', async () => {
    const verdict = await verify({ ...opened, entropy: opened.entropy.with(2, 'another word') });
    expect(verdict.commitmentHolds).toBe(true);
    expect(verdict.failing).not.toBeNull();
  });

  test('show the very step that was changed', async () => {
    const at = opened.chance.findLastIndex((line) => line.startsWith('roll '));
    const turned = opened.chance[at]?.replace(/ \w+$/, (face) => (face === ' fog' ? ' birds' : ' fog')) ?? '';
    const verdict = await verify({ ...opened, chance: opened.chance.with(at, turned) });
    expect(verdict.failing).toEqual({ number: at, recorded: turned, computed: opened.chance[at] });
  });
});

describe('a record', () => {
  test('tells who played, what they added, and how it ended', () => {
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

  test('without a secret proves nothing', () => {
    const closed = record.replace(/^secret .*\n/m, '');
    expect(() => readRecord(closed)).toThrow(new RecordError('verify-no-secret'));
  });

  test('is not any text', () => {
    expect(() => readRecord('hello')).toThrow(new RecordError('verify-no-record'));
  });
});

describe('the hash that is written out', () => {
  test.each([0, 1, 55, 56, 63, 64, 65, 200])('is the browser’s own, for %i bytes', async (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 31 + length) % 256);
    expect(sha256Written(bytes)).toEqual(await sha256(bytes));
    const key = Uint8Array.of(7, ...bytes); // the browser takes no empty key
    expect(hmacWritten(key, bytes)).toEqual(await hmac(key, bytes));
  });
});
