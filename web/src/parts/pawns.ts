// The pawns of the game and the order in which the seats have them.
import type { Drawing } from '../art/generated/drawings';
import { PAWN_COLOURS, type PawnColour } from '../wire/messages';

export type { PawnColour };
export const COLOURS: readonly PawnColour[] = PAWN_COLOURS;

/** The colour of a seat, while no character gives it another. */
export const colourOf = (seat: number): PawnColour => COLOURS[seat % COLOURS.length] ?? 'red';

export const pawnOf = (seat: number): Drawing => `pawn-${colourOf(seat)}`;
