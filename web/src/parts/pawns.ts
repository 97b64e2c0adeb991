// The pawns of the game and the order in which the seats have them.
import type { Drawing } from '../art/generated/drawings';
import { PAWN_COLOURS as COLOURS, type PawnColour } from '../wire/messages';

export { COLOURS, type PawnColour };

/** The colour of a seat, while no character gives it another. */
export const colourOf = (seat: number): PawnColour => COLOURS[seat % COLOURS.length] ?? 'red';

export const pawnOf = (seat: number): Drawing => `pawn-${colourOf(seat)}`;
