// What the server refuses, said in the language of this device where we have a sentence for it.
import { knows, say } from '../texts/say.svelte';
import { Refused } from '../wire/http';

export function problemSaid(error: unknown): string {
  if (!(error instanceof Refused)) return say('problem-unknown');
  const { code, sentence, rule } = error.problem;
  for (const key of [`problem-rule-${rule}`, `problem-${code.replaceAll('_', '-')}`]) {
    if (knows(key)) return say(key);
  }
  return sentence;
}
