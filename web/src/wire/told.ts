// The state and the events of a table, as one viewer may know them.
import type { PawnColour } from '../parts/pawns';
import type { DiceShown, GameEvent, TableSettings, View } from './messages';

export interface SeatSeen {
  name: string;
  bot: string;
  colour: PawnColour;
  stand_in: boolean;
  left: boolean;
  free: boolean;
}

/** The whole table as this viewer may know it. */
export interface Snapshot {
  phase: 'waiting' | 'taking_off' | 'playing' | 'over' | 'closed';
  host: number;
  seats: SeatSeen[];
  dice: DiceShown | null; // before the game; afterwards it no longer changes and is requested
  settings: TableSettings;
  plans: string[];
  view: View | Record<string, never>;
}

export type TableEvent =
  | { what: 'sat'; seat: number; name: string; bot?: string; program?: boolean }
  | {
      what: 'stood' | 'host_named' | 'extended' | 'stand_in' | 'came_back' | 'left_table';
      seat: number;
    }
  | { what: 'sealed' | 'taking_off' | 'listed' | 'revealed'; seat?: number }
  | { what: 'round_void'; round: number; missing: number[] }
  | { what: 'coloured'; seat: number; colour: PawnColour }
  | { what: 'took_off'; commitment: string; names: string[] }
  | { what: 'replanned'; config: string }
  | { what: 'planned' | 'unplanned'; seat: number; plan: string }
  | { what: 'thinking'; seat: number; left: number }
  | { what: 'bots_paced'; pace: string }
  | { what: 'answered_for_you'; seat: number; by: 'time' | 'stand_in'; kind: string; words: string }
  | { what: 'stand_in_asked'; seat: number; about: number }
  | { what: 'talked'; seat: number; key: string; to: number | null; text: string }
  | { what: 'hand_counted'; seat: number; cards: number }
  | { what: 'closed'; why: string }
  | { what: 'rematched'; next: string };

export type Happened = GameEvent | TableEvent;
export interface Numbered {
  n: number;
  event: Happened;
  news: boolean; // happened while connected; events that came with the hello are history
}
