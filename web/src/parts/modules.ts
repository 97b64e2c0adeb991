// Modules as the pages show them, and how a configuration names them. Their meaning is up to the server.
import type { Drawing } from '../art/generated/drawings';
import { PRESETS, type Preset } from '../wire/messages';

export const MODULE_DRAWINGS: Record<string, Drawing> = {
  turbo: 'card-turbo',
  powers: 'mod-powers',
  spyglass: 'card-spyglass',
  beginners: 'preset-first',
  crews: 'preset-duel',
  improved: 'equip-compass-plus',
  specials_1: 'card-mooring',
  help: 'card-help',
  characters: 'mod-characters',
  rowboat: 'card-rowboat',
  specials_2: 'card-spy',
  grappling_hook: 'card-grapple',
  instructor: 'card-instructor',
  krismastri: 'mod-gift',
  matryoshburg: 'mod-doll',
  boscalumia: 'mod-tree',
};

/** A configuration's words: `players=4 modules=turbo,powers house=open_scores`. */
export function wordsOf(config: string): Map<string, string> {
  return new Map(
    config.split(' ').map((word) => {
      const [key = '', value = ''] = word.split('=');
      return [key, value] as const;
    }),
  );
}

/** A list in a configuration, such as `modules` or `house`. */
export const listIn = (config: string, key: string): string[] =>
  (wordsOf(config).get(key) ?? '').split(',').filter(Boolean);

export const modulesOf = (config: string): string[] => listIn(config, 'modules');

export function sameModules(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}

/** The preset with exactly these modules; null for a custom table. */
export function presetOf(config: string, presets: Record<string, string[]>): Preset | null {
  const modules = modulesOf(config);
  return PRESETS.find((preset) => sameModules(presets[preset] ?? [], modules)) ?? null;
}
