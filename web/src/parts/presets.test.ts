import { describe, expect, it } from 'vitest';
import { MINUTES } from '../wire/messages';
import { minutesOf, playersOf, seatsOf, PRESETS } from './presets';

describe('the length of a game', () => {
  it('is known for every table, and grows with the people at it', () => {
    for (const preset of PRESETS)
      for (const players of seatsOf(preset)) {
        const lengths = MINUTES[preset][players] ?? [];
        expect(lengths).toHaveLength(players);
        expect([...lengths].sort((one, other) => one - other)).toEqual(lengths);
        expect(minutesOf(preset, players)).toBe(lengths[0]);
        expect(minutesOf(preset, players, players)).toBe(lengths.at(-1));
      }
  });

  it('is that of the usual table where a preset has no such number of players', () => {
    expect(playersOf('two_crews', 5)).toBe(2);
    expect(minutesOf('two_crews', 5, 5)).toBe(minutesOf('two_crews', 2, 2));
  });
});
