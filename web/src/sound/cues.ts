// Every sound of the table, made from numbers: no recordings. A cue is one or more tones, each some ms after its
// beginning. Small speakers have no bass: everything important lies above 90 Hz.
export interface Tone {
  after?: number; // ms
  volume: number;
  pitch: number; // Hz; of noise, how coarse it is
  wander?: number; // share by which the pitch varies each time
  envelope: [attack: number, sustain: number, release: number]; // s
  wave?: keyof typeof WAVES;
  curve?: number; // of the wave: below 1 fuller, above 1 thinner
  slide?: number; // kHz in two seconds
  flutter?: number; // s after which the pitch begins again
  roughness?: number;
  filter?: number; // Hz: only what lies above; negative: only what lies below
}

/** Of full scale, where the volume is turned up: two loud cues at once do not clip. */
export const MASTER = 0.6;

const WAVES = { sine: 0, triangle: 1, saw: 2, tan: 3, noise: 4 } as const;

/** What the synthesiser is called with, in its order. */
export function parametersOf(tone: Tone): number[] {
  const { volume, pitch, wander = 0, envelope, wave = 'sine', curve = 1 } = tone;
  const { slide = 0, flutter = 0, roughness = 0, filter = 0 } = tone;
  const unused = { deltaSlide: 0, jump: 0, jumpTime: 0 };
  const late = { modulation: 0, crush: 0, delay: 0, sustainVolume: 1, decay: 0, tremolo: 0 };
  return [
    ...[volume, wander, pitch, ...envelope, WAVES[wave], curve, slide],
    ...Object.values(unused),
    ...[flutter, roughness],
    ...Object.values(late),
    filter,
  ];
}

const tone = (
  after: number,
  volume: number,
  pitch: number,
  envelope: Tone['envelope'],
  more: Partial<Tone> = {},
): Tone => ({ after, volume, pitch, envelope, ...more });
const knock = (after: number, pitch: number): Tone =>
  tone(after, 0.57, pitch, [0, 0.01, 0.07], { wander: 0.1, wave: 'triangle', curve: 1.5 });
const rattle = (after: number): Tone =>
  tone(after, 0.41, 240, [0.002, 0.01, 0.05], { wander: 0.3, wave: 'noise', filter: -2600 });
const chime = (after: number, pitch: number, release: number, volume = 0.23): Tone =>
  tone(after, volume, pitch, [0.01, 0.1, release]);
const coin = (after: number, pitch: number, release: number): Tone =>
  tone(after, 0.42, pitch, [0.001, 0.02, release], { wander: 0.1, wave: 'triangle', curve: 1.6 });
const link = (after: number, pitch: number): Tone =>
  tone(after, 0.37, pitch, [0.001, 0.02, 0.05], { wander: 0.2, wave: 'tan', curve: 2 });
const horn = (after: number, pitch: number, sustain: number, release: number): Tone =>
  tone(after, 0.32, pitch, [0.02, sustain, release], { wave: 'saw', curve: 0.6, filter: -2400 });
/** Air, water, cloth, paper: noise that swells and dies away. */
const hiss: typeof tone = (after, volume, pitch, envelope, more) =>
  tone(after, volume, pitch, envelope, { ...more, wave: 'noise' });
const propeller = (slide: number): Tone =>
  tone(0, 0.3, 95, [0.25, 0.3, 0.44], { wave: 'saw', curve: 0.8, slide, flutter: 0.09, filter: -1400 });

