// How this device writes dates and numbers in the language of the page: "19 November" in Britain.
import { settings } from '../settings.svelte';

export const region = (): string =>
  navigator.languages.find((one) => one.toLowerCase().split('-')[0] === settings.language) ??
  settings.language;
