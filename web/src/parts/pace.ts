// How long a question may take, in words.
import { say } from '../texts/say.svelte';

const DAY = 86_400; // seconds: by correspondence the pace is whole days

export function paceSaid(table: { pace?: number | null; correspondence?: boolean }): string {
  if (!table.pace) return say('pace-none');
  return table.correspondence
    ? say('pace-days', { days: Math.round(table.pace / DAY) })
    : say('pace-seconds', { seconds: table.pace });
}
