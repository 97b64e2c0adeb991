// Tables closed from this device: a returning player reads that they closed it.
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
    // without storage the general text is shown
  }
}

export const isOwnClosed = (table: string): boolean => closed().includes(table);
