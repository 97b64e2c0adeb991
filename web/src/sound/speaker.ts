// Makes a cue heard. The synthesiser comes with the first sound after a gesture: browsers stay mute before.
import { settings } from '../settings.svelte';
import { CUES, FROM_AFAR, type Cue, type Note } from './cues';

type Zzfx = typeof import('zzfx');

let loading: Promise<Zzfx> | null = null;
let touched = false;

for (const gesture of ['pointerdown', 'keydown'])
  addEventListener(gesture, () => (touched = true), { once: true, capture: true });

function sounding({ after, sound }: Note, { zzfx, ZZFX }: Zzfx): void {
  setTimeout(() => {
    ZZFX.volume = 0.3 * settings.volume;
    zzfx(...sound);
  }, after);
}

/** Heard if the sound is on, and in the background only if it calls somebody back. */
export async function play(cue: Cue, after = 0): Promise<void> {
  if (!settings.sound || !touched || settings.volume === 0) return;
  if (document.hidden && cue !== FROM_AFAR) return;
  loading ??= import('zzfx');
  try {
    const maker = await loading;
    for (const note of CUES[cue]) sounding({ ...note, after: note.after + after }, maker);
  } catch {
    loading = null; // no sound is no reason not to play
  }
}
