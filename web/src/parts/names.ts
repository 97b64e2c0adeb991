// A friendly name for somebody who has not given one. None is a name of our bots.
const NAMES = [
  'Léa', 'Tomasz', 'Nadia', 'Marta', 'Jules', 'Inès', 'Hugo', 'Zoé',
  'Milo', 'Nora', 'Basile', 'Ada', 'Elio', 'Maya', 'Otto', 'Luz',
  'Colette', 'Anouk', 'Felix', 'Saskia', 'Rosa', 'Théo', 'Iris', 'Emil',
]; // prettier-ignore

export const LONGEST_NAME = 24; // characters, as the server takes them

export function friendlyName(taken: readonly string[] = []): string {
  const free = NAMES.filter((name) => !taken.includes(name));
  return free[Math.floor(Math.random() * free.length)] ?? 'Léa';
}

/** A name as it may be sent: single spaces inside, none around. */
export function cleanName(name: string): string {
  return name
    .replace(/[|\p{Cc}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
}
