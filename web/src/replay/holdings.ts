// What each player holds, as far as these eyes see it: everybody, or one seat.
import type { StepState } from './playback';

export interface Holding {
  hand: Readonly<Record<string, number>>;
  treasures: Readonly<Record<string, number>>;
  laid: Readonly<Record<string, number>>; // help cards on the table, face down
}

/** Null: these eyes do not see it. */
export function holdingOf({ hands, snapshot: { view } }: StepState, seat: number): Holding | null {
  if (hands) {
    const [hand, treasures, laid] = [hands.hands[seat], hands.treasures[seat], hands.laid[seat]];
    return hand && treasures && laid ? { hand, treasures, laid } : null;
  }
  return view?.seat === seat ? { hand: view.hand, treasures: view.treasures, laid: view.laid } : null;
}
