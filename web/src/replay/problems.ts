// Why a game cannot be replayed, in words for people.
import { problemSaid } from '../parts/problems';
import { knows, say } from '../texts/say.svelte';
import { Refused } from '../wire/http';

export class TooLarge extends Error {}

export interface ReplayProblem {
  sentence: string;
  detail: string; // more for those who edit records
  language: string | undefined; // of the detail, if it is not the page's
  mayRetry: boolean;
  hasRecord: boolean; // the record can still be saved
}

const problem = (sentence: string, change: Partial<ReplayProblem> = {}): ReplayProblem => ({
  ...{ sentence, detail: '', language: undefined, mayRetry: false, hasRecord: false },
  ...change,
});

export function problemOf(error: unknown): ReplayProblem {
  if (error instanceof TooLarge) return problem(say('replay-too-large'));
  if (!(error instanceof Refused)) return problem(problemSaid(error), { mayRetry: true });
  const { code, params, key, sentence } = error.problem;
  if (code === 'other_rules') return problem(say('replay-other-rules', params), { hasRecord: true });
  if (code !== 'record') return problem(problemSaid(error), { mayRetry: error.status !== 404 });
  const line = Number(params['line'] ?? 0);
  if (line < 2) return problem(say('replay-not-text'));
  const isTranslated = Boolean(key) && knows(`refused-${key}`);
  return problem(say('replay-wrong-line', { line }), {
    detail: isTranslated ? problemSaid(error) : sentence,
    language: isTranslated ? undefined : 'en',
  });
}
