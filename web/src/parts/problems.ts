// Errors of the server in the language of this device.
import { settings } from '../settings.svelte';
import { refusalSaid } from '../texts/refusals';
import { knows, say, sayFirst, texts } from '../texts/say.svelte';
import { Refused } from '../wire/http';
import type { Problem } from '../wire/messages';

/** An error on the home page, which has not loaded the texts of refusals. */
export async function problemAtHome(error: unknown): Promise<string> {
  if (error instanceof Refused && error.status)
    await texts.load(settings.language, 'pages').catch(() => null);
  return problemSaid(error);
}

export function problemSaid(error: unknown): string {
  return error instanceof Refused ? noSaid(error.problem) : say('problem-unknown');
}

/** The sentence of the server where this device has none. */
export function noSaid({ code, sentence, key, params }: Omit<Problem, 'rule'>): string {
  if (key && knows(`refused-${key}`)) return refusalSaid(key, params);
  return sayFirst([`problem-${code}`, `code-${code}`]) || sentence;
}
