// Signals of the scene that is playing, for parts that follow it: a sound falls with the ship, the loss
// is read when the ship has fallen.
import type { Cue } from '../../sound/cues';

/** A sound, or: the outcome of the scene may be shown from now on. */
export type SignalName = Cue | 'outcome';

export interface Signal {
  name: SignalName;
  faces?: string[]; // of the dice that fell, where dice fell
}

type Listener = (signal: Signal) => void;

/** One table is shown at a time. */
const listeners = new Set<Listener>();

/** Subscribes to every signal; returns a function that unsubscribes. */
export function onSignal(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function sendSignal(signal: Signal): void {
  for (const listener of listeners) listener(signal);
}
