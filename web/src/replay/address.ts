// The address of a step: /replay/<table>?at=143&eyes=2. Steps are counted from 1, as on the screen.
export interface ReplayPlace {
  step: number;
  seat: number | null; // null: all hands are open
  isReviewed: boolean; // with the review
}

export function addressOf(table: string, { step, seat, isReviewed }: ReplayPlace): string {
  const eyes = seat === null ? '' : `&eyes=${seat}`;
  return `/replay/${encodeURIComponent(table)}?at=${step + 1}${eyes}${isReviewed ? '&review=1' : ''}`;
}

export function placeIn(search: string): ReplayPlace {
  const query = new URLSearchParams(search);
  const at = Number(query.get('at') ?? 1);
  const eyes = query.get('eyes') ?? '';
  return {
    step: Number.isInteger(at) && at > 0 ? at - 1 : 0,
    seat: /^[0-5]$/.test(eyes) ? Number(eyes) : null,
    isReviewed: query.has('review'),
  };
}
