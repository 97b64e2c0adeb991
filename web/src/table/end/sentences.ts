// The server's facts about a finished game as sentences. It names seats, cities and hazards.
import type { Drawing } from '../../art/generated/drawings';
import { say, type Facts } from '../../texts/say.svelte';
import type { Sentence } from '../../wire/messages';
import { cityName, hazardName } from '../model.svelte';

const SEATS = new Set(['seat', 'captain', 'rival']);

const textOf = (key: string): string => `end-${key}`;

export function sentenceSaid(sentence: Sentence, nameOf: (seat: number) => string): string {
  const named = Object.entries(sentence.facts).map(([fact, value]) => {
    if (SEATS.has(fact)) return [fact, nameOf(Number(value))] as const;
    if (fact === 'city') return [fact, cityName(String(value))] as const;
    return [fact, fact === 'hazard' ? hazardName(String(value)) : value] as const;
  });
  return say(textOf(sentence.key), Object.fromEntries(named) as Facts);
}

export const honourTitle = (honour: Sentence): string => say(`${textOf(honour.key)}-title`);

export function honourArt({ key, facts }: Sentence): Drawing {
  if (key === 'nemesis') return `hazard-${facts.hazard}` as Drawing;
  if (key === 'best_escape_jetpack') return 'card-jetpack';
  if (key === 'best_escape') return 'emote-jump';
  return key === 'boldest_stay' ? 'emote-hold' : 'chest';
}
