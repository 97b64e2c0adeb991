// Errors of the server in the language of this device.
import { refusalSaid, type Params } from '../texts/refusals';
import { knows, say } from '../texts/say.svelte';
import { Refused } from '../wire/http';

/** A refusal with the key of its sentence, where the server gives one. */
interface Keyed {
  key?: string;
  params?: Params;
}

export function problemSaid(error: unknown): string {
  if (!(error instanceof Refused)) return say('problem-unknown');
  const { code, sentence, key, params } = error.problem as Refused['problem'] & Keyed;
  if (key && knows(`refused-${key}`)) return refusalSaid(key, params);
  for (const known of [`problem-${code}`, `code-${code.replaceAll('_', '-')}`]) {
    if (knows(known)) return say(known);
  }
  return sentence;
}
