// Values that this browser stores as JSON. Private windows may refuse, and a stored value may be corrupt.
type Kind = 'localStorage' | 'sessionStorage';

/** The stored value; null if there is none. */
export function stored(key: string, kind: Kind = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[kind].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function storedList<Item>(key: string, kind?: Kind): Item[] {
  const found = stored(key, kind);
  return Array.isArray(found) ? (found as Item[]) : [];
}

/** Whether the value could be stored. */
export function store(key: string, value: unknown, kind: Kind = 'localStorage'): boolean {
  try {
    globalThis[kind].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
