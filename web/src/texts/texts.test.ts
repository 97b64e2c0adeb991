// Both languages say everything, with the same facts.
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import english from './en';
import french from './fr';

type Messages = Map<string, Set<string>>;

/** Every message and the facts it uses. */
function messages(files: string[]): Messages {
  const found: Messages = new Map();
  for (const file of files) {
    for (const entry of new FluentResource(file).body) {
      expect(found.has(entry.id), `${entry.id} is said twice`).toBe(false);
      const facts = JSON.stringify(entry.value).matchAll(/"type":"var","name":"(\w+)"/g);
      found.set(entry.id, new Set([...facts].map((match) => match[1] ?? '')));
    }
  }
  return found;
}

describe('the two languages', () => {
  const [en, fr] = [messages(english), messages(french)];

  it('know the same keys', () => {
    expect([...fr.keys()].sort()).toEqual([...en.keys()].sort());
  });

  it('use only facts that the other knows too', () => {
    for (const [key, facts] of en)
      expect([key, [...(fr.get(key) ?? [])].sort()]).toEqual([key, [...facts].sort()]);
  });

  it('have every key that the screens ask for by its full name', () => {
    const sources: Record<string, string> = import.meta.glob(
      ['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'],
      {
        eager: true,
        query: '?raw',
        import: 'default',
      },
    );
    const missing = Object.entries(sources).flatMap(([file, source]) =>
      [...source.matchAll(/\bsay\(\s*'([\w-]+)'/g)]
        .map((match) => match[1] ?? '')
        .filter((key) => !en.has(key))
        .map((key) => `${file}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it('leave no line unread', () => {
    for (const file of [...english, ...french]) {
      const keys = file.split('\n').filter((line) => /^[a-z][\w-]* =/.test(line)).length;
      expect(new FluentResource(file).body).toHaveLength(keys);
    }
  });
});

describe('what people read', () => {
  const spoken = (files: string[]): string[] =>
    files.flatMap((file) => file.split('\n')).filter((line) => !line.startsWith('#'));

  it('is printed with curved apostrophes', () => {
    expect([...spoken(english), ...spoken(french)].filter((line) => line.includes("'"))).toEqual([]);
  });

  it('never begins a French line with a mark, nor ends one with an opening quote', () => {
    // At its beginning a message keeps a blank only as a literal, by its number.
    const loose = /(?<![\u00a0\u202f]|u00A0"\})[;:!?»]|«[^\u00a0\u202f]/;
    expect(spoken(french).filter((line) => loose.test(line))).toEqual([]);
  });

  it('puts no « de » or « que » before a name in French, which may begin with a vowel', () => {
    const names = String.raw`\{ \$(?:name|names|who|whom|you|captain|player|next|host) \}`;
    const bare = new RegExp(String.raw`\b(?:de|que|jusque|lorsque|puisque|du) ${names}`, 'i');
    expect(spoken(french).filter((line) => bare.test(line))).toEqual([]);
  });
});
