// The odds of the open question, for all parts of the screen that show or say them.
import type { Odds } from '../../wire/messages';
import type { TableModel } from '../model.svelte';

export class OddsFound {
  isAwaited = $state(false);
  found = $state.raw<Odds | null>(null);
}

const known = new WeakMap<TableModel, OddsFound>();

export function oddsFor(table: TableModel): OddsFound {
  const odds = known.get(table) ?? new OddsFound();
  known.set(table, odds);
  return odds;
}
