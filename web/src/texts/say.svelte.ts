// Everything people read, by key, in their language: Fluent, a folder a language in src/celestia/locales.
// `generated.ftl` is written from the server's names.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from '../settings.svelte';
import { afterPaint } from '../wire/turns';
import { firstTexts } from './first';

export type Facts = Record<string, FluentVariable>;

const FILES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
};

const emptyBundle = (language: Language): FluentBundle => new FluentBundle(language, { useIsolating: false });

class Texts {
  bundle = $state.raw<FluentBundle | null>(null);
  isWhole = $state(false); // else it says what the first screen needs
  private shown: Language | null = null;

  /** Says what the first screen needs, at once. */
  begin(language: Language): void {
    const bundle = emptyBundle(language);
    for (const file of firstTexts(language)) bundle.addResource(new FluentResource(file));
    this.show(bundle, language);
  }

  /** Says everything. Where nobody waits for it, a file is read in a frame of its own. */
  async load(language: Language, isAwaited = true): Promise<void> {
    if (!isAwaited) await painted();
    const files = (await FILES[language]()).default;
    const bundle = emptyBundle(language);
    for (const file of files) {
      if (!isAwaited) await painted();
      if (language !== settings.language) return; // changed again in the meantime
      bundle.addResource(new FluentResource(file));
    }
    this.show(bundle, language);
    this.isWhole = true;
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

/** A small whole number is written alike in both languages; to wake Intl for it takes longer than a frame. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const small = (fact: FluentVariable): FluentVariable =>
  Number.isInteger(fact) && Number(fact) >= 0 && Number(fact) < 1000 ? new SmallNumber(Number(fact)) : fact;

/** The text of a key in the language of this device. A missing key shows itself: the tests find it. */
export function say(key: string, facts: Facts = {}): string {
  const message = texts.bundle?.getMessage(key);
  if (!texts.bundle || !message?.value) return key;
  const said = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, small(fact)]));
  return texts.bundle.formatPattern(message.value, said, []); // a missing fact shows its name, and breaks nothing
}

export function knows(key: string): boolean {
  return Boolean(texts.bundle?.getMessage(key)?.value);
}
