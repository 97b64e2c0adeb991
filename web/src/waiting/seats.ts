// The seats of a waiting table: seating from the HTTP response, changes from the link.
import { colourOf, type PawnColour } from '../parts/pawns';
import type { Snapshot } from '../wire/link.svelte';
import type { Present, TableShown } from '../wire/messages';

export interface WaitingSeat {
  number: number;
  name: string;
  colour: PawnColour;
  bot: string;
  free: boolean;
  mine: boolean;
  away: boolean; // sat down, but the page is closed
}

export function seatsOf(
  shown: TableShown,
  snapshot: Snapshot | null,
  present: Present | null,
): WaitingSeat[] {
  return shown.seats.map((seat, number) => {
    const live = snapshot?.phase === 'waiting' ? snapshot.seats[number] : undefined;
    const name = live?.name ?? seat.name;
    const bot = live?.bot ?? seat.bot;
    return {
      number,
      name,
      colour: ((live ?? seat).colour as PawnColour) || colourOf(number),
      bot,
      free: live ? live.free : !seat.name,
      mine: seat.mine && name === seat.name,
      away: Boolean(
        present && name && !bot && !seat.program && !seat.mine && !present.online.includes(number),
      ),
    };
  });
}

/** A free seat of a table that continues a finished game. There, every seat has its own hand and treasures. */
export interface SeatChoice {
  number: number;
  before: string; // who sat there in the finished game; empty if that is not known
  wasMine: boolean;
}

export function seatsToChoose(free: readonly WaitingSeat[], finished: TableShown | null): SeatChoice[] {
  return free.map(({ number }) => {
    const seat = finished?.seats[number];
    return { number, before: seat?.name ?? '', wasMine: seat?.mine ?? false };
  });
}
