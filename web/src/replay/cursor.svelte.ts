/* eslint-disable svelte/prefer-svelte-reactivity -- listeners are bookkeeping that nothing shows */
// Where a replay stands. One cursor for the table, the timeline, the address and whatever else follows a game:
// components read `step`, other code subscribes.
export const SPEEDS = [1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];
export type Unit = 'step' | 'leg' | 'journey';
export type Direction = 'back' | 'forward';
type Listener = (step: number, before: number) => void;

/** The steps at which a leg or a journey begins, in order. */
export interface Stops {
  leg: readonly number[];
  journey: readonly number[];
}

export class Cursor {
  private at = $state(0);
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  private readonly listeners = new Set<Listener>();

  constructor(
    readonly last: number,
    private readonly stops: Stops,
    step = 0,
  ) {
    this.at = this.within(step);
  }

  get step(): number {
    return this.at;
  }

  get isAtEnd(): boolean {
    return this.at === this.last;
  }

  /** Called after every change, with the step before it, until the returned function is called. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Stops playing, and moves there or to the nearest step that exists. */
  seek(step: number): void {
    this.pause();
    this.put(step);
  }

  /** By decision, or to where a leg or a journey begins. `back` first goes to the beginning of this one. */
  move(direction: Direction, unit: Unit = 'step'): void {
    const isForward = direction === 'forward';
    if (unit === 'step') this.seek(this.at + (isForward ? 1 : -1));
    else if (isForward) this.seek(this.stops[unit].find((stop) => stop > this.at) ?? this.last);
    else this.seek(this.stops[unit].findLast((stop) => stop < this.at) ?? 0);
  }

  /** The next step, while it plays. */
  advance(): void {
    this.put(this.at + 1);
    if (this.isAtEnd) this.pause();
  }

  /** Plays from here, or from the start if this is the end. */
  play(): void {
    if (this.isAtEnd) this.seek(0);
    this.isPlaying = this.last > 0;
  }

  pause(): void {
    this.isPlaying = false;
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  private put(step: number): void {
    const [before, after] = [this.at, this.within(step)];
    if (after === before) return;
    this.at = after;
    for (const listener of this.listeners) listener(after, before);
  }

  private within(step: number): number {
    return Number.isFinite(step) ? Math.min(this.last, Math.max(0, Math.round(step))) : 0;
  }
}
