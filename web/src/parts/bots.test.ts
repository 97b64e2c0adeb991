import { describe, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import { texts } from '../texts/say.svelte';
import { botNote, botWords } from './bots';

describe('a bot', () => {
  it('is described, and one of the host is called by its name', async () => {
    settings.language = 'en';
    await texts.load('en');
    expect([botWords('odds'), botNote('odds')]).toEqual(['Sly', 'Sly: counts every card']);
    expect([botWords('BraveBot'), botNote('BraveBot')]).toEqual(['BraveBot', 'BraveBot']);
  });
});
