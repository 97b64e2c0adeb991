// What the server refuses, said in the language of this device.
import { knows, say, type Facts } from '../texts/say.svelte';
import { Refused } from '../wire/http';

/** A refusal with the key of its sentence, where the server gives one. */
interface Keyed {
  key?: string;
  params?: Record<string, string | number>;
}

export function problemSaid(error: unknown): string {
  if (!(error instanceof Refused)) return say('problem-unknown');
  const { code, sentence, key, params } = error.problem as Refused['problem'] & Keyed;
  if (key && knows(`refused-${key}`)) return say(`refused-${key}`, inWords(params ?? {}));
  for (const known of [`problem-${code}`, `code-${code.replaceAll('_', '-')}`]) {
    if (knows(known)) return say(known);
  }
  return sentence;
}

/** The server's words for modules, options and cards become names that people know. */
function inWords(params: Record<string, string | number>): Facts {
  const named = Object.entries(params).map(([name, value]) => {
    if (typeof value === 'number') return [name, value] as const;
    const found = ['house', 'module', 'card']
      .map((kind) => `${kind}-${value.replaceAll('_', '-')}`)
      .find(knows);
    return [name, found ? say(found) : value] as const;
  });
  return Object.fromEntries(named);
}
