import { beforeEach, describe, expect, it } from 'vitest';
import { settings, type Language } from '../../settings.svelte';
import { texts } from '../../texts/say.svelte';
import type { Ask, View } from '../../wire/messages';
import { aLink, anAsk, aSeatView, aSnapshot, aSnapshotSeat, aView } from '../../wire/samples';
import { TableModel } from '../model.svelte';
import { questionOf } from './question';
import { targetOf } from './targets';

const AHEAD = ['announcement', 'payment', 'help', 'crashing', 'mooring', 'hook'] as const;
const aboard = aSeatView({ declared: 'stay' });
const view = aView({
  phase: 'after_declarations',
  captain: 1,
  dice: ['fog', 'fog', 'pirates'],
  to_answer: [2, 0, 0, 1],
  piles: { '6': 8 },
  hand: { jetpack: 1 },
  seats: [aboard, aboard, aboard],
});
const people = ['Ann', 'Ben', 'Cy'].map((name) => aSnapshotSeat({ name, bot: name === 'Cy' ? 'odds' : '' }));

function table(asked: Partial<Ask>, changed: Partial<View> = {}, seats = people): TableModel {
  const ask = anAsk({ q: 4, kind: 'window', seats: [0, 1, 2], ...asked });
  return new TableModel(aLink({ ask, snapshot: aSnapshot({ seats, view: { ...view, ...changed } }) }));
}

async function speak(language: Language): Promise<void> {
  settings.language = language;
  await texts.load(language);
}

describe('a player who can only pass', () => {
  beforeEach(() => speak('en'));

  it('is not asked, and reads one quiet line', () => {
    const waiting = table({});
    expect([waiting.isMyTurn, waiting.isPause]).toEqual([false, true]);
    expect(questionOf(waiting)).toMatchObject({
      title: 'All have decided. Does anybody play a card?',
      detail: '',
    });
  });

  it('reads the same line as a spectator', () => {
    const onlooker = table({ seats: [1, 2] });
    expect(onlooker.isPause).toBe(true);
    expect(questionOf(onlooker).title).toBe(questionOf(table({})).title);
  });

  it('sees nobody marked as deciding, neither in a window nor when the captain announces', () => {
    expect(table({}).players.some((player) => player.asked)).toBe(false);
    const announcing = table({ kind: 'announce', seats: [1] });
    expect(announcing.players.map((player) => player.asked)).toEqual([false, false, false]);
    expect(questionOf(announcing).title).toBe('Ben decides: can they pay?');
  });

  it('learns that a captain without a choice is not asked', () => {
    const own = table({ kind: 'announce', seats: [0] }, { captain: 0 });
    expect(questionOf(own).title).toBe('You have no choice here: your cards decide.');
  });
});

describe('a stand-in', () => {
  it('is asked in the place of its player', () => {
    const away = people.map((one, number) => ({ ...one, stand_in: number === 0 }));
    expect(table({ options: ['pass', 'play jetpack'] }, {}, away).isMyTurn).toBe(false);
    expect(table({ options: ['pass', 'play jetpack'] }).isMyTurn).toBe(true);
  });
});

describe('a question', () => {
  it('names the owed cards in words', async () => {
    const asked = table({ options: ['pass', 'play wind_gust'] });
    await speak('en');
    expect(questionOf(asked).detail).toBe('Ben owes two compasses and a cannon and holds 3 cards.');
    await speak('fr');
    expect(questionOf(asked).detail).toBe('Ben doit deux boussoles et un canon, et a 3 cartes en main.');
  });

  it('says that nothing is owed', async () => {
    await speak('en');
    const options = ['pass', 'play wind_gust'];
    const clear = table({ options }, { dice: ['blank'], to_answer: [0, 0, 0, 0] });
    expect(questionOf(clear).detail).toBe('Clear sky: nothing to pay.');
    const free = table({ options }, { dice: [], to_answer: [0, 0, 0, 0] });
    expect(questionOf(free).detail).toBe('No dice: the ship flies for free.');
  });
});

describe.each(['en', 'fr'] as const)('a decision ahead, in %s', (language) => {
  beforeEach(() => speak(language));

  it.each(AHEAD)('has a sentence of its own, and says what it depends on: %s', (ahead) => {
    const { title, detail } = questionOf(table({ ahead, options: ['one', 'other'] }));
    expect(title).toMatch(language === 'en' ? /^(If nobody|If the ship|Once)/ : /^(Si |Une fois)/);
    expect(detail).toContain(
      language === 'en'
        ? 'It only counts if nothing changes before then.'
        : 'Cela ne compte que si rien ne change d’ici là.',
    );
    expect(title + detail).not.toMatch(/[{}]|ask-|why-/);
  });
});

describe('somebody whose seat a stand-in holds', () => {
  it('reads their own name, not an empty one', async () => {
    await speak('en');
    const replaced = people.map((one, at) => ({ ...one, stand_in: at === 0 }));
    const watching = table({ kind: 'declare', seats: [0] }, { phase: 'declarations' }, replaced);
    expect(questionOf(watching).title).toContain('Ann');
  });
});

describe('an onlooker', () => {
  beforeEach(() => speak('en'));

  it.each([
    'land',
    'choose_treasure',
    'keep_treasure',
    'reroll',
    'give',
    'swap',
    'prepare',
    'take_character',
  ] as const)('never reads the question of another as their own: %s', (kind) => {
    const said = questionOf(table({ kind, seats: [1] }, { asks: kind, drawing: 2 }));
    expect(`${said.title} ${said.detail}`).not.toMatch(/\b(you|your)\b/i);
  });

  it('reads what everybody may know of a captain', () => {
    const asked = table({ kind: 'declare', seats: [2] }, { phase: 'declarations' });
    expect(questionOf(asked).detail).toBe('Ben owes two compasses and a cannon and holds 3 cards.');
  });
});

it.each([
  [1, 'Give Ben the 9'],
  [0, 'Take the 9'],
])('the button of Instructor names who receives the treasure: seat %s', async (drawing, said) => {
  await speak('en');
  const asked = table({ kind: 'choose_treasure' }, { drawing, seen: { '6/9': 1 } });
  expect(targetOf(asked, 'choose 6/9', null).confirm).toBe(said);
});

it.each([
  ['en', 'Ben is about to draw a treasure of Verdolia (2). Does anybody play Instructor?'],
  ['fr', 'Ben va piocher un trésor de Verdolia (2). Quelqu’un joue‑t‑il Instructeur ?'],
] as const)('the question of Instructor names the pile: %s', async (language, title) => {
  await speak(language);
  const asked = table({ kind: 'instruct', seats: [0] }, { asks: 'instruct', drawing: 1, drawing_from: '2' });
  expect(questionOf(asked).title.replace(/\p{Zs}/gu, ' ')).toBe(title);
});
