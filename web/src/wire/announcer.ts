// Tells listeners what happened at a table, at once or in turn.
import type { Numbered } from './snapshot';
import type { Turns } from './turns';

export type Listener = (events: Numbered[]) => void;

export abstract class Announcer {
  /** What need not be drawn at once. */
  abstract readonly turns: Turns;
  protected readonly listeners = new Set<Listener>();

  /** Returns a function that unsubscribes. */
  onEvents(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The same for deferred listeners, in turn, with all events until then. */
  onEventsDeferred(listener: Listener, rank: number): () => void {
    const arrived: Numbered[] = [];
    const deliver = (): void => listener(arrived.splice(0));
    const stop = this.onEvents((events) => {
      arrived.push(...events);
      this.turns.wait(deliver, rank);
    });
    return () => {
      stop();
      this.turns.drop(deliver);
    };
  }

  protected announce(events: Numbered[]): void {
    for (const listener of this.listeners) listener(events);
  }
}
