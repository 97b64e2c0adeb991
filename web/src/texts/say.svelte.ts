// Everything people read, by key, in their language: Fluent, a folder a language in src/celestia/locales.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from '../settings.svelte';
import { firstTexts, includes, textsUpTo, type Part } from './files';

export type Facts = Record<string, FluentVariable>;

const parsed: Record<string, FluentResource> = {}; // by text

function bundleOf(language: Language, files: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) {
    bundle.addResource((parsed[file] ??= new FluentResource(file)));
  }
  return bundle;
}

class Texts {
  bundle = $state.raw<FluentBundle | null>(null);
  private loaded = $state.raw<Part | null>(null); // null: only the texts of the first screen
  private wanted: Part = 'cards';
  private shown: Language | null = null;

  /** Loads the bundled texts of the first screen, synchronously. */
  begin(language: Language): void {
    this.show(bundleOf(language, firstTexts(language)), language);
    this.loaded = null;
  }

  /** Loads the texts up to a part, from now on in every language. */
  async load(language: Language, part: Part = 'finishedGames'): Promise<void> {
    if (!includes(this.wanted, part)) this.wanted = part;
    const { wanted } = this;
    const isDone = () => language === this.shown && includes(this.loaded, wanted);
    if (isDone()) return;
    const files = await textsUpTo(wanted, language);
    if (wanted !== this.wanted || language !== settings.language || isDone()) return; // another call does it
    this.show(bundleOf(language, files), language);
    this.loaded = wanted;
  }

  has(part: Part): boolean {
    return includes(this.loaded, part);
  }

  private show(bundle: FluentBundle, language: Language): void {
    this.bundle = bundle;
    this.shown = language;
    document.documentElement.lang = language;
  }
}

export const texts = new Texts();

/** A small integer looks the same in every language, and starting Intl takes longer than a frame. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const small = (fact: FluentVariable): FluentVariable =>
  Number.isInteger(fact) && Number(fact) >= 0 && Number(fact) < 1000 ? new SmallNumber(Number(fact)) : fact;

/** The text of a key, or of an attribute (`place.at`). Words of the server may stand in it as they are, with
 * underscores and spaces. A missing key is shown as it is; tests find it. */
export function say(key: string, facts: Facts = {}): string {
  const pattern = patternOf(key);
  if (!texts.bundle || !pattern) return key;
  const said = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, small(fact)]));
  return texts.bundle.formatPattern(pattern, said, []); // a missing fact is shown by its name
}

/** The first text that exists, from the most specific key to the most general; empty if there is none. */
export function sayFirst(keys: readonly string[], facts: Facts = {}): string {
  const found = keys.find(knows);
  return found ? say(found, facts) : '';
}

export function knows(key: string): boolean {
  return Boolean(patternOf(key));
}

type Message = NonNullable<ReturnType<FluentBundle['getMessage']>>;

function patternOf(key: string): Message['value'] {
  const [id = '', attribute] = key.replaceAll(/[ _]/g, '-').split('.');
  const message = texts.bundle?.getMessage(id);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}
