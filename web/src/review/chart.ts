// The lines of the chart: one for each seat, with a band of one standard error.
import type { ChancePoint } from './steps';

/** Line styles by seat, besides colours: dashes and gaps in px. */
const DASHES: readonly string[] = ['', '14 6', '3 6', '18 5 3 5', '8 4', '2 3'];

export const dashOf = (seat: number): string => DASHES[seat % DASHES.length] ?? '';

type Place = (step: number, chance: number) => string;

/** The points of a seat's line, or of one that is some standard errors above it, within the scale. */
export const lineOf = (points: readonly ChancePoint[], seat: number, place: Place, above = 0): string[] =>
  points.map(({ step, chances, errors }) => {
    const chance = (chances[seat] ?? 0) + above * (errors[seat] ?? 0);
    return place(step, Math.min(1, Math.max(0, chance)));
  });

export const bandOf = (points: readonly ChancePoint[], seat: number, place: Place): string[] => [
  ...lineOf(points, seat, place, 1),
  ...lineOf(points, seat, place, -1).reverse(),
];
