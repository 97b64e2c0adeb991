// Every event has its sentence in both languages; runs become one sentence.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, it } from 'vitest';

import { allTexts } from '../../texts/files';
import { texts } from '../../texts/say.svelte';
import type { Happened, Numbered } from '../../wire/link.svelte';
import snapshotSource from '../../wire/snapshot.ts?raw';
import messagesSource from '../../wire/messages.ts?raw';
import { aGame, aView } from '../../wire/samples';
import { Story, type Loss } from '../motion/story';
import { linesOf, SILENT } from './narrator';

const english = await allTexts('en');
const french = await allTexts('fr');

const NAMES = ['Ann', 'Ben', 'Cleo'];
const NO_LOSS: Loss = { heading: '', lost: [], away: [] };
const name = (seat: number): string => NAMES[seat] ?? '';

function speak(language: string, files: string[]): void {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file));
  texts.bundle = bundle;
  document.documentElement.lang = language;
}

const narrated = (...events: (Happened | Record<string, unknown>)[]): string[] => {
  const numbered = events.map((event, index) => ({ n: index + 1, event, isLive: true }) as Numbered);
  return linesOf(numbered, name).map((line) => line.text);
};

/** The names of all events, as the two unions write them. */
function eventNames(): string[] {
  const game = messagesSource.slice(
    messagesSource.indexOf('type GameEvent'),
    messagesSource.indexOf('interface'),
  );
  const table = snapshotSource.slice(
    snapshotSource.indexOf('type TableEvent'),
    snapshotSource.indexOf('type Happened'),
  );
  const quoted = [...(game + table).matchAll(/what:((?:\s*\|?\s*'\w+')+)/g)];
  return quoted.flatMap((match) => [...(match[1] ?? '').matchAll(/'(\w+)'/g)].map((each) => each[1] ?? ''));
}

