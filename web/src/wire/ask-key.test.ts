import { expect, test } from 'vitest';
import { askKey, isSameAsk } from './ask-key';

test('a question is named by its moment and by what it decides ahead', () => {
  expect(askKey({ q: 7, ahead: '' })).toBe('7');
  expect(askKey({ q: 7, ahead: 'crashing' })).toBe('7-crashing');
  expect(isSameAsk({ q: 7, ahead: '' }, { q: 7 })).toBe(true);
  expect(isSameAsk({ q: 7, ahead: 'help' }, { q: 7, ahead: 'crashing' })).toBe(false);
});
