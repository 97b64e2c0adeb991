import { describe, expect, test } from 'vitest';
import type { Choices } from '../../wire/messages';
import { TablePlan } from './plan.svelte';

const CHOICES: Choices = {
  presets: { classic: ['powers', 'spyglass', 'turbo'], two_crews: ['crews', 'powers', 'spyglass', 'turbo'] },
  modules: ['turbo', 'powers', 'spyglass', 'crews'],
  house: ['open_scores'],
  bots: ['odds'],
  talk: [],
};

describe('a table plan', () => {
  test('is Classic for four as long as nobody changes it', () => {
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
