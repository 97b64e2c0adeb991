// The game that "Play now" starts: remembered on this device. The first one is against gentle bots.
import { place } from '../router.svelte';
import { settings } from '../settings.svelte';
import { api } from '../wire/http';
import type { NewTableRequest } from '../wire/messages';
import { playersOf, seatsOf, PRESETS, type Preset } from './presets';
import { store, stored } from './storage';

export const LEVELS = ['stowaway', 'deckhand', 'navigator', 'captain', 'ace', 'legend'] as const;
export type Level = (typeof LEVELS)[number];

export interface QuickGame {
  preset: Preset;
  players: number;
  level: Level;
}

const KEY = 'celestia-quick-game';
const FIRST: QuickGame = { preset: 'classic', players: 4, level: 'deckhand' };

// What was stored until 2026-11, by its name then.
const FORMER: Record<string, Level> = { random: 'stowaway', careful: 'deckhand', odds: 'captain' };

/** The stored choice, as far as it is valid. */
export function readGame(): QuickGame {
  const kept = (stored(KEY) ?? {}) as Partial<QuickGame> & { plan?: Preset }; // its name until 2026-11
  const found = { ...FIRST, ...(kept.plan && { preset: kept.plan }), ...kept };
  found.level = FORMER[found.level] ?? found.level;
  const isKnown = PRESETS.includes(found.preset) && LEVELS.includes(found.level);
  return isKnown && seatsOf(found.preset).includes(found.players)
    ? { preset: found.preset, players: found.players, level: found.level }
    : { ...FIRST };
}

export const quickGame: QuickGame = $state(readGame());

/** Choose some of it; the number of players follows the preset. Without storage it lasts as long as the page. */
export function chooseGame(chosen: Partial<QuickGame>): void {
  Object.assign(quickGame, chosen);
  quickGame.players = playersOf(quickGame.preset, quickGame.players);
  store(KEY, quickGame);
}

export function requestOf(game: QuickGame): NewTableRequest {
  return {
    name: settings.name,
    colour: settings.colour || null,
    bot_pace: settings.botPace,
    config: `players=${game.players} preset=${game.preset}`,
    bots: Array.from({ length: game.players - 1 }, () => game.level),
  };
}

/** Opens a table full of bots and goes there. The dice are sealed while the table opens. */
export async function playNow(game: QuickGame = quickGame): Promise<void> {
  // Loaded lazily: only players need that module.
  const [opened, { partAt }] = await Promise.all([
    api.playNow(requestOf(game)),
    import('../wire/take-part.svelte'),
  ]);
  partAt(opened.table).begin(opened, 'sealing');
  place.go(`/table/${opened.table}`);
}
