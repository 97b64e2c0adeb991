import { describe, expect, it } from 'vitest';
import { eventCues, sceneCues } from './event-cues';

describe('sounds', () => {
  it('play a roll first and then each kind of face once', () => {
    const cues = sceneCues({ name: 'dice', faces: ['fog', 'fog', 'pirates'] });
    expect(cues.map(({ cue }) => cue)).toEqual(['dice', 'fog', 'pirates']);
    expect(cues.map(({ after }) => after)).toEqual([...cues.map(({ after }) => after)].sort((a, b) => a - b));
  });

  it('play for the player’s own cards only', () => {
    expect(eventCues([{ what: 'card_drawn', seat: 1 }], 1)).toEqual(['cardSlide']);
    expect(eventCues([{ what: 'card_drawn', seat: 1 }], 0)).toEqual([]);
  });

  it('play once for a run of equal events', () => {
    const shown = { what: 'help_revealed', seat: 0, card: 'help_compass', count: 1 } as const;
    expect(eventCues([shown, shown, shown], 0)).toEqual(['cardSlide']);
  });

  it('play paid cards when they fly, not when the event arrives', () => {
    expect(eventCues([{ what: 'card_paid', seat: 0, card: 'compass', count: 1 }], 0)).toEqual([]);
    expect(sceneCues({ name: 'cardSlide' })).toEqual([{ cue: 'cardSlide', after: 0 }]);
  });

  it('play the pen when the journal begins a new leg', () => {
    expect(eventCues([{ what: 'leg_started', seat: 0, vessel: 'aircraft', heading: '2' }], 0)).toEqual([
      'pen',
    ]);
  });

  it('never play for talk', () => {
    expect(eventCues([{ what: 'talked', seat: 1, key: 'trust', to: null, text: '' }], 0)).toEqual([]);
  });
});
