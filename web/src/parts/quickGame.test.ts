// What "Play now" starts, and what this device remembers of it.
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseGame, quickGame, readGame, requestOf } from './quickGame.svelte';

const KEY = 'celestia-quick-game';
const FIRST = { preset: 'classic', players: 4, level: 'deckhand' };

describe('the game that is remembered', () => {
  beforeEach(() => {
    chooseGame({ preset: 'classic', players: 4, level: 'deckhand' });
    localStorage.clear();
  });

  it('is against gentle bots the first time', () => {
    expect(readGame()).toEqual(FIRST);
  });

  it('comes back as it was chosen', () => {
    chooseGame({ preset: 'whole_sky', players: 6, level: 'captain' });
    expect(readGame()).toEqual({
      preset: 'whole_sky',
      players: 6,
      level: 'captain',
    });
  });

  it('is read under its former name, too', () => {
    localStorage.setItem(KEY, '{"plan":"whole_sky","players":6,"level":"odds"}');
    expect(readGame()).toEqual({ preset: 'whole_sky', players: 6, level: 'captain' });
  });

  it.each(['{', '[]', '{"preset":"mars"}', '{"players":9}', '{"level":"god"}', '{"preset":"two_crews"}'])(
    'is the first one again where %s was kept',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(readGame()).toEqual(FIRST);
    },
  );

  it('seats two where the preset is for two, and four again after it', () => {
    chooseGame({ preset: 'two_crews' });
    expect(quickGame.players).toBe(2);
    chooseGame({ preset: 'classic', players: 5 });
    chooseGame({ preset: 'first_flight' });
    expect(quickGame.players).toBe(5);
  });
});

describe('a request', () => {
  it('fills every other seat with bots of the level', () => {
    const request = requestOf({ preset: 'first_flight', players: 3, level: 'captain' });
    expect(request).toMatchObject({ config: 'players=3 preset=first_flight', bots: ['captain', 'captain'] });
  });
});
