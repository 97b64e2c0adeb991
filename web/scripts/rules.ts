// Writes the rules of the ledger for the rules page, one file for each language.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import type { Rule } from '../src/pages/rules/content.ts';

interface Entry {
  chapter: string;
  modules?: string[];
  en: string;
  fr: string;
}
export type Ledger = Record<string, Entry>;
export const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

const QUESTION = /^([^?]*\?) /;
const ID = /\b(?:RB|[aRBPHQC])\d+[ab]?\b/g;

export function readLedger(file: string): Ledger {
  const tables: Record<string, unknown> = parse(readFileSync(file, 'utf8'));
  return tables as Ledger;
}

/** Applies typography: curved quotes, and non-breaking spaces in French. */
export function typeset(text: string, language: Language): string {
  const printed = text.replace(/(^|[\s(])'/g, '$1‘').replaceAll("'", '’');
  if (language !== 'fr') return printed;
  return printed.replace(/ ([:;!?»])/g, '\u00a0$1').replaceAll('« ', '«\u00a0');
}

/** All rules in the order of the ledger. A question at the start of a rule becomes its heading. */
export function rulesOf(ledger: Ledger, language: Language): Rule[] {
  return Object.entries(ledger).map(([id, entry]) => {
    const text = entry[language];
    const question = QUESTION.exec(text);
    const named = new Set(text.match(ID));
    return {
      id,
      chapter: entry.chapter,
      heading: question ? typeset(question[1] ?? '', language) : '',
      text: typeset(question ? text.slice(question[0].length) : text, language),
      modules: entry.modules ?? [],
      names: [...named].filter((name) => name !== id && name in ledger).sort(),
    };
  });
}

export function rules(file: string, folder: string): Plugin {
  return {
    name: 'celestia-rules',
    config() {
      const ledger = readLedger(file);
      mkdirSync(folder, { recursive: true });
      for (const language of LANGUAGES)
        writeFileSync(`${folder}/rules.${language}.json`, JSON.stringify(rulesOf(ledger, language)));
    },
  };
}
