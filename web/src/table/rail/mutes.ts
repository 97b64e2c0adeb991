// Players muted on this device. Nobody else knows, and it lasts as long as the page.
import { SvelteSet } from 'svelte/reactivity';

const muted = new SvelteSet<string>();
const key = (table: string, seat: number): string => `${table}/${seat}`;

export const isMuted = (table: string, seat: number): boolean => muted.has(key(table, seat));

export function mute(table: string, seat: number, on: boolean): void {
  if (on) muted.add(key(table, seat));
  else muted.delete(key(table, seat));
}
