import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, test } from 'vitest';
import { allTexts } from '../texts/files';
import { texts } from '../texts/say.svelte';
import { lineOf, LINES } from './talk';

const french = await allTexts('fr');

describe('talk in the waiting room', () => {
  beforeAll(() => {
    const bundle = new FluentBundle('fr', { useIsolating: false });
    for (const file of french) bundle.addResource(new FluentResource(file));
    texts.bundle = bundle;
  });

  test('has its words', () => {
    for (const key of LINES) expect(lineOf({ seat: 0, key, text: '' })).not.toBe('');
  });

  test('may be a line of the table, too', () => {
    expect(lineOf({ seat: 0, key: 'claim_have', text: 'compass' })).toContain('Boussole');
  });

  test('may be free, or unknown to this client', () => {
    expect(lineOf({ seat: 0, key: 'free', text: 'On y va ?' })).toBe('On y va ?');
    expect(lineOf({ seat: 0, key: 'sing', text: '' })).toBe('');
  });
});
