// Why something is refused, by the key of the reason. Its parameters are words of the game: they become names.
import { citySaid } from './cities';
import { say, sayFirst, type Facts } from './say.svelte';

export type Params = Record<string, string | number>;

/** The name of a parameter decides how its value is shown. */
const NAMED: Record<string, (word: string | number) => string> = {
  card: (word) => say(`card-${word}`),
  colour: (word) => say(`character-${word}`),
  city: (word) => citySaid(String(word)),
  face: (word) => (word === 'spyglass' ? say('card-spyglass') : say('treasure-of-value', { points: word })),
  name: nameOfSetting,
  needed: nameOfSetting,
};

/** A house option, a module or a card; otherwise the word itself. */
function nameOfSetting(word: string | number): string {
  return sayFirst(['house', 'module', 'card'].map((kind) => `${kind}-${word}`)) || String(word);
}

export function refusalSaid(key: string, params: Params = {}): string {
  const named = Object.entries(params).map(([name, word]) => [name, NAMED[name]?.(word) ?? word]);
  return say(`refused-${key}`, Object.fromEntries(named) as Facts);
}
