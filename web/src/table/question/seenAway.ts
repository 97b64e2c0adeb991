// Up to which event the player has read what the stand-in did, by table and seat. Kept on this device, so that a
// reload does not show it twice.
const KEY = 'celestia-away';
const MOST = 50; // seats

type Marks = [place: string, n: number][];
const placeOf = (table: string, seat: number): string => `${table}/${seat}`;

function kept(): Marks {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Marks) : [];
  } catch {
    return [];
  }
}

export function seenAway(table: string, seat: number): number | null {
  return kept().find(([place]) => place === placeOf(table, seat))?.[1] ?? null;
}

export function markAway(table: string, seat: number, n: number): void {
  const place = placeOf(table, seat);
  const others = kept().filter(([known]) => known !== place);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [place, n]].slice(-MOST)));
  } catch {
    // without storage a reload shows it again
  }
}
