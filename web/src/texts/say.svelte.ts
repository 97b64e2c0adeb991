// Everything people read, by key, in their language: Fluent, a folder a language; `generated.ftl` comes from the server's names.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from '../settings.svelte';

export type Facts = Record<string, FluentVariable>;

const FILES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
};

class Texts {
  bundle = $state.raw<FluentBundle | null>(null);
  private shown: Language | null = null;

  async load(language: Language): Promise<void> {
    const files = (await FILES[language]()).default;
    if (language !== settings.language) return; // changed again in the meantime
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) bundle.addResource(new FluentResource(file));
    this.bundle = bundle;
    this.shown = language;
    document.documentElement.lang = language;
  }

  get language(): Language | null {
    return this.shown;
  }
}

export const texts = new Texts();

/** The text of a key in the language of this device. A missing key shows itself: the tests find it. */
export function say(key: string, facts: Facts = {}): string {
  const message = texts.bundle?.getMessage(key);
  if (!texts.bundle || !message?.value) return key;
  return texts.bundle.formatPattern(message.value, facts, []); // a missing fact shows its name, and breaks nothing
}

export function knows(key: string): boolean {
  return Boolean(texts.bundle?.getMessage(key)?.value);
}
