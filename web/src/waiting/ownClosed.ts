// The tables that were closed from this device: whoever comes back to one reads that it was them.
const KEY = 'celestia-closed';

function closed(): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as string[]) : [];
  } catch {
    return [];
  }
}

export function markClosed(table: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...closed(), table]));
  } catch {
    // a window without storage says what it says to everybody
  }
}

export const isOwnClosed = (table: string): boolean => closed().includes(table);
