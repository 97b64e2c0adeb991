// Plays a cue. The synthesiser loads with the first sound after a gesture: browsers stay mute before.
import { settings } from '../settings.svelte';
import { CUES, FROM_AFAR, MASTER, parametersOf, type Cue, type Tone } from './cues';

/** Browsers stay mute until somebody has pressed something. */
class Gestures {
  made = $state(false);

  constructor() {
    for (const gesture of ['pointerdown', 'keydown'])
      addEventListener(gesture, () => (this.made = true), { once: true, capture: true });
  }
}

export const gestures = new Gestures();

type Zzfx = typeof import('zzfx');

let loading: Promise<Zzfx> | null = null;

/** The synthesiser takes its volume twice, into the samples and into the gain: as loud as the square of it, which
 * is even to the ear. */
function sounding(tone: Tone, after: number, { zzfx, ZZFX }: Zzfx): void {
  setTimeout(() => {
    ZZFX.volume = Math.sqrt(MASTER) * settings.volume;
    zzfx(...parametersOf(tone));
  }, after);
}

/** Plays if sound is on; in the background only the bell. */
export async function play(cue: Cue, after = 0): Promise<void> {
  if (!settings.sound || !gestures.made || settings.volume === 0) return;
  if (document.hidden && cue !== FROM_AFAR) return;
  loading ??= import('zzfx');
  try {
    const maker = await loading;
    for (const tone of CUES[cue] as Tone[]) sounding(tone, after + (tone.after ?? 0), maker);
  } catch {
    loading = null; // the game works without sound
  }
}
