// How many cards can be lent or exchanged, read off the offered words.
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

export function mostOf(options: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const option of options) {
    const [verb, ...cards] = option.split(' ');
    if (verb !== 'lay') continue;
    for (const card of cards)
      found[card] = Math.max(found[card] ?? 0, cards.filter((each) => each === card).length);
  }
  return found;
}
