import { beforeEach, describe, expect, test } from 'vitest';
import { place } from '../../router.svelte';
import type { TableShown } from '../../wire/messages';
import { CARDS } from './content';
import { MODULES, Scope } from './scope.svelte';

const TABLE = { config: 'players=4 modules=turbo,powers,spyglass' } as TableShown;

describe('which rules are shown', () => {
  beforeEach(() => {
    globalThis.scrollTo = () => undefined;
    place.go('/rules', true);
  });

  test('all modules by default', () => {
    const scope = new Scope();
    expect(scope.covers(MODULES)).toBe(true);
  });

  test('those of the table it was opened from', () => {
    const scope = new Scope();
    scope.from(TABLE);
    expect(scope.isOfTable).toBe(true);
    expect(scope.covers(['powers', 'spyglass'])).toBe(true);
    expect(scope.covers(['spyglass', 'grappling_hook'])).toBe(false);
    expect(scope.covers([])).toBe(true);
  });

  test('those that were turned on, as the address then says', () => {
    const scope = new Scope();
    scope.from(TABLE);
    scope.turn('spyglass', false);
    expect(scope.isOfTable).toBe(false);
    expect(location.search).toBe('?modules=turbo,powers');
    const again = new Scope();
    again.from(TABLE);
    expect(again.chosen).toEqual(['turbo', 'powers']);
  });

  test('all again when the last is turned on', () => {
    const scope = new Scope();
    scope.turn('rowboat', false);
    expect(scope.chosen).toHaveLength(MODULES.length - 1);
    scope.turn('rowboat', true);
    expect(scope.chosen).toBeNull();
  });

  test('know the module of every card', () => {
    expect(CARDS.filter(([, , module]) => !MODULES.includes(module))).toEqual([]);
  });
});
