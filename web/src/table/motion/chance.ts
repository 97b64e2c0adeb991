// Chance for spectacle only: the same every time, so that a sequence is the same on every screen and in a test.
export function chance(seed: number): () => number {
  let at = seed;
  return () => (at = (at * 16807) % 2147483647) / 2147483647;
}
