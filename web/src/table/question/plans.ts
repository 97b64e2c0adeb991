// What can be decided ahead now: a declaration still to come, and every window until something changes.
import type { TableModel } from '../model.svelte';

const BEFORE_DECLARING = new Set(['start_leg', 'landing', 'direction', 'preparation', 'before_roll', 'roll']);

export function plansFor(table: TableModel): string[] {
  const { view, me, ask } = table;
  if (!view || me === null || !ask || table.isMyTurn || table.snapshot?.phase !== 'playing') return [];
  const own = view.seats[me];
  if (!own) return [];
  const isPassenger = own.place === 'aboard' && view.captain !== me && view.vessel === 'aircraft';
  const isToCome = BEFORE_DECLARING.has(view.phase) || (view.phase === 'declarations' && !own.declared);
  const canLeave = (view.piles[view.aircraft.at] ?? 0) > 0;
  const declarations = canLeave ? ['stay', 'leave'] : ['stay'];
  return [...(isPassenger && isToCome && view.aircraft.at !== 'void' ? declarations : []), 'pass'];
}
