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

/** Of the table below: the feel, the level, the length in ms, the brightness in Hz, and how the pitch bends. */
type Row = [Feel['feel'], Feel['level'], Feel['length'], Feel['brightness'], Feel['bends']?];

const ROWS: Record<Cue, Row> = {
  dice: ['Wooden dice shaken in a cup, then two knocks on the table.', 'event', [450, 700], [180, 1500]],
  shake: [
    'Dice that rattle in a closed hand, again and again while they are shaken.',
    'touch',
    [80, 260],
    [180, 6000],
  ],
  fog: ['A soft hush that swells and fades, like breath on glass.', 'event', [600, 1000], [600, 1600]],
  lightning: ['A dry crack, then a short roll of thunder.', 'event', [200, 500], [400, 2000]],
  birds: ['Two sharp cries that fall.', 'event', [300, 600], [900, 3000], 'down'],
  pirates: ['Two dull drum beats, the second one lower.', 'event', [300, 600], [120, 300], 'down'],
  blank: ['A light breeze: nothing to fear.', 'event', [400, 700], [1500, 4000]],
  treasure: ['Three coins in a purse.', 'event', [200, 400], [1000, 3000]],
  creak: ['Rope under load, far in the back.', 'touch', [400, 700], [100, 500]],
  flight: ['The propeller gains speed.', 'event', [800, 1000], [90, 400], 'up'],
  cardSlide: ['A card drawn over felt.', 'touch', [60, 140], [1500, 6000]],
  cardThump: ['A card laid down with the flat hand.', 'touch', [40, 140], [100, 300]],
  gust: ['Wind that comes at once and goes slowly.', 'event', [620, 1000], [1000, 3000]],
  ejection: ['A spring that shoots up.', 'event', [300, 700], [300, 900], 'up'],
  jetpack: ['A rush of hot gas, long enough to fly.', 'event', [800, 1000], [1000, 3000]],
  spyglass: ['Three notes of glass that climb: hope.', 'event', [700, 1000], [600, 1400], 'up'],
  strike: ['Something breaks: a hard crack, then a low rumble.', 'drama', [400, 820], [600, 2000]],
  rescue: ['One warm note that bends upward: relief.', 'event', [300, 560], [350, 700], 'up'],
  crash: ['Canvas tears, then a boom far below.', 'drama', [800, 1000], [90, 400], 'down'],
  mooring: ['A chain runs out, and the anchor holds.', 'event', [350, 500], [500, 2000], 'down'],
  rowboat: ['One stroke of an oar through water.', 'event', [300, 520], [1500, 4000]],
  journey: ['The propeller starts again, quicker than before.', 'event', [800, 1000], [90, 400], 'up'],
  feast: ['Three lantern chimes that climb.', 'event', [800, 1000], [700, 1400], 'up'],
  lit: ['A warm chord that opens slowly.', 'event', [800, 1000], [250, 450]],
  gift: ['A parcel set down under the tree.', 'event', [100, 250], [100, 300], 'down'],
  bell: [
    'A clear bell: you are asked. The only cue of a tab in the background.',
    'call',
    [500, 900],
    [700, 1800],
  ],
  tick: ['A clock that does not nag.', 'touch', [15, 60], [800, 2000]],
  pen: ['A nib scratches two strokes into the journal.', 'touch', [80, 180], [2000, 8000]],
  curtain: ['Heavy cloth swishes.', 'event', [380, 500], [1500, 5000]],
  lens: ['Two clicks of a lens, the second one lower.', 'touch', [100, 200], [1000, 2500]],
  page: ['One page turns.', 'touch', [150, 320], [1500, 6000]],
  fanfare: [
    'Horns for the winner: a short tune, the only music among the cues.',
    'drama',
    [2700, 3200],
    [500, 1500],
  ],
};

export const FEELS = Object.fromEntries(
  Object.entries(ROWS).map(([cue, [feel, level, length, brightness, bends]]) => [
    cue,
    { feel, level, length, brightness, bends },
  ]),
) as Record<Cue, Feel>;