describe.each([
  ['en', english],
  ['fr', french],
])('in %s', (language, files) => {
  beforeEach(() => speak(language, files));

  it('every event has a sentence, or is silent on purpose', () => {
    const names = eventNames();
    expect(names.length).toBeGreaterThan(50);
    const missing = names.filter(
      (what) =>
        !SILENT.has(what) &&
        what !== 'talked' &&
        !texts.bundle?.getMessage(`journal-${what.replaceAll('_', '-')}`)?.value,
    );
    expect(missing).toEqual([]);
  });

  it('every sentence is said without a missing fact', () => {
    const whole = {
      ...{ seat: 0, city: '6', heading: '9', journey: 2, vessel: 'aircraft', card: 'turbo', target: 1 },
      ...{ power: 'red', treasure: '6/9', points: 9, dice: [0, 1], cards: 3, count: 2, to: 1, about: 1 },
      missing: [1],
    };
    for (const what of eventNames().filter((each) => each !== 'talked')) {
      const of = what === 'dice_rolled' ? 2 : 1;
      for (const text of narrated({ ...whole, what, of })) expect(text).not.toMatch(/\{|journal-|undefined/);
    }
  });
});

it.each([
  ['en', english, 'Ann gives Ben a treasure of Verdolia: 4 points.'],
  ['fr', french, 'Ann offre à Ben un trésor (Verdolia)\u00a0: 4 points.'],
])('a treasure in the middle of a sentence begins small, its city does not: %s', (language, files, said) => {
  speak(language, files);
  expect(narrated({ what: 'gift_given', seat: 0, to: 1, treasure: '2/4' })).toEqual([said]);
});

describe.each([
  [
    'en',
    english,
    'The ship crashes on the way to Verdolia. Ann and Ben get nothing.',
    'Cleo gets away with a jetpack.',
    'Ann has 50 points or more: that was the last journey.',
  ],
  [
    'fr',
    french,
    'L’aéronef s’écrase en route vers Verdolia. Ann et Ben ne gagnent rien.',
    'Cleo s’en sort en jetpack.',
    'Ann a 50 points ou plus\u00a0: c’était le dernier voyage.',
  ],
])('an outcome in %s', (language, files, lost, away, last) => {
  beforeEach(() => speak(language, files));
  const crashed: Numbered = {
    n: 7,
    event: { what: 'crashed', seat: 0, vessel: 'aircraft', city: '1' },
    isLive: true,
  };
  const lines = (event: Numbered, loss: Loss): string[] =>
    linesOf([event], name, { losses: new Map([[7, loss]]), endPoints: 50, endKinds: null }).map(
      (line) => line.text,
    );

  it('says who lost everything on the way to where, and who got away', () => {
    expect(lines(crashed, { heading: '2', lost: [0, 1], away: [2] })).toEqual([lost, away]);
    expect(lines(crashed, { heading: '2', lost: [0, 1], away: [] })).toEqual([lost]);
  });

  it('names nobody if the ship was empty or its heading is unknown', () => {
    for (const loss of [
      { heading: '2', lost: [], away: [] },
      { heading: '', lost: [0], away: [] },
    ])
      expect(lines(crashed, loss)).toEqual([expect.not.stringMatching(/Ann|journal-|\{/)]);
  });

  it('says why the game ends', () => {
    expect(lines({ n: 8, event: { what: 'end_announced', seat: 0 }, isLive: true }, NO_LOSS)).toEqual([last]);
  });
});

describe('what an event did', () => {
  beforeEach(() => speak('en', english));

  it.each([
    ['red', 'Ann (Red) discards a treasure: all dice roll again.'],
    ['blue', 'Ann (Blue) relieves the captain and pays.'],
    ['green', 'Ann (Green) drives the pirates away on this leg.'],
    ['yellow', 'Ann (Yellow) turns up two cards of the deck: they may help to pay.'],
    ['black', 'Ann (Black): two dice fewer on this leg.'],
  ])('names the effect of the power of %s', (power, said) => {
    expect(narrated({ what: 'power_used', seat: 0, power })).toEqual([said]);
  });

  it('says once that Green drives the pirates away, and who takes the wheel from whom', () => {
    const events: Happened[] = [
      { what: 'power_used', seat: 0, power: 'green' },
      { what: 'dice_locked', seat: 0 },
      { what: 'power_used', seat: 1, power: 'blue' },
      { what: 'captain_named', seat: 1 },
    ];
    expect(
      linesOf(
        events.map((event, n) => ({ n, event, isLive: true })),
        name,
      ).map((line) => line.text),
    ).toEqual([
      'Ann (Green) drives the pirates away on this leg.',
      'Ben (Blue) relieves the captain and pays.',
      'Ben takes the wheel.',
    ]);
  });

  it('names the effect of the power of purple', () => {
    expect(narrated({ what: 'power_used', seat: 0, power: 'purple', target: 2 })).toEqual([
      'Ann (Purple) makes Cleo choose the same.',
    ]);
  });
});

describe('a story', () => {
  beforeEach(() => speak('en', english));

  const narratedBy = (story: Story, events: Happened[]): string[] => {
    const numbered = events.map((event, index): Numbered => ({ n: index + 1, event, isLive: true }));
    for (const one of numbered) story.add(one);
    return linesOf(numbered, name, story).map((line) => line.text);
  };

  it('knows a rowboat that sinks from a ship that falls', () => {
    const events: Happened[] = [
      { what: 'boarded_rowboat', seat: 1, city: '4', card: 'rowboat_fog' },
      { what: 'announced_cannot', seat: 1, faced: [0, 1, 0, 0], turbos: 0 },
    ];
    expect(narratedBy(new Story(), events)).toContain('Ben: “I can’t.” The rowboat is sinking.');
  });

  it('names each bonus of Matryoshburg', () => {
    const story = new Story();
    story.agree(aView({ seats: [] }), aGame({ modules: ['turbo', 'matryoshburg'] }));
    const lines = narratedBy(story, [
      { what: 'crashed', seat: 0, vessel: 'aircraft', city: '4' },
      { what: 'card_drawn', seat: 0, card: 'turbo' } as Happened,
      { what: 'card_discarded', seat: 1, card: 'compass', count: 1 } as Happened,
      { what: 'card_drawn', seat: 1 } as Happened,
      { what: 'returned_under', seat: 2, city: '6' } as Happened,
      { what: 'journey_started', seat: 0, city: '1', journey: 2 },
      { what: 'card_drawn', seat: 0, card: 'turbo' } as Happened,
    ]);
    expect(lines.slice(1)).toEqual([
      'Ann takes a turbo as the bonus of Matryoshburg.',
      'Ben swaps cards at Matryoshburg and discards a compass.',
      'Ben draws a card.',
      'Cleo swaps a treasure of Horlune at Matryoshburg: it goes under its pile.',
      'Journey 2 begins at Heolia: everyone aboard, Ann is captain.',
      'Ann draws a turbo.',
    ]);
  });

  it('lets a rowboat finish its voyage before the bonuses of Matryoshburg', () => {
    const story = new Story();
    story.agree(aView({ seats: [] }), aGame({ modules: ['rowboat', 'matryoshburg'] }));
    const lines = narratedBy(story, [
      { what: 'boarded_rowboat', seat: 1, card: 'rowboat_fog', city: '4' },
      { what: 'crashed', seat: 0, vessel: 'aircraft', city: '4' },
      { what: 'card_discarded', seat: 2, card: 'compass', count: 1 } as Happened,
      { what: 'card_drawn', seat: 2 } as Happened,
      { what: 'landed', seat: 1, vessel: 'boat', city: '4' },
      { what: 'card_discarded', card: 'rowboat_fog', count: 1 } as Happened,
      { what: 'card_drawn', seat: 0 } as Happened,
    ]);
    expect(lines).toContain('Cleo discards a compass.');
    expect(lines).toContain('To the discard pile: a Rowboat that ignores fog.');
    expect(lines.filter((line) => line.includes('Matryoshburg'))).toEqual([
      'Ann takes a card as the bonus of Matryoshburg.',
    ]);
  });
});

describe('a run of events', () => {
  beforeEach(() => speak('en', english));

  it('of one player is one sentence with counts', () => {
    expect(
      narrated(
        { what: 'card_paid', seat: 0, card: 'compass', count: 1 },
        { what: 'card_paid', seat: 0, card: 'turbo', count: 2 },
      ),
    ).toEqual(['Ann pays a compass and two turbos.']);
  });

  it('of dice is part of the roll', () => {
    expect(
      narrated(
        { what: 'dice_rolled', seat: 1, dice: [0, 1], of: 2 },
        { what: 'die_fell', seat: 1, die: 0, face: 'fog' },
        { what: 'die_fell', seat: 1, die: 1, face: 'birds' },
      ),
    ).toEqual(['Ben rolls fog and birds.']);
  });

  it('of some dice says that they are rolled again', () => {
    expect(
      narrated(
        { what: 'dice_rolled', seat: 1, dice: [1], of: 3 },
        { what: 'die_fell', seat: 1, die: 1, face: 'fog' },
      ),
    ).toEqual(['Ben rolls one die again: fog.']);
  });

  it('of equal faces counts them', () => {
    const fell = (face: string): object => ({ what: 'die_fell', seat: 1, die: 0, face });
    expect(
      narrated(
        { what: 'dice_rolled', seat: 1, dice: [0, 1, 2], of: 3 },
        ...['birds', 'blank', 'birds'].map((face) => fell(face) as Record<string, unknown>),
      ),
    ).toEqual(['Ben rolls birds twice and a blank.']);
  });

  it('of hidden cards is only counted', () => {
    expect(narrated({ what: 'card_drawn', seat: 0 }, { what: 'card_drawn', seat: 0 })).toEqual([
      'Ann draws 2 cards.',
    ]);
  });

  it('of several players who do the same names them all', () => {
    expect(narrated({ what: 'stayed', seat: 0 }, { what: 'stayed', seat: 2 })).toEqual([
      'Ann and Cleo stay aboard.',
    ]);
  });

  it('of several players who do different things keeps them apart', () => {
    expect(
      narrated(
        { what: 'stayed', seat: 0 },
        { what: 'left', seat: 1, city: '6' },
        { what: 'stayed', seat: 2 },
      ),
    ).toEqual(['Ann stays aboard.', 'Ben leaves at Horlune.', 'Cleo stays aboard.']);
  });
});

describe('the journal', () => {
  beforeEach(() => speak('en', english));

  it('counts the legs of a journey, the rowboat’s apart', () => {
    const events: Happened[] = [
      { what: 'journey_started', seat: 0, city: '1', journey: 4 },
      { what: 'leg_started', seat: 0, vessel: 'aircraft', heading: '2' },
      { what: 'leg_started', seat: 1, vessel: 'boat', heading: '4' },
      { what: 'leg_started', seat: 2, vessel: 'aircraft', heading: '4' },
    ];
    const lines = linesOf(
      events.map((event, n) => ({ n, event, isLive: true })),
      name,
    );
    expect(lines.filter((line) => line.kind === 'leg').map((line) => line.text)).toEqual([
      'Journey 4, leg 1',
      'Journey 4, leg 2',
    ]);
  });

  it('mentions a new deck, but not the first', () => {
    const shuffled = { what: 'deck_shuffled', seat: 0, cards: 60 };
    expect(narrated({ what: 'took_off', commitment: '', names: NAMES }, shuffled)).toEqual(['Take-off!']);
    expect(narrated(shuffled)).toEqual(['The discard pile was shuffled into a new deck.']);
  });

  it('names the players whose line was missing when the dice are mixed again', () => {
    expect(
      narrated(
        { what: 'sealed', seat: 0 },
        { what: 'taking_off' },
        { what: 'listed' },
        { what: 'revealed', seat: 0 },
        { what: 'round_void', round: 1, missing: [1, 2] },
        { what: 'round_void', round: 2, missing: [] },
      ),
    ).toEqual([
      'Nothing arrived from Ben and Cleo: the dice are mixed again.',
      'No line arrived: the dice are mixed again.',
    ]);
  });

  it('shows talk to one player', () => {
    expect(narrated({ what: 'talked', seat: 0, key: 'liar', to: 2, text: '' })).toEqual(['to Cleo: Liar…']);
  });

  it('gives free words as they are', () => {
    expect(narrated({ what: 'talked', seat: 0, key: 'free', to: null, text: 'hello' })).toEqual(['hello']);
  });
});
