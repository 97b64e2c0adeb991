// Matryoshburg's exchange: any number of cards goes at once, and as many come back.

/** How many of each card can go: all that are held of those the server offers. */
export function mostToDiscard(
  options: readonly string[],
  hand: Readonly<Record<string, number>>,
): Record<string, number> {
  const cards = options.filter((words) => words.startsWith('discard ')).map((words) => words.slice(8));
  return Object.fromEntries(cards.map((card) => [card, hand[card] ?? 1]));
}

/** The whole exchange as one answer, as the server takes it. */
export const exchangeOf = (cards: readonly string[]): string =>
  [...cards.map((card) => `discard ${card}`), 'done'].join('; ');
