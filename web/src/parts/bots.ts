// What bots are called. A bot of the host's own has no text: it is called by its name.
import { knows, say } from '../texts/say.svelte';

export const botWords = (bot: string): string => (knows(`bot-short-${bot}`) ? say(`bot-short-${bot}`) : bot);

export const botNote = (bot: string): string => (knows(`bot-${bot}`) ? say(`bot-${bot}`) : bot);
