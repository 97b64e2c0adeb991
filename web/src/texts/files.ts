// A language is a folder in src/celestia/locales. The terminal keeps its own files there; all others are ours.

type Files = Record<string, () => Promise<string>>;

// The texts of the first screen are bundled in every language, so that it needs no request.
const FIRST: Record<string, string> = import.meta.glob(
  ['../../../src/celestia/locales/*/home.ftl', '../../../src/celestia/locales/*/page.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);

// All others in the order in which visits need them, with one chunk a language each: see vite.config.ts.
const LATER = {
  /** The cards that the home page adds after it is drawn. */
  cards: import.meta.glob<string>('../../../src/celestia/locales/*/{daily,history}.ftl', {
    query: '?raw',
    import: 'default',
  }),
  pages: import.meta.glob<string>(
    [
      '../../../src/celestia/locales/*/*.ftl',
      '!../../../src/celestia/locales/*/terminal-*.ftl',
      '!../../../src/celestia/locales/*/{home,page,daily,history,replay,review,verify}.ftl',
    ],
    { query: '?raw', import: 'default' },
  ),
  finishedGames: import.meta.glob<string>('../../../src/celestia/locales/*/{replay,review,verify}.ftl', {
    query: '?raw',
    import: 'default',
  }),
} satisfies Record<string, Files>;

export type Part = keyof typeof LATER;

const PARTS = Object.keys(LATER) as Part[];

/** Whether texts loaded up to one part contain another. */
export const includes = (loaded: Part | null, wanted: Part): boolean =>
  loaded !== null && PARTS.indexOf(loaded) >= PARTS.indexOf(wanted);

const of = <File>(files: Record<string, File>, language: string): File[] =>
  Object.entries(files).flatMap(([path, file]) => (path.includes(`/locales/${language}/`) ? [file] : []));

export const LANGUAGES: string[] = [
  ...new Set(Object.keys(FIRST).map((path) => path.split('/').at(-2) ?? '')),
].sort();

export const firstTexts = (language: string): string[] => of(FIRST, language);

/** The texts of a language up to a part. */
export async function textsUpTo(part: Part, language: string): Promise<string[]> {
  const parts = PARTS.filter((one) => includes(part, one));
  const files = parts.flatMap((one) => of<() => Promise<string>>(LATER[one], language));
  return [...firstTexts(language), ...(await Promise.all(files.map((load) => load())))];
}

export const allTexts = (language: string): Promise<string[]> => textsUpTo('finishedGames', language);

/** The name of a language in that language. */
export function nameOf(language: string): string {
  const own = 'language-name'; // a constant text, so it needs no bundle
  return new RegExp(`^${own} = (.+)$`, 'm').exec(firstTexts(language).join('\n'))?.[1] ?? language;
}
