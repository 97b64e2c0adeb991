// The moments of the scene that is playing, for parts that follow it: a sound falls with the ship, the loss
// is read when the ship has fallen.
export type Moment =
  | 'dice'
  | 'stay'
  | 'leave'
  | 'treasure'
  | 'gust'
  | 'flight'
  | 'strike'
  | 'rescue'
  | 'crash'
  | 'spyglass'
  | 'jetpack'
  | 'ejection'
  | 'mooring'
  | 'rowboat'
  | 'journey'
  | 'feast'
  | 'lit'
  | 'gift'
  | 'given'
  | 'payment'
  | 'clear'
  | 'told'; // the outcome of the scene may be shown from now on

export interface Played {
  moment: Moment;
  faces: string[]; // of the dice that fell, where dice fell
}

type Listener = (played: Played) => void;

export class MotionBus {
  private readonly listeners = new Set<Listener>();

  /** Subscribes to every moment; returns a function that unsubscribes. */
  on(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(moment: Moment, faces: string[] = []): void {
    for (const listener of this.listeners) listener({ moment, faces });
  }
}

/** One table is shown at a time. */
export const bus = new MotionBus();
