// The ladder of bots: wins at the current level, remembered on this device. Two of them open the next level.
import { LEVELS, type Level } from './quickGame.svelte';
import { store, stored } from './storage';

const KEY = 'celestia-ladder';
const ENOUGH = 2; // wins

interface Progress {
  level: Level;
  wins: string[]; // tables, so that a reload counts nothing twice
}

/** The level of a table: that of its bots, if it is the same for all. */
export function levelOf(bots: readonly string[]): Level | null {
  const [first, ...others] = bots;
  return LEVELS.find((level) => level === first && others.every((bot) => bot === level)) ?? null;
}

/** Count a win at a table. Return the next level if it is time to offer it. */
export function nextLevelAfterWin(table: string, level: Level): Level | null {
  const kept = stored(KEY) as Partial<Progress> | null;
  const before = kept?.level === level && Array.isArray(kept.wins) ? kept.wins : [];
  const wins = [...new Set([...before, table])].slice(-ENOUGH);
  store(KEY, { level, wins } satisfies Progress);
  return wins.length < ENOUGH ? null : (LEVELS[LEVELS.indexOf(level) + 1] ?? null);
}
