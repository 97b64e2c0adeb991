// The game that "Play now" starts: remembered on this device. The first one is against gentle bots.
import type { NewTableRequest } from '../wire/messages';
import { playersOf, seatsOf } from './minutes';
import { PLANS, type PlanName } from './plans';

export const LEVELS = ['random', 'careful', 'odds'] as const;
export type Level = (typeof LEVELS)[number];

export interface QuickGame {
  plan: PlanName;
  players: number;
  level: Level;
}

const KEY = 'celestia-quick-game';
const FIRST: QuickGame = { plan: 'classic', players: 4, level: 'careful' };

/** The stored choice, as far as it is valid. */
export function readGame(text: string | null): QuickGame {
  try {
    const found = { ...FIRST, ...(JSON.parse(text ?? '{}') as Partial<QuickGame>) };
    const isKnown = PLANS.includes(found.plan) && LEVELS.includes(found.level);
    return isKnown && seatsOf(found.plan).includes(found.players)
      ? { plan: found.plan, players: found.players, level: found.level }
      : { ...FIRST };
  } catch {
    return { ...FIRST }; // ignore a corrupt entry
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // private windows may refuse
  }
}

export const quickGame: QuickGame = $state(readGame(kept()));

/** Choose some of it; the number of players follows the plan. */
export function chooseGame(chosen: Partial<QuickGame>): void {
  Object.assign(quickGame, chosen);
  quickGame.players = playersOf(quickGame.plan, quickGame.players);
  try {
    localStorage.setItem(KEY, JSON.stringify(quickGame));
  } catch {
    // without storage it lasts as long as the page
  }
}

export function requestOf(game: QuickGame, name: string): NewTableRequest {
  return {
    name,
    config: `players=${game.players} preset=${game.plan}`,
    bots: Array.from({ length: game.players - 1 }, () => game.level),
  };
}
