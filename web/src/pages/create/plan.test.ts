import { describe, expect, test } from 'vitest';
import { settings } from '../../settings.svelte';
import type { Choices } from '../../wire/messages';
import { TablePlan } from './plan.svelte';

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

describe('a table plan', () => {
  test('is Classic for four by default', () => {
    const plan = new TablePlan(CHOICES);
    expect(plan.isAsPlanned).toBe(true);
    expect(plan.wish('Léa')).toMatchObject({
      name: 'Léa',
      config: 'players=4 modules=turbo,powers,spyglass',
      pace: null,
    });
  });

  test('says when something was changed by hand', () => {
    const plan = new TablePlan(CHOICES);
    plan.turn('modules', 'spyglass', false);
    plan.turn('house', 'open_scores', true);
    expect(plan.isAsPlanned).toBe(false);
    expect(plan.config(3)).toBe('players=3 modules=turbo,powers house=open_scores');
  });

  test('names the numbers of cards that are not the box’s, of modules that are on', () => {
    const plan = new TablePlan(CHOICES);
    plan.count('jetpack', 1);
    plan.count('ejection', 2);
    plan.count('instructor', 4);
    expect(plan.isAsPlanned).toBe(false);
    expect(plan.config(4)).toBe('players=4 modules=turbo,powers,spyglass cards=jetpack:1');
    plan.choose('classic');
    expect(plan.isAsPlanned).toBe(true);
  });

  test('keeps a house option back until what it needs is on', () => {
    const plan = new TablePlan(CHOICES);
    plan.turn('house', 'instructor_own_draws', true);
    expect(plan.missing('instructor_own_draws')).toEqual(['instructor']);
    expect(plan.config(4)).not.toContain('house=');
    plan.turn('modules', 'instructor', true);
    expect(plan.config(4)).toContain('house=instructor_own_draws');
  });

  test('lets the bots talk unless the host is fond of quiet', () => {
    const plan = new TablePlan(CHOICES);
    expect(plan.wish('Léa').bot_talk).toBe(true);
    plan.botTalk = false;
    expect(plan.wish('Léa').bot_talk).toBe(false);
  });

  test('has pauses that follow people, and bots at the pace of this device', () => {
    settings.botPace = 'brisk';
    const plan = new TablePlan(CHOICES);
    expect(plan.wish('Léa')).toMatchObject({ strict: 0, bot_pace: 'brisk' });
    plan.strict = true;
    plan.botPace = 'instant';
    expect(plan.wish('Léa')).toMatchObject({ strict: 8, bot_pace: 'instant' });
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
      },
      ...{ lesson: false, instant: false },
    };
    const { lesson, instant, ...wished } = chosen;
    expect([lesson, instant]).toEqual([false, false]);
    expect(TablePlan.of(chosen, CHOICES).asRequest()).toEqual(wished);
    const slow = { ...chosen, pace: 259_200, correspondence: true };
    expect(TablePlan.of(slow, CHOICES).asRequest()).toMatchObject({ pace: 259_200, correspondence: true });
  });

  test('keeps a seat for the host: fewer seats, fewer bots', () => {
    const plan = new TablePlan(CHOICES);
    plan.bots = 3;
    plan.sit(2);
    expect(plan.bots).toBe(1);
  });

  test('comes with its usual number of seats', () => {
    const plan = new TablePlan(CHOICES);
    plan.choose('two_crews');
    expect(plan.seats).toBe(2);
    plan.choose('classic');
    expect(plan.seats).toBe(4);
  });

  test('counts days in seconds by correspondence', () => {
    const plan = new TablePlan(CHOICES);
    plan.correspondence = true;
    plan.days = 3;
    expect(plan.wish('Léa')).toMatchObject({ pace: 259_200, correspondence: true });
  });
});
