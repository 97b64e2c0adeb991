import { describe, expect, test } from 'vitest';
import { matches, pieces, wordsOf } from './search';

describe('searching the rules', () => {
  test('ignores accents and case', () => {
    expect(matches('Le Débarquement à Héolia', wordsOf('DEBARQUEMENT heolia'))).toBe(true);
    expect(matches('Heolia', wordsOf('héo'))).toBe(true);
  });

  test('wants every word', () => {
    expect(matches('A jetpack saves one', wordsOf('jetpack tie'))).toBe(false);
  });

  test('marks what was found, accents and all', () => {
    expect(pieces('la chaloupe à Héolia', wordsOf('heol'))).toEqual([
      { text: 'la chaloupe à ', found: false },
      { text: 'Héol', found: true },
      { text: 'ia', found: false },
    ]);
  });

  test('marks overlapping words once', () => {
    expect(pieces('banana', wordsOf('ana'))).toEqual([
      { text: 'b', found: false },
      { text: 'anana', found: true },
    ]);
  });

  test('stays true behind a letter that folds into two', () => {
    expect(pieces('cœur noir', wordsOf('noir')).at(-1)).toEqual({ text: 'noir', found: true });
  });

  test('marks nothing without a word', () => {
    expect(pieces('sky', [])).toEqual([{ text: 'sky', found: false }]);
  });
});
