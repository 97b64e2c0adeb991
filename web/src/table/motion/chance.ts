// Deterministic randomness for effects: a sequence looks the same on every screen and in tests.
export function chance(seed: number): () => number {
  let at = seed;
  return () => (at = (at * 16807) % 2147483647) / 2147483647;
}
