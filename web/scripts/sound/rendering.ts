// A cue as samples, and what can be measured of them. For tests and for `scripts/render-cues.mjs`: nothing of it
// is part of the page.
import { ZZFX } from 'zzfx';
import { CUES, MASTER, parametersOf, type Cue, type Tone } from '../../src/sound/cues';

export const RATE = 44_100;
const SILENT = 0.004; // of full scale: quieter samples count as silence
const WINDOW = 0.4; // s: as long as a momentary loudness (ITU-R BS.1770) listens
const STEP = 0.02; // s between two windows
const OFFSET = -0.691; // dB: a full-scale sine of 1 kHz has -3 LUFS

export interface Measured {
  length: number; // ms
  peak: number; // dB of full scale
  loudness: number; // LUFS, of the loudest 400 ms
  brightness: number; // Hz: half of the energy lies above
}

/** As loud as it is with the volume turned up; every tone on its own pitch. */
export function rendered(cue: Cue): Float64Array {
  ZZFX.volume = 1;
  const parts = (CUES[cue] as Tone[]).map((tone) => ({
    at: Math.round(((tone.after ?? 0) * RATE) / 1000),
    samples: ZZFX.buildSamples(...parametersOf({ ...tone, wander: 0 })),
  }));
  const whole = new Float64Array(Math.max(...parts.map(({ at, samples }) => at + samples.length)));
  for (const { at, samples } of parts)
    samples.forEach((value, index) => (whole[at + index] = (whole[at + index] ?? 0) + value * MASTER));
  return whole;
}

export function measured(sound: Float64Array): Measured {
  return {
    length: lengthOf(sound),
    peak: decibels(sound.reduce((most, value) => Math.max(most, value * value), 0)),
    loudness: loudnessOf(sound),
    brightness: brightnessOf(sound),
  };
}

const decibels = (power: number): number => 10 * Math.log10(power + 1e-12);

export const lengthOf = (sound: Float64Array): number =>
  (sound.findLastIndex((value) => Math.abs(value) > SILENT) / RATE) * 1000;

/** How often the wave goes through zero, in Hz: a pitch for tones, a brightness for noise. */
export function pitchOf(sound: Float64Array): number {
  let crossings = 0;
  for (let at = 1; at < sound.length; at++)
    if ((sound[at - 1] ?? 0) < 0 !== (sound[at] ?? 0) < 0) crossings++;
  return (crossings * RATE) / (2 * sound.length);
}

// ------------------------------------------------------------------------------------------------- loudness
type Biquad = [b0: number, b1: number, b2: number, a1: number, a2: number];

/** The two filters of BS.1770, for this rate: the head raises what is high, the ear hears no deep bass. */
function weighting(): Biquad[] {
  const scaled = (hz: number, q: number, top: (k: number) => [number, number, number]): Biquad => {
    const k = Math.tan((Math.PI * hz) / RATE);
    const whole = 1 + k / q + k * k;
    const [b0, b1, b2] = top(k);
    return [b0, b1, b2, (2 * (k * k - 1)) / whole, (1 - k / q + k * k) / whole];
  };
  const [high, quality] = [10 ** (3.99984 / 20), 0.70718];
  const middle = high ** 0.49967;
  const shelf = scaled(1681.9745, quality, (k) => {
    const whole = 1 + k / quality + k * k;
    const slope = (middle * k) / quality;
    return [(high + slope + k * k) / whole, (2 * (k * k - high)) / whole, (high - slope + k * k) / whole];
  });
  return [shelf, scaled(38.1355, 0.50033, () => [1, -2, 1])];
}

function filtered(sound: Float64Array, [b0, b1, b2, a1, a2]: Biquad): Float64Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return sound.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

function loudnessOf(sound: Float64Array): number {
  const weighted = weighting().reduce(filtered, sound);
  const size = Math.round(WINDOW * RATE);
  let loudest = 0;
  for (let at = 0; at < Math.max(1, weighted.length - size / 2); at += Math.round(STEP * RATE)) {
    const energy = weighted.subarray(at, at + size).reduce((sum, value) => sum + value * value, 0);
    loudest = Math.max(loudest, energy / size); // a short sound is quiet for the rest of the window
  }
  return OFFSET + decibels(loudest);
}

// ------------------------------------------------------------------------------------------------- spectrum
function brightnessOf(sound: Float64Array): number {
  const power = spectrumOf(sound);
  const half = power.reduce((sum, value) => sum + value, 0) / 2;
  let below = 0;
  const bin = power.findIndex((value) => (below += value) >= half);
  return (bin * RATE) / (2 * power.length);
}

/** The power in every band up to half the rate. */
function spectrumOf(sound: Float64Array): Float64Array {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, sound.length)));
  const [re, im] = [new Float64Array(size), new Float64Array(size)];
  re.set(sound);
  transform(re, im);
  return re.slice(0, size / 2).map((value, at) => value * value + (im[at] ?? 0) ** 2);
}

/** Fourier's transform in place, radix 2. */
function transform(re: Float64Array, im: Float64Array): void {
  const of = (list: Float64Array, at: number): number => list[at] ?? 0;
  const size = re.length;
  for (let at = 1, mirror = 0; at < size; at++) {
    let bit = size >> 1;
    for (; mirror & bit; bit >>= 1) mirror ^= bit;
    mirror ^= bit;
    if (at < mirror) {
      [re[at], re[mirror]] = [of(re, mirror), of(re, at)];
      [im[at], im[mirror]] = [of(im, mirror), of(im, at)];
    }
  }
  for (let width = 2; width <= size; width *= 2) {
    const angle = (-2 * Math.PI) / width;
    for (let k = 0; k < width / 2; k++) {
      const [cos, sin] = [Math.cos(angle * k), Math.sin(angle * k)];
      for (let low = k; low < size; low += width) {
        const high = low + width / 2;
        const x = of(re, high) * cos - of(im, high) * sin;
        const y = of(re, high) * sin + of(im, high) * cos;
        [re[high], im[high]] = [of(re, low) - x, of(im, low) - y];
        [re[low], im[low]] = [of(re, low) + x, of(im, low) + y];
      }
    }
  }
}
