import { describe, expect, it } from 'vitest';
import { heardOf, heardWith } from './heard';

describe('sounds', () => {
  it('play a roll first and then each kind of face once', () => {
    const heard = heardWith({ moment: 'dice', faces: ['fog', 'fog', 'pirates'] });
    expect(heard.map(({ cue }) => cue)).toEqual(['dice', 'fog', 'pirates']);
    expect(heard.map(({ after }) => after)).toEqual(
      [...heard.map(({ after }) => after)].sort((a, b) => a - b),
    );
  });

  it('play for the player’s own cards only', () => {
    expect(heardOf([{ what: 'card_drawn', seat: 1 }], 1)).toEqual(['cardSlide']);
    expect(heardOf([{ what: 'card_drawn', seat: 1 }], 0)).toEqual([]);
  });

  it('play once for a run of equal events', () => {
    const shown = { what: 'help_revealed', seat: 0, card: 'help_compass', count: 1 } as const;
    expect(heardOf([shown, shown, shown], 0)).toEqual(['cardSlide']);
  });

  it('play paid cards when they fly, not when the event arrives', () => {
    expect(heardOf([{ what: 'card_paid', seat: 0, card: 'compass', count: 1 }], 0)).toEqual([]);
    expect(heardWith({ moment: 'payment', faces: [] })).toEqual([{ cue: 'cardSlide', after: 0 }]);
  });

  it('play the pen when the journal begins a new leg', () => {
    expect(heardOf([{ what: 'leg_started', seat: 0, vessel: 'aircraft', heading: '2' }], 0)).toEqual(['pen']);
  });

  it('never play for talk', () => {
    expect(heardOf([{ what: 'talked', seat: 1, key: 'trust', to: null, text: '' }], 0)).toEqual([]);
  });
});
