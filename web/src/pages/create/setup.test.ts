import { describe, expect, test } from 'vitest';
import { settings } from '../../settings.svelte';
import type { Choices } from '../../wire/messages';
import { TableSetup } from './setup.svelte';

const CHOICES: Choices = {
  presets: { classic: ['powers', 'spyglass', 'turbo'], two_crews: ['crews', 'powers', 'spyglass', 'turbo'] },
  modules: ['turbo', 'powers', 'spyglass', 'crews', 'instructor'],
  house: ['open_scores', 'instructor_own_draws'],
  needs: { instructor_own_draws: ['instructor'] },
  cards: { powers: { jetpack: 2, ejection: 2 }, instructor: { instructor: 2 } },
  most_copies: 4,
  bots: ['odds'],
  talk: [],
};

describe('a table setup', () => {
  test('is Classic for four by default', () => {
    const setup = new TableSetup(CHOICES);
    expect(setup.isPreset).toBe(true);
    expect(setup.newTable('Léa')).toMatchObject({
      name: 'Léa',
      config: 'players=4 modules=turbo,powers,spyglass',
      pace: null,
    });
  });

  test('says when something was changed by hand', () => {
    const setup = new TableSetup(CHOICES);
    setup.turn('modules', 'spyglass', false);
    setup.turn('house', 'open_scores', true);
    expect(setup.isPreset).toBe(false);
    expect(setup.config(3)).toBe('players=3 modules=turbo,powers house=open_scores');
  });

  test('names the numbers of cards that are not the box’s, of modules that are on', () => {
    const setup = new TableSetup(CHOICES);
    setup.count('jetpack', 1);
    setup.count('ejection', 2);
    setup.count('instructor', 4);
    expect(setup.isPreset).toBe(false);
    expect(setup.config(4)).toBe('players=4 modules=turbo,powers,spyglass cards=jetpack:1');
    setup.choose('classic');
    expect(setup.isPreset).toBe(true);
  });

  test('keeps a house option back until what it needs is on', () => {
    const setup = new TableSetup(CHOICES);
    setup.turn('house', 'instructor_own_draws', true);
    expect(setup.missing('instructor_own_draws')).toEqual(['instructor']);
    expect(setup.config(4)).not.toContain('house=');
    setup.turn('modules', 'instructor', true);
    expect(setup.config(4)).toContain('house=instructor_own_draws');
  });

  test('lets the bots talk unless the host is fond of quiet', () => {
    const setup = new TableSetup(CHOICES);
    expect(setup.newTable('Léa').bot_talk).toBe(true);
    setup.options.bot_talk = false;
    expect(setup.newTable('Léa').bot_talk).toBe(false);
  });

  test('gives the bots a character unless the host switches it off', () => {
    const setup = new TableSetup(CHOICES);
    expect(setup.newTable('Léa').personas).toBe(true);
    setup.options.personas = false;
    expect(setup.newTable('Léa').personas).toBe(false);
  });

  test('has pauses that follow people, and bots at the pace of this device', () => {
    settings.botPace = 'brisk';
    const setup = new TableSetup(CHOICES);
    expect(setup.newTable('Léa')).toMatchObject({ strict: 0, bot_pace: 'brisk' });
    setup.strict = true;
    setup.botPace = 'instant';
    expect(setup.newTable('Léa')).toMatchObject({ strict: 8, bot_pace: 'instant' });
    settings.botPace = 'calm';
  });

  test('is read from a table that waits, and says the same again', () => {
    const config = 'players=3 modules=powers,instructor house=instructor_own_draws cards=jetpack:1';
    const chosen = {
      ...{ config, pace: 30, strict: 8, bot_pace: 'brisk' as const, odds_helper: false, public: true },
      ...{
        spectators: false,
        spectator_emotes: false,
        free_text: true,
        correspondence: false,
        bot_talk: false,
        personas: false,
      },
      ...{ lesson: false, instant: false, daily: '', practice: false, continues: '' },
    };
    const { lesson, instant, daily, practice, continues, ...wanted } = chosen;
    expect([lesson, instant, daily, practice, continues]).toEqual([false, false, '', false, '']);
    expect(TableSetup.of(chosen, CHOICES).asRequest()).toEqual(wanted);
    const slow = { ...chosen, pace: 259_200, correspondence: true };
    expect(TableSetup.of(slow, CHOICES).asRequest()).toMatchObject({ pace: 259_200, correspondence: true });
  });

  test('keeps a seat for the host: fewer seats, fewer bots', () => {
    const setup = new TableSetup(CHOICES);
    setup.bots = 3;
    setup.sit(2);
    expect(setup.bots).toBe(1);
  });

  test('comes with its usual number of seats', () => {
    const setup = new TableSetup(CHOICES);
    setup.choose('two_crews');
    expect(setup.seats).toBe(2);
    setup.choose('classic');
    expect(setup.seats).toBe(4);
  });

  test('counts days in seconds by correspondence', () => {
    const setup = new TableSetup(CHOICES);
    setup.options.correspondence = true;
    setup.days = 3;
    expect(setup.newTable('Léa')).toMatchObject({ pace: 259_200, correspondence: true });
  });
});
