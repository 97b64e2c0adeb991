// Every sound of the table, made from numbers: no recordings. A cue is one or more tones, each some ms after its
// beginning. Small speakers have no bass: everything important lies above 90 Hz.
export interface Tone {
  after?: number; // ms
  volume: number;
  pitch: number; // Hz; of noise, how coarse it is
  wander?: number; // share by which the pitch varies each time
  attack?: number; // s
  sustain?: number;
  release: number;
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
  const { volume, pitch, wander = 0, attack = 0, sustain = 0, release, wave = 'sine', curve = 1 } = tone;
  const { slide = 0, flutter = 0, roughness = 0, filter = 0 } = tone;
  const unused = { deltaSlide: 0, jump: 0, jumpTime: 0 };
  const late = { modulation: 0, crush: 0, delay: 0, sustainVolume: 1, decay: 0, tremolo: 0 };
  return [
    ...[volume, wander, pitch, attack, sustain, release, WAVES[wave], curve, slide],
    ...Object.values(unused),
    ...[flutter, roughness],
    ...Object.values(late),
    filter,
  ];
}

const knock = (after: number, pitch: number): Tone => ({
  after,
  volume: 0.57,
  pitch,
  wander: 0.1,
  sustain: 0.01,
  release: 0.07,
  wave: 'triangle',
  curve: 1.5,
});
const rattle = (after: number): Tone => ({
  after,
  volume: 0.41,
  pitch: 240,
  wander: 0.3,
  attack: 0.002,
  sustain: 0.01,
  release: 0.05,
  wave: 'noise',
  filter: -2600,
});
const chime = (after: number, pitch: number, release: number, volume = 0.23): Tone => ({
  after,
  volume,
  pitch,
  attack: 0.01,
  sustain: 0.1,
  release,
});
const coin = (after: number, pitch: number, release: number): Tone => ({
  after,
  volume: 0.42,
  pitch,
  wander: 0.1,
  attack: 0.001,
  sustain: 0.02,
  release,
  wave: 'triangle',
  curve: 1.6,
});
const link = (after: number, pitch: number): Tone => ({
  after,
  volume: 0.37,
  pitch,
  wander: 0.2,
  attack: 0.001,
  sustain: 0.02,
  release: 0.05,
  wave: 'tan',
  curve: 2,
});
const horn = (after: number, pitch: number, sustain: number, release: number): Tone => ({
  after,
  volume: 0.32,
  pitch,
  attack: 0.02,
  sustain,
  release,
  wave: 'saw',
  curve: 0.6,
  filter: -2400,
});
/** Air, water, cloth, paper: noise that swells and dies away. */
const hiss = (tone: Omit<Tone, 'wave'>): Tone => ({ ...tone, wave: 'noise' });
const propeller = (slide: number): Tone => ({
  volume: 0.3,
  pitch: 95,
  attack: 0.25,
  sustain: 0.3,
  release: 0.44,
  wave: 'saw',
  curve: 0.8,
  slide,
  flutter: 0.09,
  filter: -1400,
});

