// What every cue should feel like, and what that means for its samples. `docs/sound.md` is made from it, and the
// tests measure it. Nothing of it is part of the page.
import type { Cue } from '../../src/sound/cues';

/** How far in front a cue stands: LUFS of its loudest 400 ms with the volume turned up, from and to. */
export const LEVELS = {
  call: [-18, -15], // above everything: a question for this player
  drama: [-18, -14], // the dramatic moments of a game
  event: [-22, -18], // what happens at the table
  touch: [-30, -25], // under the fingers, and in the back
} as const;

export interface Feel {
  feel: string;
  level: keyof typeof LEVELS;
  length: [number, number]; // ms
  brightness: [number, number]; // Hz: half of the energy lies above
  bends?: 'up' | 'down';
}

export const LONGEST = 1000; // ms; only music lasts longer
export const MUSIC: Cue[] = ['fanfare'];

export const FEELS: Record<Cue, Feel> = {
  dice: {
    feel: 'Wooden dice shaken in a cup, then two knocks on the table.',
    level: 'event',
    length: [450, 700],
    brightness: [180, 1500],
  },
  shake: {
    feel: 'Dice that rattle in a closed hand, again and again while they are shaken.',
    level: 'touch',
    length: [80, 260],
    brightness: [180, 6000],
  },
  fog: {
    feel: 'A soft hush that swells and fades, like breath on glass.',
    level: 'event',
    length: [600, 1000],
    brightness: [600, 1600],
  },
  lightning: {
    feel: 'A dry crack, then a short roll of thunder.',
    level: 'event',
    length: [200, 500],
    brightness: [400, 2000],
  },
  birds: {
    feel: 'Two sharp cries that fall.',
    level: 'event',
    length: [300, 600],
    brightness: [900, 3000],
    bends: 'down',
  },
  pirates: {
    feel: 'Two dull drum beats, the second one lower.',
    level: 'event',
    length: [300, 600],
    brightness: [120, 300],
    bends: 'down',
  },
  blank: {
    feel: 'A light breeze: nothing to fear.',
    level: 'event',
    length: [400, 700],
    brightness: [1500, 4000],
  },
  treasure: {
    feel: 'Three coins in a purse.',
    level: 'event',
    length: [200, 400],
    brightness: [1000, 3000],
  },
  creak: {
    feel: 'Rope under load, far in the back.',
    level: 'touch',
    length: [400, 700],
    brightness: [100, 500],
  },
  flight: {
    feel: 'The propeller gains speed.',
    level: 'event',
    length: [800, 1000],
    brightness: [90, 400],
    bends: 'up',
  },
  cardSlide: {
    feel: 'A card drawn over felt.',
    level: 'touch',
    length: [60, 140],
    brightness: [1500, 6000],
  },
  cardThump: {
    feel: 'A card laid down with the flat hand.',
    level: 'touch',
    length: [40, 140],
    brightness: [100, 300],
  },
  gust: {
    feel: 'Wind that comes at once and goes slowly.',
    level: 'event',
    length: [620, 1000],
    brightness: [1000, 3000],
  },
  ejection: {
    feel: 'A spring that shoots up.',
    level: 'event',
    length: [300, 700],
    brightness: [300, 900],
    bends: 'up',
  },
  jetpack: {
    feel: 'A rush of hot gas, long enough to fly.',
    level: 'event',
    length: [800, 1000],
    brightness: [1000, 3000],
  },
  spyglass: {
    feel: 'Three notes of glass that climb: hope.',
    level: 'event',
    length: [700, 1000],
    brightness: [600, 1400],
    bends: 'up',
  },
  strike: {
    feel: 'Something breaks: a hard crack, then a low rumble.',
    level: 'drama',
    length: [400, 820],
    brightness: [600, 2000],
  },
  rescue: {
    feel: 'One warm note that bends upward: relief.',
    level: 'event',
    length: [300, 560],
    brightness: [350, 700],
    bends: 'up',
  },
  crash: {
    feel: 'Canvas tears, then a boom far below.',
    level: 'drama',
    length: [800, 1000],
    brightness: [90, 400],
    bends: 'down',
  },
  mooring: {
    feel: 'A chain runs out, and the anchor holds.',
    level: 'event',
    length: [350, 500],
    brightness: [500, 2000],
    bends: 'down',
  },
  rowboat: {
    feel: 'One stroke of an oar through water.',
    level: 'event',
    length: [300, 520],
    brightness: [1500, 4000],
  },
  journey: {
    feel: 'The propeller starts again, quicker than before.',
    level: 'event',
    length: [800, 1000],
    brightness: [90, 400],
    bends: 'up',
  },
  feast: {
    feel: 'Three lantern chimes that climb.',
    level: 'event',
    length: [800, 1000],
    brightness: [700, 1400],
    bends: 'up',
  },
  lit: {
    feel: 'A warm chord that opens slowly.',
    level: 'event',
    length: [800, 1000],
    brightness: [250, 450],
  },
  gift: {
    feel: 'A parcel set down under the tree.',
    level: 'event',
    length: [100, 250],
    brightness: [100, 300],
    bends: 'down',
  },
  bell: {
    feel: 'A clear bell: you are asked. The only cue of a tab in the background.',
    level: 'call',
    length: [500, 900],
    brightness: [700, 1800],
  },
  tick: {
    feel: 'A clock that does not nag.',
    level: 'touch',
    length: [15, 60],
    brightness: [800, 2000],
  },
  pen: {
    feel: 'A nib scratches two strokes into the journal.',
    level: 'touch',
    length: [80, 180],
    brightness: [2000, 8000],
  },
  curtain: {
    feel: 'Heavy cloth swishes.',
    level: 'event',
    length: [380, 500],
    brightness: [1500, 5000],
  },
  lens: {
    feel: 'Two clicks of a lens, the second one lower.',
    level: 'touch',
    length: [100, 200],
    brightness: [1000, 2500],
  },
  page: {
    feel: 'One page turns.',
    level: 'touch',
    length: [150, 320],
    brightness: [1500, 6000],
  },
  fanfare: {
    feel: 'Horns for the winner: a short tune, the only music among the cues.',
    level: 'drama',
    length: [2700, 3200],
    brightness: [500, 1500],
  },
};
