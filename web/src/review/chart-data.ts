// The lines of the chart: one value a seat for each step of the replay, with a band of one standard error.
import type { Review } from '../wire/messages';
import type { StepMap } from './steps';

/** Line styles by seat, besides colours: length of dashes and gaps in px. */
export const DASHES: readonly (readonly number[])[] = [[], [14, 6], [3, 6], [18, 5, 3, 5], [8, 4], [2, 3]];

export const dashOf = (seat: number): readonly number[] => DASHES[seat % DASHES.length] ?? [];

/** What the review tells about one step of the replay. A first picture has gaps. */
export interface ChancePoint {
  chances: readonly number[];
  errors: readonly number[];
}

export interface ChanceLine {
  middle: (number | null)[]; // per cent
  low: (number | null)[];
  high: (number | null)[];
}

export class Chances {
  private readonly known: ReadonlyMap<number, ChancePoint>;

  constructor(
    review: Pick<Review, 'steps'>,
    private readonly map: StepMap,
  ) {
    this.known = new Map(review.steps.map((step) => [step.number, step]));
  }

  /** The chances at a step, or the last ones known before it. */
  at(step: number): ChancePoint | null {
    for (let earlier = step; earlier >= 0; earlier -= 1) {
      const found = this.exactly(earlier);
      if (found) return found;
    }
    return null;
  }

  exactly(step: number): ChancePoint | null {
    return this.known.get(this.map.numberAt(step)) ?? null;
  }

  line(seat: number): ChanceLine {
    const points = this.map.numbers.map((_, step) => this.exactly(step));
    const value = (point: ChancePoint | null, errors: number): number | null => {
      const chance = point?.chances[seat];
      if (chance === undefined) return null;
      return 100 * Math.min(1, Math.max(0, chance + errors * (point?.errors[seat] ?? 0)));
    };
    return {
      middle: points.map((point) => value(point, 0)),
      low: points.map((point) => value(point, -1)),
      high: points.map((point) => value(point, 1)),
    };
  }
}

/** The part of the game that a narrow chart shows: the cursor stays in its middle. */
export function windowAround(
  step: number,
  width: number,
  pixelsPerStep: number,
): { min: number; max: number } {
  const half = width / pixelsPerStep / 2;
  return { min: step - half, max: step + half };
}