export const CUES = {
  // the leg
  dice: [rattle(0), rattle(70), rattle(150), knock(330, 190), knock(470, 220)],
  shake: [rattle(0), rattle(120)].map((tone) => ({ ...tone, volume: 0.6 * tone.volume })),
  fog: [hiss({ volume: 0.5, pitch: 300, attack: 0.25, sustain: 0.2, release: 0.45, filter: -700 })],
  lightning: [
    hiss({ volume: 0.4, pitch: 900, attack: 0.001, sustain: 0.01, release: 0.05 }),
    hiss({ after: 30, volume: 0.9, pitch: 200, attack: 0.01, sustain: 0.05, release: 0.3, filter: -350 }),
  ],
  birds: [
    {
      volume: 0.3,
      pitch: 1500,
      wander: 0.05,
      attack: 0.02,
      sustain: 0.06,
      release: 0.12,
      wave: 'saw',
      slide: -6,
      filter: -2600,
    },
    {
      ...{ after: 190, volume: 0.25, pitch: 1350, wander: 0.05, attack: 0.02, sustain: 0.05, release: 0.14 },
      ...{ wave: 'saw', slide: -6, filter: -2600 },
    },
  ],
  pirates: [
    { volume: 0.38, pitch: 185, attack: 0.002, sustain: 0.03, release: 0.16, curve: 0.7, slide: -0.4 },
    {
      after: 190,
      volume: 0.38,
      pitch: 160,
      attack: 0.002,
      sustain: 0.03,
      release: 0.2,
      curve: 0.7,
      slide: -0.3,
    },
  ],
  blank: [hiss({ volume: 0.3, pitch: 400, attack: 0.2, sustain: 0.1, release: 0.3, filter: -1600 })],
  treasure: [coin(0, 1300, 0.08), coin(60, 1650, 0.1), coin(130, 1450, 0.14)],
  creak: [
    {
      ...{ volume: 0.15, pitch: 110, wander: 0.1, attack: 0.1, sustain: 0.2, release: 0.3, wave: 'saw' },
      ...{ curve: 0.6, slide: 0.4, flutter: 0.12, filter: -900 },
    },
  ],
  flight: [propeller(0.5)],
  cardSlide: [
    hiss({ volume: 0.4, pitch: 400, wander: 0.1, attack: 0.02, sustain: 0.02, release: 0.06, filter: -1500 }),
  ],
  cardThump: [{ ...knock(0, 130), volume: 0.5, slide: -0.5 }],
  // special moments
  gust: [hiss({ volume: 0.38, pitch: 320, attack: 0.3, sustain: 0.15, release: 0.45, filter: -1100 })],
  ejection: [
    {
      ...{ volume: 0.5, pitch: 220, attack: 0.01, sustain: 0.12, release: 0.25, wave: 'triangle' },
      ...{ slide: 5, roughness: 0.02 },
    },
  ],
  jetpack: [
    hiss({ volume: 0.3, pitch: 300, attack: 0.08, sustain: 0.5, release: 0.4, filter: -1300 }),
    {
      volume: 0.11,
      pitch: 140,
      attack: 0.08,
      sustain: 0.5,
      release: 0.4,
      wave: 'saw',
      slide: 0.8,
      filter: -900,
    },
  ],
  spyglass: [chime(0, 660, 0.35), chime(120, 880, 0.4, 0.21), chime(240, 1320, 0.55, 0.18)],
  strike: [
    hiss({ volume: 0.7, pitch: 900, attack: 0.001, sustain: 0.02, release: 0.08 }),
    hiss({ after: 40, volume: 1, pitch: 150, attack: 0.02, sustain: 0.08, release: 0.55, filter: -300 }),
  ],
  rescue: [{ volume: 0.4, pitch: 392, attack: 0.02, sustain: 0.1, release: 0.3, slide: 1.5 }],
  crash: [
    // the canvas tears, and far below there is a boom
    hiss({
      volume: 0.33,
      pitch: 260,
      attack: 0.03,
      sustain: 0.22,
      release: 0.2,
      flutter: 0.025,
      filter: 900,
    }),
    {
      after: 380,
      volume: 0.4,
      pitch: 110,
      attack: 0.01,
      sustain: 0.1,
      release: 0.5,
      curve: 0.6,
      slide: -0.07,
    },
    hiss({ after: 380, volume: 0.28, pitch: 120, attack: 0.01, sustain: 0.1, release: 0.45, filter: -260 }),
  ],
  mooring: [link(0, 700), link(80, 620), link(160, 540), { ...knock(260, 140), volume: 0.45, release: 0.2 }],
  rowboat: [
    hiss({ volume: 0.37, pitch: 420, wander: 0.1, attack: 0.04, sustain: 0.06, release: 0.3, filter: -1900 }),
  ],
  journey: [propeller(0.9)],
  feast: [chime(0, 784, 0.4), chime(190, 988, 0.4), chime(380, 1175, 0.5)],
  lit: [
    { volume: 0.17, pitch: 262, attack: 0.12, sustain: 0.25, release: 0.55 },
    { after: 40, volume: 0.16, pitch: 330, attack: 0.12, sustain: 0.25, release: 0.55 },
    { after: 80, volume: 0.16, pitch: 392, attack: 0.12, sustain: 0.25, release: 0.54 },
  ],
  gift: [
    {
      volume: 0.6,
      pitch: 150,
      wander: 0.05,
      attack: 0.002,
      sustain: 0.02,
      release: 0.16,
      curve: 0.8,
      slide: -0.6,
    },
  ],
  // signals to the player
  bell: [
    { volume: 0.4, pitch: 880, attack: 0.005, sustain: 0.08, release: 0.7 },
    { after: 6, volume: 0.16, pitch: 1760, attack: 0.005, sustain: 0.05, release: 0.5 },
  ],
  tick: [
    { volume: 0.65, pitch: 1000, attack: 0.001, sustain: 0.01, release: 0.03, wave: 'triangle', curve: 2 },
  ],
  pen: [
    hiss({
      volume: 0.19,
      pitch: 700,
      wander: 0.3,
      attack: 0.01,
      sustain: 0.03,
      release: 0.05,
      filter: -2600,
    }),
    hiss({
      after: 70,
      volume: 0.16,
      pitch: 800,
      wander: 0.3,
      attack: 0.01,
      sustain: 0.02,
      release: 0.04,
      filter: -2600,
    }),
  ],
  curtain: [hiss({ volume: 0.27, pitch: 300, attack: 0.12, sustain: 0.1, release: 0.25, filter: -2600 })],
  lens: [
    { volume: 0.35, pitch: 1500, attack: 0.001, sustain: 0.01, release: 0.04, wave: 'triangle', curve: 2 },
    {
      after: 90,
      volume: 0.35,
      pitch: 1100,
      attack: 0.001,
      sustain: 0.01,
      release: 0.04,
      wave: 'triangle',
      curve: 2,
    },
  ],
  page: [
    hiss({
      volume: 0.21,
      pitch: 600,
      wander: 0.1,
      attack: 0.05,
      sustain: 0.05,
      release: 0.12,
      filter: -1900,
    }),
  ],
  fanfare: [
    ...[horn(0, 392, 0.18, 0.2), horn(220, 523, 0.18, 0.2), horn(440, 659, 0.18, 0.2)],
    ...[horn(700, 784, 0.4, 0.2), horn(1300, 659, 0.2, 0.1), horn(1560, 784, 0.8, 0.6)],
  ],
} satisfies Record<string, Tone[]>;

export type Cue = keyof typeof CUES;

/** The only cue that plays from a background tab. */
export const FROM_AFAR: Cue = 'bell';
