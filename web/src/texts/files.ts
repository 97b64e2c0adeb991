// A language is a folder in src/celestia/locales. The terminal keeps its own files there; all others are ours.
// What the first screen says comes with the page in every language, so that nothing has to be waited for.
const FIRST: Record<string, string> = import.meta.glob(
  ['../../../src/celestia/locales/*/home.ftl', '../../../src/celestia/locales/*/page.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
// One chunk a language: see vite.config.ts.
const REST = import.meta.glob<string>(
  [
    '../../../src/celestia/locales/*/*.ftl',
    '!../../../src/celestia/locales/*/terminal-*.ftl',
    '!../../../src/celestia/locales/*/{home,page}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

const of = <File>(files: Record<string, File>, language: string): File[] =>
  Object.entries(files).flatMap(([path, file]) => (path.includes(`/locales/${language}/`) ? [file] : []));

export const LANGUAGES: string[] = [
  ...new Set(Object.keys(FIRST).map((path) => path.split('/').at(-2) ?? '')),
].sort();

export const firstTexts = (language: string): string[] => of(FIRST, language);

export async function allTexts(language: string): Promise<string[]> {
  return [...firstTexts(language), ...(await Promise.all(of(REST, language).map((load) => load())))];
}

/** What a language calls itself. */
export function nameOf(language: string): string {
  const own = 'language-name'; // it is said in no other language, so no bundle is needed for it
  return new RegExp(`^${own} = (.+)$`, 'm').exec(firstTexts(language).join('\n'))?.[1] ?? language;
}
