// Two ways to count a game, and how they meet. A replay has one step for each decision, and shows the table
// before it. A review has one number for each action of the record, chance included, and tells the chances
// after it: number 0 is the position before the first action. A frame's `line` counts the actions before it,
// so the table of a frame is the position after the action with that number.
import type { Replay, ReviewStep } from '../wire/messages';

/** What the review tells about one step of the replay. */
export interface ChancePoint {
  step: number;
  chances: readonly number[];
  errors: readonly number[];
  decided?: ReviewStep | undefined; // what somebody decides there
}

export class StepMap {
  /** For each step of the replay: the number of the review whose chances hold there. */
  private readonly numbers: readonly number[];

  constructor({ frames }: Pick<Replay, 'frames'>) {
    this.numbers = frames.map(({ line }) => line);
  }

  get last(): number {
    return this.numbers.length - 1;
  }

  /** The steps whose chances are known. In a first picture they are few. */
  points(reviewed: readonly ReviewStep[]): ChancePoint[] {
    const known = new Map(reviewed.map((one) => [one.number, one]));
    return this.numbers.flatMap((number, step) => {
      const found = known.get(number);
      if (!found) return [];
      const { chances, errors } = found;
      return [{ step, chances, errors, decided: known.get(number + 1) }];
    });
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
