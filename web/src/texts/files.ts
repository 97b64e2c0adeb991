// A language is a folder in src/celestia/locales. The terminal keeps its own files there; all others are ours.
// The texts of the first screen are bundled in every language, so that it needs no request.
const FIRST: Record<string, string> = import.meta.glob(
  ['../../../src/celestia/locales/*/home.ftl', '../../../src/celestia/locales/*/page.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
// Two chunks a language: see vite.config.ts. Few visits look at a finished game.
const REST = import.meta.glob<string>(
  [
    '../../../src/celestia/locales/*/*.ftl',
    '!../../../src/celestia/locales/*/terminal-*.ftl',
    '!../../../src/celestia/locales/*/{home,page,replay,review,verify}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const FINISHED_GAMES = import.meta.glob<string>(
  '../../../src/celestia/locales/*/{replay,review,verify}.ftl',
  { query: '?raw', import: 'default' },
);

const of = <File>(files: Record<string, File>, language: string): File[] =>
  Object.entries(files).flatMap(([path, file]) => (path.includes(`/locales/${language}/`) ? [file] : []));

export const LANGUAGES: string[] = [
  ...new Set(Object.keys(FIRST).map((path) => path.split('/').at(-2) ?? '')),
].sort();

export const firstTexts = (language: string): string[] => of(FIRST, language);

export async function allTexts(language: string, withFinishedGames = true): Promise<string[]> {
  const files = [...of(REST, language), ...(withFinishedGames ? of(FINISHED_GAMES, language) : [])];
  return [...firstTexts(language), ...(await Promise.all(files.map((load) => load())))];
}

/** The name of a language in that language. */
export function nameOf(language: string): string {
  const own = 'language-name'; // a constant text, so it needs no bundle
  return new RegExp(`^${own} = (.+)$`, 'm').exec(firstTexts(language).join('\n'))?.[1] ?? language;
}
