// Talk before take-off. Any line of table talk may arrive here: another client may offer more lines.
import { knows, say } from '../texts/say.svelte';

export const LINES = ['hello', 'ready', 'one_moment'] as const;

export interface Said {
  seat: number;
  key: string;
  text: string;
}

/** Free text as it is, a quick line in the language of this device; unknown lines are skipped. */
export function lineOf({ key, text }: Said): string {
  if (key === 'free') return text;
  const line = `talk-${key}`;
  const card = `card-${text}`;
  return knows(line) ? say(line, { card: knows(card) ? say(card) : '' }) : '';
}
