// The drawings are <symbol>s in the page: what the first screen needs comes with it, the rest after it.
import firstUrl from './generated/first.svg?url';
import restUrl from './generated/rest.svg?url';

const loaded = new Map<string, Promise<void>>();

function load(url: string): Promise<void> {
  const known = loaded.get(url);
  if (known) return known;
  const loading = fetch(url)
    .then((answer) => answer.text())
    .then((text) => document.body.insertAdjacentHTML('afterbegin', text));
  loaded.set(url, loading);
  loading.catch(() => loaded.delete(url)); // asked for again with the next screen
  return loading;
}

export const loadFirstDrawings = (): Promise<void> => load(firstUrl);
export const loadAllDrawings = (): Promise<void> => Promise.all([load(firstUrl), load(restUrl)]).then(() => undefined);
