// A treasure by its words, city and face: "6/9" is one of city 6 worth 9, "6/spyglass" its magic spyglass.
import type { Drawing } from '../art/generated/drawings';
import type { GameFacts } from '../wire/messages';

/** Drawn by what its face is worth; by its city alone only a spyglass is named. */
export function treasureArt(treasure: string): Drawing {
  return `treasure-${treasure.includes('/') ? treasureWorth(treasure) : 'spyglass'}` as Drawing;
}

/** The text on its face: its points, or the name of the spyglass. */
export function treasureWorth(treasure: string): string {
  return treasure.split('/')[1] ?? '';
}

export function treasurePoints(treasure: string, game: GameFacts): number {
  const face = treasureWorth(treasure);
  return face === 'spyglass' ? game.spyglass_points : Number(face);
}
