// Everything the server says about a finished game has a text in both languages.
import { describe, expect, it } from 'vitest';
import { allTexts } from '../../texts/files';
import type { Sentence } from '../../wire/messages';

const english = await allTexts('en');
const french = await allTexts('fr');

// The compiler reports a key that is missing here.
const KEYS: Record<Sentence['key'], 'sentence' | 'honour'> = {
  why_points: 'sentence',
  why_kinds: 'sentence',
  why_empty: 'sentence',
  decided_tie: 'sentence',
  decided_gift: 'sentence',
  decided_help: 'sentence',
  decided_crash: 'sentence',
  decided_journey: 'sentence',
  decided_ahead: 'sentence',
  boldest_stay: 'honour',
  best_escape: 'honour',
  best_escape_jetpack: 'honour',
  generous_captain: 'honour',
  nemesis: 'honour',
};

describe.each([
  ['English', english],
  ['French', french],
])('%s', (_, files) => {
  const has = (key: string): boolean => files.some((file) => file.includes(`\n${key} = `));

  it.each(Object.entries(KEYS))('says %s', (key, kind) => {
    const text = `end-${key.replaceAll('_', '-')}`;
    expect(has(text)).toBe(true);
    expect(has(`${text}-title`)).toBe(kind === 'honour');
  });
});
