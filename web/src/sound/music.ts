// A short loop, made from numbers like every other sound: a slow arpeggio over four chords, soft enough to think by.
// Off until somebody switches it on, and softer still while they are asked.
import { MASTER } from './cues';

const BEAT = 0.5; // s between two notes
const RING = 1.8; // s that a note rings; the end of the loop rings into its beginning
const LEVEL = 0.16; // of full scale, together
/** C, A minor, F and G, each with its ninth: nothing in it wants to be resolved. Hz. */
const CHORDS = [
  [130.81, 261.63, 329.63, 392.0, 493.88],
  [110.0, 220.0, 261.63, 329.63, 493.88],
  [87.31, 220.0, 261.63, 349.23, 392.0],
  [98.0, 246.94, 293.66, 392.0, 440.0],
];
const ORDER = [1, 3, 2, 4, 3, 2, 4, 3]; // of the notes of a chord

interface Note {
  at: number; // s
  pitch: number;
  volume: number;
}

const NOTES: Note[] = CHORDS.flatMap((chord, bar) => [
  { at: bar * ORDER.length * BEAT, pitch: chord[0] ?? 0, volume: 0.9 },
  ...ORDER.map((note, index) => ({
    at: (bar * ORDER.length + index) * BEAT,
    pitch: chord[note] ?? 0,
    volume: index % 4 ? 0.42 : 0.55,
  })),
]);
export const LASTS = CHORDS.length * ORDER.length * BEAT; // s

/** The loop, to be repeated without a gap. */
export function loopSamples(rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(LASTS * rate));
  for (const { at, pitch, volume } of NOTES)
    for (let step = 0; step < RING * rate; step++) {
      const time = step / rate;
      const swell = Math.min(1, time / 0.02) * Math.exp(-2.4 * time) * Math.min(1, (RING - time) / 0.2);
      const phase = 2 * Math.PI * pitch * time;
      const value = Math.sin(phase) + 0.22 * Math.sin(2 * phase) + 0.06 * Math.sin(3 * phase);
      const index = (Math.round(at * rate) + step) % samples.length;
      samples[index] = (samples[index] ?? 0) + LEVEL * volume * swell * value;
    }
  return samples;
}

const SOFTER = 0.45; // while somebody is asked
const FADE = 0.6; // s

/** Plays the loop until it is stopped. */
export class Music {
  private readonly context = new AudioContext();
  private readonly gain = this.context.createGain();

  constructor() {
    const samples = loopSamples(this.context.sampleRate);
    const buffer = this.context.createBuffer(1, samples.length, this.context.sampleRate);
    buffer.copyToChannel(samples, 0);
    const source = this.context.createBufferSource();
    Object.assign(source, { buffer, loop: true });
    this.gain.gain.value = 0;
    source.connect(this.gain).connect(this.context.destination);
    source.start();
  }

  /** Volumes are even to the ear: as loud as their square. */
  set(volume: number, isAsked: boolean): void {
    const level = MASTER * volume * volume * (isAsked ? SOFTER : 1);
    this.gain.gain.setTargetAtTime(level, this.context.currentTime, FADE / 3);
  }

  stop(): void {
    void this.context.close();
  }
}
