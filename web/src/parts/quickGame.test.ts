// What "Play now" starts, and what this device remembers of it.
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseGame, quickGame, readGame, requestOf } from './quickGame.svelte';

const FIRST = { plan: 'classic', players: 4, level: 'careful' };

describe('the game that is remembered', () => {
  beforeEach(() => {
    localStorage.clear();
    chooseGame({ plan: 'classic', players: 4, level: 'careful' });
  });

  it('is against gentle bots the first time', () => {
    expect(readGame(null)).toEqual(FIRST);
  });

  it('comes back as it was chosen', () => {
    chooseGame({ plan: 'whole_sky', players: 6, level: 'odds' });
    expect(readGame(localStorage.getItem('celestia-quick-game'))).toEqual({
      plan: 'whole_sky',
      players: 6,
      level: 'odds',
    });
  });

  it.each(['{', '[]', '{"plan":"mars"}', '{"players":9}', '{"level":"god"}', '{"plan":"two_crews"}'])(
    'is the first one again where %s was kept',
    (text) => {
      expect(readGame(text)).toEqual(FIRST);
    },
  );

  it('seats two where the plan is for two, and four again after it', () => {
    chooseGame({ plan: 'two_crews' });
    expect(quickGame.players).toBe(2);
    chooseGame({ plan: 'classic', players: 5 });
    chooseGame({ plan: 'first_flight' });
    expect(quickGame.players).toBe(5);
  });
});

describe('a wish', () => {
  it('fills every other seat with bots of the level', () => {
    const wish = requestOf({ plan: 'first_flight', players: 3, level: 'odds' }, 'Ann');
    expect(wish).toMatchObject({ config: 'players=3 preset=first_flight', bots: ['odds', 'odds'] });
  });
});
