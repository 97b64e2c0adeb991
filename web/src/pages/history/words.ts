// A finished game in words: the result, the players with their points, and the day.
import { region } from '../../texts/region';
import { say } from '../../texts/say.svelte';
import type { FinishedGame } from '../../wire/messages';

export function resultSaid(game: FinishedGame): string {
  if (game.shared) return say('history-shared');
  if (!game.known) return say('history-unknown');
  return say(game.won ? 'history-won' : 'history-place', { place: game.place, players: game.names.length });
}

/** The best first; the device's own seat is "you". */
export function crewSaid(game: FinishedGame): string {
  const seats = game.names.map((name, seat) => ({
    name: seat === game.seat && !game.shared ? say('history-you') : name,
    score: game.scores[seat],
  }));
  seats.sort((one, other) => (other.score ?? 0) - (one.score ?? 0));
  return seats.map(({ name, score }) => (score === undefined ? name : `${name} ${score}`)).join(' · ');
}

export function daySaid(seconds: number): string {
  const day = new Date(seconds * 1000);
  const isThisYear = day.getFullYear() === new Date().getFullYear();
  return day.toLocaleDateString(region(), {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}
