// Where a finished game can be watched again.
const REPLAY = '/replay';

export const replayAt = (table: string): string => `${REPLAY}/${encodeURIComponent(table)}`;