export const CUES = {
  // the leg
  dice: [rattle(0), rattle(70), rattle(150), knock(330, 190), knock(470, 220)],
  shake: [rattle(0), rattle(120)].map((each) => ({ ...each, volume: 0.6 * each.volume })),
  fog: [hiss(0, 0.5, 300, [0.25, 0.2, 0.45], { filter: -700 })],
  lightning: [
    hiss(0, 0.4, 900, [0.001, 0.01, 0.05]),
    hiss(30, 0.9, 200, [0.01, 0.05, 0.3], { filter: -350 }),
  ],
  birds: [
    tone(0, 0.3, 1500, [0.02, 0.06, 0.12], { wander: 0.05, wave: 'saw', slide: -6, filter: -2600 }),
    tone(190, 0.25, 1350, [0.02, 0.05, 0.14], { wander: 0.05, wave: 'saw', slide: -6, filter: -2600 }),
  ],
  pirates: [
    tone(0, 0.38, 185, [0.002, 0.03, 0.16], { curve: 0.7, slide: -0.4 }),
    tone(190, 0.38, 160, [0.002, 0.03, 0.2], { curve: 0.7, slide: -0.3 }),
  ],
  blank: [hiss(0, 0.3, 400, [0.2, 0.1, 0.3], { filter: -1600 })],
  treasure: [coin(0, 1300, 0.08), coin(60, 1650, 0.1), coin(130, 1450, 0.14)],
  creak: [
    tone(0, 0.15, 110, [0.1, 0.2, 0.3], {
      wander: 0.1,
      wave: 'saw',
      curve: 0.6,
      slide: 0.4,
      flutter: 0.12,
      filter: -900,
    }),
  ],
  flight: [propeller(0.5)],
  cardSlide: [hiss(0, 0.4, 400, [0.02, 0.02, 0.06], { wander: 0.1, filter: -1500 })],
  cardThump: [{ ...knock(0, 130), volume: 0.5, slide: -0.5 }],
  // special moments
  gust: [hiss(0, 0.38, 320, [0.3, 0.15, 0.45], { filter: -1100 })],
  ejection: [tone(0, 0.5, 220, [0.01, 0.12, 0.25], { wave: 'triangle', slide: 5, roughness: 0.02 })],
  jetpack: [
    hiss(0, 0.3, 300, [0.08, 0.5, 0.4], { filter: -1300 }),
    tone(0, 0.11, 140, [0.08, 0.5, 0.4], { wave: 'saw', slide: 0.8, filter: -900 }),
  ],
  spyglass: [chime(0, 660, 0.35), chime(120, 880, 0.4, 0.21), chime(240, 1320, 0.55, 0.18)],
  strike: [hiss(0, 0.7, 900, [0.001, 0.02, 0.08]), hiss(40, 1, 150, [0.02, 0.08, 0.55], { filter: -300 })],
  rescue: [tone(0, 0.4, 392, [0.02, 0.1, 0.3], { slide: 1.5 })],
  crash: [
    // the canvas tears, and far below there is a boom
    hiss(0, 0.33, 260, [0.03, 0.22, 0.2], { flutter: 0.025, filter: 900 }),
    tone(380, 0.4, 110, [0.01, 0.1, 0.5], { curve: 0.6, slide: -0.07 }),
    hiss(380, 0.28, 120, [0.01, 0.1, 0.45], { filter: -260 }),
  ],
  mooring: [
    link(0, 700),
    link(80, 620),
    link(160, 540),
    { ...knock(260, 140), volume: 0.45, envelope: [0, 0.01, 0.2] },
  ],
  rowboat: [hiss(0, 0.37, 420, [0.04, 0.06, 0.3], { wander: 0.1, filter: -1900 })],
  journey: [propeller(0.9)],
  feast: [chime(0, 784, 0.4), chime(190, 988, 0.4), chime(380, 1175, 0.5)],
  lit: [
    tone(0, 0.17, 262, [0.12, 0.25, 0.55]),
    tone(40, 0.16, 330, [0.12, 0.25, 0.55]),
    tone(80, 0.16, 392, [0.12, 0.25, 0.54]),
  ],
  gift: [tone(0, 0.6, 150, [0.002, 0.02, 0.16], { wander: 0.05, curve: 0.8, slide: -0.6 })],
  // signals to the player
  bell: [tone(0, 0.4, 880, [0.005, 0.08, 0.7]), tone(6, 0.16, 1760, [0.005, 0.05, 0.5])],
  tick: [tone(0, 0.65, 1000, [0.001, 0.01, 0.03], { wave: 'triangle', curve: 2 })],
  pen: [
    hiss(0, 0.19, 700, [0.01, 0.03, 0.05], { wander: 0.3, filter: -2600 }),
    hiss(70, 0.16, 800, [0.01, 0.02, 0.04], { wander: 0.3, filter: -2600 }),
  ],
  curtain: [hiss(0, 0.27, 300, [0.12, 0.1, 0.25], { filter: -2600 })],
  lens: [
    tone(0, 0.35, 1500, [0.001, 0.01, 0.04], { wave: 'triangle', curve: 2 }),
    tone(90, 0.35, 1100, [0.001, 0.01, 0.04], { wave: 'triangle', curve: 2 }),
  ],
  page: [hiss(0, 0.21, 600, [0.05, 0.05, 0.12], { wander: 0.1, filter: -1900 })],
  fanfare: [
    ...[horn(0, 392, 0.18, 0.2), horn(220, 523, 0.18, 0.2), horn(440, 659, 0.18, 0.2)],
    ...[horn(700, 784, 0.4, 0.2), horn(1300, 659, 0.2, 0.1), horn(1560, 784, 0.8, 0.6)],
  ],
} satisfies Record<string, Tone[]>;

export type Cue = keyof typeof CUES;

/** The only cue that plays from a background tab. */
export const FROM_AFAR: Cue = 'bell';
