// Two ways to count a game, and how they meet. A replay has one step for each decision, and shows the table
// before it. A review has one number for each action of the record, chance included, and tells the chances
// after it: number 0 is the position before the first action. A frame's `line` counts the actions before it,
// so the table of a frame is the position after the action with that number.
import type { Replay } from '../wire/messages';

export class StepMap {
  /** For each step of the replay: the number of the review whose chances hold there. */
  readonly numbers: readonly number[];

  constructor({ frames }: Pick<Replay, 'frames'>) {
    this.numbers = frames.map(({ line }) => line);
  }

  get last(): number {
    return this.numbers.length - 1;
  }

  /** The number whose chances hold at this step. */
  numberAt(step: number): number {
    return this.numbers[step] ?? 0;
  }

  /** The number of the action that is decided at this step. */
  decidedAt(step: number): number {
    return this.numberAt(step) + 1;
  }

  /** The step at which somebody decides this action; for chance, the last decision before it. */
  decisionOf(number: number): number {
    return Math.max(
      0,
      this.numbers.findLastIndex((line) => line < number),
    );
  }

  /** The first step that shows the result of this action. */
  resultOf(number: number): number {
    const found = this.numbers.findIndex((line) => line >= number);
    return found < 0 ? this.last : found;
  }
}
