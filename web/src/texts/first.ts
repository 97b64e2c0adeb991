// What the first screen says, in both languages: it comes with the page, so that nothing has to be waited for.
import type { Language } from '../settings.svelte';

const files: Record<string, string> = import.meta.glob(
  ['../../../src/celestia/locales/*/home.ftl', '../../../src/celestia/locales/*/page.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);

export const firstTexts = (language: Language): string[] =>
  Object.entries(files).flatMap(([path, file]) => (path.includes(`/locales/${language}/`) ? [file] : []));
