// What can be lent at most, read off the offered words.
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
