// Makes a cue heard. The synthesiser comes with the first sound after a gesture: browsers stay mute before.
import { settings } from '../settings.svelte';
import { CUES, FROM_AFAR, MASTER, parametersOf, type Cue, type Tone } from './cues';
import { gestures } from './gestures.svelte';

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

/** Heard if the sound is on, and in the background only if it calls somebody back. */
export async function play(cue: Cue, after = 0): Promise<void> {
  if (!settings.sound || !gestures.made || settings.volume === 0) return;
  if (document.hidden && cue !== FROM_AFAR) return;
  loading ??= import('zzfx');
  try {
    const maker = await loading;
    for (const tone of CUES[cue] as Tone[]) sounding(tone, after + (tone.after ?? 0), maker);
  } catch {
    loading = null; // no sound is no reason not to play
  }
}
