// A city with its value, or after a preposition.
import { knows, say } from './say.svelte';

export function citySaid(word: string, form?: 'at' | 'to' | 'of'): string {
  const own = `city-${word}.${form}`;
  if (form && knows(own)) return say(own);
  const name = say(`city-${word}`);
  const place = /^\d/.test(word) ? say('place', { city: name, value: word }) : name;
  return form ? say(`place.${form}`, { place }) : place;
}
