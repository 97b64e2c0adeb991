// Everything people read, by key, in their language: Fluent, a folder a language in src/celestia/locales.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from '../settings.svelte';
import { afterPaint } from '../wire/turns';
import { allTexts, firstTexts } from './files';

export type Facts = Record<string, FluentVariable>;

const emptyBundle = (language: Language): FluentBundle => new FluentBundle(language, { useIsolating: false });

class Texts {
  bundle = $state.raw<FluentBundle | null>(null);
  isWhole = $state(false); // false: only the texts of the first screen
  private shown: Language | null = null;
  private withFinishedGames = false;

  /** Loads the bundled texts of the first screen, synchronously. */
  begin(language: Language): void {
    const bundle = emptyBundle(language);
    for (const file of firstTexts(language)) bundle.addResource(new FluentResource(file));
    this.show(bundle, language);
  }

  /** Loads the texts of all pages but those of finished games, unless they are wanted too.
   *  If nobody waits for them, each file is parsed in its own frame. */
  async load(language: Language, isAwaited = true): Promise<void> {
    if (!isAwaited) await painted();
    const wanted = this.withFinishedGames;
    const files = await allTexts(language, wanted);
    const bundle = emptyBundle(language);
    for (const file of files) {
      if (!isAwaited) await painted();
      if (language !== settings.language) return; // the language has changed again
      bundle.addResource(new FluentResource(file));
    }
    if (wanted !== this.withFinishedGames) return; // a later call loads more
    this.show(bundle, language);
    this.isWhole = true;
  }

  /** Loads the texts of replay, review and verification too, from now on in every language. */
  async loadFinishedGames(): Promise<void> {
    if (this.withFinishedGames) return;
    this.withFinishedGames = true;
    await this.load(settings.language);
  }

  private show(bundle: FluentBundle, language: Language): void {
    this.bundle = bundle;
    this.shown = language;
    document.documentElement.lang = language;
  }

  get language(): Language | null {
    return this.shown;
  }
}

export const texts = new Texts();

const painted = (): Promise<void> => new Promise((done) => void afterPaint(done));

/** A small integer looks the same in every language, and starting Intl takes longer than a frame. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const small = (fact: FluentVariable): FluentVariable =>
  Number.isInteger(fact) && Number(fact) >= 0 && Number(fact) < 1000 ? new SmallNumber(Number(fact)) : fact;

/** The text of a key, or of an attribute (`city-1.numbered`). A missing key is shown as it is; tests find it. */
export function say(key: string, facts: Facts = {}): string {
  const pattern = patternOf(key);
  if (!texts.bundle || !pattern) return key;
  const said = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, small(fact)]));
  return texts.bundle.formatPattern(pattern, said, []); // a missing fact is shown by its name
}

export function knows(key: string): boolean {
  return Boolean(patternOf(key));
}

type Message = NonNullable<ReturnType<FluentBundle['getMessage']>>;

function patternOf(key: string): Message['value'] {
  const [id = '', attribute] = key.split('.');
  const message = texts.bundle?.getMessage(id);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}
