// The fingerprint of the dice that this device saw before take-off. Without it a server could open any secret
// afterwards together with a fingerprint that fits: only what was seen before proves something.
const KEY = 'celestia-promises';
const MOST = 50; // tables

type Promises = [table: string, commitment: string][];

function kept(): Promises {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Promises) : [];
  } catch {
    return []; // a broken entry proves nothing and breaks nothing
  }
}

/** The first one seen stays: a later one would be no promise. */
export function keepPromise(table: string, commitment: string): void {
  const all = kept();
  if (!commitment || all.some(([known]) => known === table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...all, [table, commitment]].slice(-MOST)));
  } catch {
    // a device without storage compares by eye
  }
}

export function promiseOf(table: string): string | null {
  return kept().find(([known]) => known === table)?.[1] ?? null;
}
