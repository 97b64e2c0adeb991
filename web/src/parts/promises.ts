// The fingerprint of the dice that this device saw first. Without it a server could open any secret afterwards
// together with a fingerprint that fits: only what was seen before proves something. By protocol: a table that was
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
    return []; // a broken entry proves nothing and breaks nothing
  }
}

/** The first one seen stays: a later one would be no promise. */
export function keepPromise(table: string, protocol: number, commitment: string): void {
  const all = kept(protocol);
  if (!commitment || all.some(([known]) => known === table)) return;
  try {
    localStorage.setItem(keyOf(protocol), JSON.stringify([...all, [table, commitment]].slice(-MOST)));
  } catch {
    // a device without storage compares by eye
  }
}

export function promiseOf(table: string, protocol: number): string | null {
  return kept(protocol).find(([known]) => known === table)?.[1] ?? null;
}
