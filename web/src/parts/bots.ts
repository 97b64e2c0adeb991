// Names of bots. A bot added by the host has no text and is shown by its name.
import { knows, say } from '../texts/say.svelte';

export const botWords = (bot: string): string => (knows(`bot-short-${bot}`) ? say(`bot-short-${bot}`) : bot);

export const botNote = (bot: string): string => (knows(`bot-${bot}`) ? say(`bot-${bot}`) : bot);
