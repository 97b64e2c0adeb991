// The fingerprint of the dice that this device saw first. Without it a server could open any secret afterwards
// together with a matching fingerprint: only the one seen before is proof. By protocol: a table that was
// opened by an older server gets another fingerprint from a newer one.
const KEYS: Record<number, string> = { 1: 'celestia-promises', 2: 'celestia-commitments' };
const MOST = 50; // tables

type Promises = [table: string, commitment: string][];

const keyOf = (protocol: number): string => KEYS[protocol] ?? '';

function kept(protocol: number): Promises {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(protocol)) ?? '[]');
    return Array.isArray(found) ? (found as Promises) : [];
  } catch {
    return []; // ignore a corrupt entry
  }
}

/** Keeps the first one seen: a later one proves nothing. */
export function keepPromise(table: string, protocol: number, commitment: string): void {
  const all = kept(protocol);
  if (!commitment || all.some(([known]) => known === table)) return;
  try {
    localStorage.setItem(keyOf(protocol), JSON.stringify([...all, [table, commitment]].slice(-MOST)));
  } catch {
    // without storage the player has to compare by eye
  }
}

export function promiseOf(table: string, protocol: number): string | null {
  return kept(protocol).find(([known]) => known === table)?.[1] ?? null;
}
