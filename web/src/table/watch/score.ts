// How many guesses of this device came true at a table; a reload does not lose them.
export interface Score {
  right: number;
  all: number;
}

const keyOf = (table: string): string => `celestia-guesses-${table}`;

export function keptScore(table: string): Score {
  try {
    const { right, all } = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? '{}') as Partial<Score>;
    return { right: right ?? 0, all: all ?? 0 };
  } catch {
    return { right: 0, all: 0 };
  }
}

export function keepScore(table: string, score: Score): void {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(score));
  } catch {
    // a window without storage counts as long as it is open
  }
}
