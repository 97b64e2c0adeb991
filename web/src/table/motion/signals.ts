// Signals of the scene that is playing, for parts that follow it: a sound falls with the ship, the loss
// is read when the ship has fallen.
export type SignalName =
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
  | 'outcome'; // the outcome of the scene may be shown from now on

export interface Signal {
  name: SignalName;
  faces: string[]; // of the dice that fell, where dice fell
}

type Listener = (signal: Signal) => void;

/** One table is shown at a time. */
const listeners = new Set<Listener>();

/** Subscribes to every signal; returns a function that unsubscribes. */
export function onSignal(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function sendSignal({ name, faces }: Signal): void {
  for (const listener of listeners) listener({ name, faces });
}
