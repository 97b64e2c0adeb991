// Facts about a table that never change during a game: its code, its cards. Requested once.
import { api } from '../../wire/http';
import type { TableShown } from '../../wire/messages';

let last: { table: string; shown: Promise<TableShown | null> } | null = null;

/** Null if the server cannot be reached: then these facts are not shown. */
export function shownOnce(table: string): Promise<TableShown | null> {
  if (last?.table !== table) last = { table, shown: api.show(table).catch(() => null) };
  return last.shown;
}
