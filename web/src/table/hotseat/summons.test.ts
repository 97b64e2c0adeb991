import { describe, expect, it } from 'vitest';
import { summonsOf, hasOthersAt } from './summons';

describe('on a shared device', () => {
  it('windows are put to all players, and none is called by name', () => {
    for (const kind of ['window', 'instruct', 'lay_help'])
      expect(summonsOf(kind, [0, 1], false, false)).toBe('speak-up');
  });

  it('what all can see calls one person, and dice are rolled in the open', () => {
    expect(summonsOf('declare', [1], false, false)).toBe('curtain');
    expect(summonsOf('announce', [1], false, true)).toBe('curtain');
    expect(summonsOf('roll', [1], false, false)).toBe('roll');
    expect(summonsOf('window', [], false, false)).toBe('nobody');
  });

  it('a payment waits where others would learn whether there is a choice', () => {
    expect(summonsOf('pay', [1], false, false)).toBe('curtain');
    expect(summonsOf('pay', [1], false, true)).toBe('curtain-later');
  });

  it('at an instant table the asked player takes the device', () => {
    expect(summonsOf('window', [0], true, false)).toBe('curtain');
  });

  it('bots, free seats and players who left do not count as others', () => {
    const seat = {
      ...{ name: 'Ann', bot: '', persona: '', colour: 'red' as const },
      ...{ stand_in: false, left: false, free: false },
    };
    const table = [seat, seat, { ...seat, bot: 'odds' }, { ...seat, left: true }, { ...seat, free: true }];
    expect(hasOthersAt(table, [0, 1])).toBe(false);
    expect(hasOthersAt(table, [0])).toBe(true);
  });
});
