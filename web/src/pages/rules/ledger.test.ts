import { describe, expect, test } from 'vitest';
import { CHAPTERS } from './content';
import { LANGUAGES, readLedger, rulesOf, typeset } from '../../../scripts/rules';

const ledger = readLedger('../tests/ledger.toml');

describe('the rules of the ledger', () => {
  test.each(LANGUAGES)('are complete in %s', (language) => {
    const rules = rulesOf(ledger, language);
    expect(rules.map((rule) => rule.id)).toEqual(Object.keys(ledger));
    for (const rule of rules)
      expect(`${rule.heading} ${rule.text}`.trim()).toBe(
        typeset(ledger[rule.id]?.[language] ?? '', language),
      );
  });

  test('belong to the chapters of the page', () => {
    expect(new Set(Object.values(ledger).map((rule) => rule.chapter))).toEqual(new Set(CHAPTERS));
  });

  test('have the question as their heading, and name related rules', () => {
    const entry = { chapter: 'pairs', en: "Does it? It doesn't, see R2 and R9.", fr: 'Oui ? Non : voir R2.' };
    const small = { R1: { ...entry, modules: ['turbo'] }, R2: entry };
    expect(rulesOf(small, 'en')[0]).toEqual({
      id: 'R1',
      chapter: 'pairs',
      heading: 'Does it?',
      text: 'It doesn’t, see R2 and R9.',
      modules: ['turbo'],
      names: ['R2'],
    });
    expect(rulesOf(small, 'fr')[1]).toMatchObject({
      heading: 'Oui\u00a0?',
      text: 'Non\u00a0: voir R2.',
      names: [],
    });
  });
});
