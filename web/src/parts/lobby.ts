// Tables to join and tables to come back to.
import type { OpenTable } from '../wire/messages';

/** An open table with what newer servers say of it. */
export type ListedTable = OpenTable & {
  plan?: string;
  host?: string;
  pace?: number | null;
  correspondence?: boolean;
};

export interface MyTable {
  table: string;
  phase: string;
  seat: number;
  config: string;
  plan: string;
  names: string[];
}

/** A server that does not know the question has none for us. */
export async function myTables(): Promise<MyTable[]> {
  const answer = await fetch('/api/me/tables', { credentials: 'same-origin' }).catch(() => null);
  if (!answer?.ok) return [];
  return ((await answer.json()) as MyTable[]).filter((one) => ['waiting', 'playing'].includes(one.phase));
}
