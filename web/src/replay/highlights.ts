// Highlights as marks on the timeline: their drawing, and which of them have room.
import type { Drawing } from '../art/generated/drawings';
import { cardArt } from '../table/model.svelte';
import { treasureArt } from '../table/treasures';
import type { ReplayHighlight } from '../wire/messages';
import { HAZARDS } from '../wire/tables';

/** Of two that lie too close together, the more important one is shown. */
const RANK: Record<ReplayHighlight['kind'], number> = {
  crash: 5,
  lit: 4,
  end: 4,
  last_city: 3,
  treasure: 2,
  card: 1,
};

/** `toAnswer`: the dice that the captain had to answer then, of each hazard. */
export function drawingOf({ kind, event }: ReplayHighlight, toAnswer: readonly number[] = []): Drawing {
  if (event.what === 'card_played' || event.what === 'boarded_rowboat') return cardArt(event.card);
  if (event.what === 'treasure_drawn' && event.treasure) return treasureArt(event.treasure);
  if (event.what === 'spyglass_used') return 'card-spyglass';
  if (event.what === 'power_used') return 'mod-characters';
  if (kind === 'crash') {
    const at = toAnswer.findIndex((count) => count > 0);
    return HAZARDS[at] ? `hazard-${HAZARDS[at]}` : 'icon-void';
  }
  if (kind === 'lit') return 'mod-tree';
  return kind === 'end' ? 'icon-crown' : 'icon-flag';
}

/** The highlights that fit beside each other, in order, on a line of `width` px with `last` steps. */
export function roomFor(
  highlights: readonly ReplayHighlight[],
  last: number,
  width: number,
  mark: number,
): ReplayHighlight[] {
  const place = ({ step }: ReplayHighlight): number => (last ? (step / last) * width : 0);
  const kept: ReplayHighlight[] = [];
  for (const one of [...highlights].sort((one, other) => RANK[other.kind] - RANK[one.kind]))
    if (kept.every((other) => Math.abs(place(one) - place(other)) >= mark)) kept.push(one);
  return kept.sort((one, other) => one.step - other.step);
}
