// What this device knows of the dice of a table, round by round. Only what it has kept proves anything: a server
// could show anybody other lines, another list or another commitment afterwards.
import { store, storedList } from '../parts/storage';

const KEY = 'celestia-lines';
const MOST = 50; // tables

export interface KeptRound {
  commitment: string; // that the lines were sealed for
  lines: string[]; // drawn here, in hexadecimal; two windows at once may draw one each
  sealed: boolean; // the server has acknowledged the seal
  list: string[]; // the seals, once the list stood
  revealed: boolean; // the server has acknowledged the line
  used: boolean; // the game started with it
}

export type KeptRounds = Record<number, KeptRound>;
type Kept = [table: string, rounds: KeptRounds][];

let memory: Kept | null = null; // of a device without storage, as long as the page lives

const kept = (): Kept => memory ?? storedList(KEY);

export function roundsOf(table: string): KeptRounds {
  return kept().find(([known]) => known === table)?.[1] ?? {};
}

/** Before anything is sent: a line that is lost can be neither revealed nor checked. */
export function keepRound(table: string, number: number, round: KeptRound): void {
  const others = kept().filter(([known]) => known !== table);
  const all = [...others, [table, { ...roundsOf(table), [number]: round }] as Kept[number]].slice(-MOST);
  if (!store(KEY, all)) memory = all;
}
