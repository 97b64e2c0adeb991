// The settings of this device, stored locally. Only standing orders and the bots' pace are sent to tables.
import { friendlyName } from './parts/names';
import { store, stored } from './parts/storage';
import { LANGUAGES } from './texts/files';
import type { PawnColour } from './wire/messages';

export type Language = string; // a folder of texts
export type Density = 'simple' | 'full';
export type TextSize = 'normal' | 'large' | 'largest';
export const PACES = ['calm', 'brisk', 'instant'] as const;
export type Pace = (typeof PACES)[number];

const KEY = 'celestia-settings';

function systemLanguage(): Language {
  const wanted = navigator.language.toLowerCase();
  return [wanted, wanted.split('-')[0] ?? ''].find((one) => LANGUAGES.includes(one)) ?? 'en';
}

const DEFAULTS = {
  name: friendlyName(), // until its owner gives another one
  colour: '' as PawnColour | '', // asked for at every table; empty: none
  language: systemLanguage(),
  sound: false,
  volume: 0.6,
  speed: 'calm' as Pace,
  stillness: false, // no motion, regardless of the system setting
  density: 'simple' as Density,
  textSize: 'normal' as TextSize,
  music: false,
  confirmLeave: false, // a second press to confirm leaving the ship
  onlookers: true, // show the emotes of spectators
  shortcuts: true,
  odds: true,
  botPace: 'calm' as Pace, // sent with every table that is opened here
  askDraws: false, // a standing order: ask before every treasure is drawn
  autoPass: [] as string[], // cards never asked for: standing orders given at every table
  skipped: [] as string[], // moments never asked in, the same way
};
export type Settings = typeof DEFAULTS;

function kept(): Partial<Settings> {
  const found = stored(KEY);
  const settings = typeof found === 'object' && found !== null ? (found as Partial<Settings>) : {};
  if (!LANGUAGES.includes(settings.language ?? '')) delete settings.language; // the language was removed
  if (!settings.name) delete settings.name;
  return settings;
}

export const settings: Settings = $state({ ...DEFAULTS, ...kept() });

const GROWN: Record<TextSize, number> = { normal: 1, large: 1.12, largest: 1.25 };

/** Called once: stores every change. Without storage the settings live as long as the page. */
export function keepSettings(): void {
  $effect(() => {
    document.documentElement.style.setProperty('--text-grown', String(GROWN[settings.textSize] ?? 1));
  });
  $effect(() => void store(KEY, settings));
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

class Motion {
  system = $state(reduced.matches);
  rate = $state(1); // how many times faster than usual, in a replay

  constructor() {
    reduced.addEventListener('change', () => (this.system = reduced.matches));
  }

  /** Reduced motion, asked for by the system or by the player. */
  get reduced(): boolean {
    return this.system || settings.stillness;
  }

  /** How long a motion of `ms` at calm speed takes now. */
  time(ms: number): number {
    if (settings.speed === 'instant') return 0;
    return (ms / this.rate / (settings.speed === 'brisk' ? 1.8 : 1)) * (this.reduced ? 0.45 : 1);
  }
}

export const motion = new Motion();
