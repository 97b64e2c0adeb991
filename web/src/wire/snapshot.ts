// What this client keeps of the messages: numbered events, and the facts of a game before they arrive.
import type { GameFacts, Happened } from './messages';

export interface Numbered {
  n: number;
  event: Happened;
  isLive: boolean; // happened while connected; events that came with the hello are history
}

/** Until the server has sent the facts of the game. */
export const NO_GAME: GameFacts = {
  t: 'game',
  modules: [],
  crew: 1,
  fork: null,
  dice_to: {},
  equipment: {},
  end_points: null,
  end_kinds: null,
  spyglass_points: 0,
  token_points: 0,
  help_penalty: 0,
};
