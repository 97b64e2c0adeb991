import { expect, it } from 'vitest';
import { bandOf, dashOf, lineOf } from './chart';

const points = [
  { step: 0, chances: [0.5, 0.5], errors: [0.05, 0.05] },
  { step: 2, chances: [0.98, 0.02], errors: [0.05, 0.05] },
];
const place = (step: number, chance: number): string => `${step},${Math.round(100 * chance)}`;

it('has a line for each seat, across the gaps of a first picture', () => {
  expect(lineOf(points, 0, place)).toEqual(['0,50', '2,98']);
  expect(lineOf(points, 1, place)).toEqual(['0,50', '2,2']);
});

it('has a band of one standard error, within the scale', () => {
  expect(bandOf(points, 0, place)).toEqual(['0,55', '2,100', '2,93', '0,45']);
});

it('has a line style for each of six seats', () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map(dashOf)).size).toBe(6);
});
