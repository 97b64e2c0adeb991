// How a player of a shared device is called. A window is put to all players or none: the open table asks whether
// anybody plays a card, regardless of their hands. Only public questions call one player by name.
import type { SnapshotSeat } from '../../wire/messages';

export type Summons = 'nobody' | 'roll' | 'speak-up' | 'curtain' | 'curtain-later';

const SPEAKING_UP = new Set(['window', 'instruct', 'lay_help']);

/** `hasOthers`: people on other devices. For them a payment without a choice takes as long as one with a choice,
 * so the curtain waits until the server would have paid automatically. */
export function summonsOf(
  kind: string,
  asked: readonly number[],
  isInstant: boolean,
  hasOthers: boolean,
): Summons {
  if (!asked.length) return 'nobody';
  if (kind === 'roll') return 'roll';
  if (SPEAKING_UP.has(kind) && !isInstant) return 'speak-up';
  return kind === 'pay' && hasOthers ? 'curtain-later' : 'curtain';
}

export const hasOthersAt = (table: readonly SnapshotSeat[], own: readonly number[]): boolean =>
  table.some((seat, number) => !seat.bot && !seat.free && !seat.left && !own.includes(number));
