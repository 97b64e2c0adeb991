// Where a player stands, in a few words for the rail: from public facts alone.
import type { Drawing } from '../../art/generated/drawings';
import type { Facts } from '../../texts/say.svelte';
import type { View } from '../../wire/messages';
import type { PawnColour, Player } from '../model.svelte';
import { sum } from '../question/facts';

export type Tone = 'plain' | 'stay' | 'left' | 'think' | 'offline';
export interface Standing {
  key: string;
  facts: Facts;
  tone: Tone;
  icon: Drawing | null;
}

export const AWAY = 40; // seconds the server waits before a bot plays for somebody who is away

/** At which city each seat got off in this journey. */
export function whereLeft(view: View): Map<number, string> {
  return new Map(view.ashore.flatMap(({ seat, city, prepared }) => (prepared ? [] : [[seat, city]])));
}

const standing = (key: string, tone: Tone, icon: Drawing | null, facts: Facts = {}): Standing => ({
  key: `rail-${key}`,
  facts,
  tone,
  icon,
});

/** `away`: seconds until a bot takes over for a disconnected player; null if none will. */
export function standingOf(
  player: Player,
  view: View,
  where: string | undefined,
  away: number | null,
): Standing {
  if (player.leftTable) return standing('left-table', 'offline', 'icon-bot');
  if (player.standIn) return standing('stand-in', 'offline', 'icon-bot');
  if (!player.online)
    return away === null
      ? standing('offline', 'offline', 'icon-plug')
      : standing('offline-soon', 'offline', 'icon-plug', { seconds: away });
  if (player.asked) return standing(player.you ? 'your-decision' : 'thinking', 'think', null);
  if (player.place === 'off')
    return where
      ? standing('left-at', 'left', 'icon-leave', { city: where })
      : standing('off', 'left', 'icon-leave');
  return flying(player, view);
}

function flying(player: Player, view: View): Standing {
  const isPilot = player.seat === (view.vessel === 'boat' ? view.occupant : view.captain);
  const events = sum(view.to_answer);
  if (isPilot && view.announced === 'cannot') return standing('cannot', 'left', 'icon-cross');
  if (isPilot && view.announced === 'can') return standing('can', 'stay', 'icon-check');
  if (isPilot && events) return standing('must-pay', 'plain', 'icon-wheel', { count: events });
  if (player.declared === 'stay') return standing('stay', 'stay', 'icon-check');
  if (player.declared === 'leave' && player.place === 'aboard') return standing('back', 'stay', 'icon-stay');
  if (player.place === 'boat') return standing('boat', 'plain', null);
  if (player.captain) return standing('at-wheel', 'plain', 'icon-wheel');
  if (player.pawns > 1) return standing('aboard-with', 'plain', null, { count: player.pawns });
  return standing('aboard', 'plain', null);
}

export interface Portrait {
  colour: PawnColour;
  here: boolean;
}

/** All that a card or a chip shows of a player. */
export interface Seen {
  player: Player;
  standing: Standing;
  mood: Mood;
  portraits: Portrait[];
}

export type Mood = 'calm' | 'happy' | 'worried' | 'smug' | 'falling';

/** Others' faces follow public events only. Only the captain's own screen may know that the wheel is in good
 * hands: "I can't" is not even offered. */
export function moodOf(player: Player, view: View, isSure: boolean, isArriving: boolean): Mood {
  if (player.place === 'off') return 'calm';
  if (view.phase === 'crash') return 'falling';
  if (view.falling) return 'worried';
  if (isArriving) return 'happy';
  return player.you && player.captain && isSure ? 'smug' : 'calm';
}

/** The portraits of a player: one, or the three of a crew, first those who are still there. */
export function portraitsOf(player: Player, pawns: PawnColour[]): Portrait[] {
  const aboard = pawns.length === 1 || player.place === 'off' ? pawns.length : player.pawns;
  return pawns.map((colour, index) => ({ colour, here: index < aboard }));
}
