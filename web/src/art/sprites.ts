// The drawings are <symbol>s in the page: those of the first screen are inlined, the rest are loaded later.
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
  loading.catch(() => loaded.delete(url)); // retried with the next screen
  return loading;
}

export const loadFirstDrawings = (): Promise<void> => load(firstUrl);
export const loadAllDrawings = (): Promise<void> => Promise.all([load(firstUrl), load(restUrl)]).then(() => undefined);
