// Errors of the server in the language of this device.
import { settings } from '../settings.svelte';
import { refusalSaid, type Params } from '../texts/refusals';
import { knows, say, texts } from '../texts/say.svelte';
import { Refused } from '../wire/http';

/** A refusal with the key of its sentence, where the server gives one. */
interface Keyed {
  key?: string;
  params?: Params;
}

/** An error on the home page, which has not loaded the texts of refusals. */
export async function problemAtHome(error: unknown): Promise<string> {
  if (error instanceof Refused && error.status)
    await texts.load(settings.language, 'pages').catch(() => null);
  return problemSaid(error);
}

export function problemSaid(error: unknown): string {
  if (!(error instanceof Refused)) return say('problem-unknown');
  const { code, sentence, key, params } = error.problem as Refused['problem'] & Keyed;
  if (key && knows(`refused-${key}`)) return refusalSaid(key, params);
  for (const known of [`problem-${code}`, `code-${code}`]) {
    if (knows(known)) return say(known);
  }
  return sentence;
}
