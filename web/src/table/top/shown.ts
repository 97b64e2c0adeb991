// What the lobby knows of a table and never changes while it is played: its code, its cards. Asked once.
import { api } from '../../wire/http';
import type { TableShown } from '../../wire/messages';

let last: { table: string; shown: Promise<TableShown | null> } | null = null;

/** Null where the server cannot be asked: then these facts are simply not shown. */
export function shownOnce(table: string): Promise<TableShown | null> {
  if (last?.table !== table) last = { table, shown: api.show(table).catch(() => null) };
  return last.shown;
}
