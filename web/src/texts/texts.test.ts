// The runtime of the browser reads every line of every language, and finds the same keys there. What else holds for the
// folders is tested in tests/locales, with a stricter parser.
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { allTexts, LANGUAGES } from './files';

const keysOf = (files: string[]): string[] =>
  files.flatMap((file) => new FluentResource(file).body.map((entry) => entry.id)).sort();

test.each(LANGUAGES)('the browser reads all of %s', async (language) => {
  const files = await allTexts(language);
  expect(keysOf(files)).toEqual(keysOf(await allTexts('en')));
  for (const file of files) {
    const keys = file.split('\n').filter((line) => /^[a-z][\w-]* =/.test(line)).length;
    expect(new FluentResource(file).body).toHaveLength(keys);
  }
});
