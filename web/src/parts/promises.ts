// The fingerprint of the dice that this device saw first. Without it a server could open any secret afterwards
// together with a matching fingerprint: only the one seen before is proof. By protocol: a table that was
// opened by an older server gets another fingerprint from a newer one.
import { store, storedList } from './storage';

const KEYS: Record<number, string> = { 1: 'celestia-promises', 2: 'celestia-commitments' };
const MOST = 50; // tables

type Promises = [table: string, commitment: string][];

const keyOf = (protocol: number): string => KEYS[protocol] ?? '';

const kept = (protocol: number): Promises => storedList(keyOf(protocol));

/** Keeps the first one seen: a later one proves nothing. Without storage the player has to compare by eye. */
export function keepPromise(table: string, protocol: number, commitment: string): void {
  if (!keyOf(protocol)) return; // a daily flight: see `daily/kept-days`
  const all = kept(protocol);
  if (!commitment || all.some(([known]) => known === table)) return;
  store(keyOf(protocol), [...all, [table, commitment]].slice(-MOST));
}

export function promiseOf(table: string, protocol: number): string | null {
  return kept(protocol).find(([known]) => known === table)?.[1] ?? null;
}
