import { beforeEach, describe, expect, it, test } from 'vitest';
import { settings } from '../../settings.svelte';
import { texts } from '../../texts/say.svelte';
import {
  changesFor,
  mayBePlayed,
  orderOf,
  presetOf,
  planSaid,
  playSaid,
  skippedOf,
  standingOrder,
  thingOf,
} from './orders';

const PLAYABLE = [
  ...['jetpack', 'spyglass', 'alternative_route', 'wind_gust', 'bandit', 'mooring', 'new_gear'],
  ...['grappling_hook', 'instructor', 'rowboat_fog', 'blue', 'green', 'yellow', 'black'],
];

test('an order is read from a plan and written back', () => {
  for (const plan of ['pass:spy', 'pass:spy@journey', 'play:jetpack@6', 'ask:mooring'])
    expect(presetOf(orderOf(plan) ?? { verb: 'ask', thing: '', where: '' })).toBe(plan);
  expect(orderOf('stay')).toBeNull();
  expect(orderOf('play:jetpack@6')).toEqual({ verb: 'play', thing: 'jetpack', where: '6' });
});

test('what needs a target cannot be ordered to play', () => {
  const targeted = ['ejection', 'spy', 'purple', 'pressing_need', 'red', 'help'];
  expect(targeted.filter(mayBePlayed)).toEqual([]);
  expect(PLAYABLE.filter(mayBePlayed)).toEqual(PLAYABLE);
});

test('an answer is about a card, a power or help', () => {
  expect(['play jetpack', 'play spyglass 6', 'use red 4/6', 'lay help_cannon', 'pass'].map(thingOf)).toEqual([
    'jetpack',
    'spyglass',
    'red',
    'help',
    '',
  ]);
});

describe('a changed order', () => {
  const jump = { verb: 'play', thing: 'jetpack', where: '' } as const;

  it('withdraws the old one first', () => {
    expect(changesFor(['ask:jetpack', 'pass:spy'], 'jetpack', jump)).toEqual([
      { t: 'unplan', plan: 'ask:jetpack' },
      { t: 'plan', plan: 'play:jetpack' },
    ]);
  });

  it('is not sent where it stands already', () => {
    expect(changesFor(['play:jetpack'], 'jetpack', jump)).toEqual([]);
  });

  it('can be none', () => {
    expect(changesFor(['play:jetpack@6'], 'jetpack', null)).toEqual([
      { t: 'unplan', plan: 'play:jetpack@6' },
    ]);
    expect(standingOrder(['play:jetpack@6'], 'jetpack')?.where).toBe('6');
    expect(standingOrder(['play:jetpack@6'], 'spy')).toBeNull();
  });
});

describe.each([
  ['en', 'Jetpack: jump if the ship falls, at a city worth 6 or more', 'Spy: don’t ask me this journey'],
  [
    'fr',
    'Jetpack\u00a0: sauter si l’aéronef tombe, si la cité vaut 6 ou plus',
    'Espionne\u00a0: ne pas me demander ce voyage',
  ],
] as const)('orders in %s', (language, jump, spy) => {
  beforeEach(async () => {
    settings.language = language;
    await texts.load(language);
  });

  it('are sentences', () => {
    expect(planSaid('play:jetpack@6')).toBe(jump);
    expect(planSaid('pass:spy@journey')).toBe(spy);
  });

  it('show a decision ahead with the words of its button', () => {
    expect(planSaid('ahead:crashing=play jetpack')).toBe(
      language === 'en' ? 'Decided ahead: Jump with the Jetpack' : 'Décidé d’avance\u00a0: Sauter en Jetpack',
    );
    const plans = ['payment=pay compass turbo turbo', 'help=lay help_compass', 'help=pass', 'hook=pass'];
    for (const plan of [...plans, 'mooring=play mooring', 'announcement=announce cannot'])
      expect(planSaid(`ahead:${plan}`)).not.toMatch(/[{}=]|choice-|need-/);
  });

  it('exist for every card that can be ordered to play, and for every plan', () => {
    for (const thing of PLAYABLE) expect(playSaid(thing)).not.toMatch(/^order-/);
    for (const plan of [
      'stay',
      'leave',
      'pass',
      'ask:draws',
      'ask:jetpack',
      'pass:help',
      'pass:red',
      'skip:hook',
    ])
      expect(planSaid(plan)).not.toMatch(/\b(plan|order)-|[{}]/);
  });

  it('skip a moment by its name, and are then about no card', () => {
    expect(planSaid('skip:crashing')).toBe(
      language === 'en'
        ? 'As the ship falls: never ask me'
        : 'Quand l’aéronef tombe\u00a0: ne jamais me demander',
    );
    expect([skippedOf('skip:after_can'), skippedOf('pass:jetpack')]).toEqual(['after_can', '']);
    expect(orderOf('skip:crashing')).toBeNull();
  });
});
