// Written from the server's types by tools/render_client_types.py. Do not edit.
import type { Face, Hazard } from './messages';

export const FACES: readonly Face[] = ['fog', 'lightning', 'birds', 'pirates', 'blank'];

export const HAZARDS: readonly Hazard[] = ['fog', 'lightning', 'birds', 'pirates'];

export const DIE_SIDES: readonly Face[] = ['fog', 'lightning', 'birds', 'pirates', 'blank', 'blank'];

export const PLAY_TARGETS: Record<string, string> = {
  ejection: 'seat',
  pressing_need: 'seat',
  spy: 'seat',
  red: 'treasure',
  purple: 'seat',
  spyglass: 'spyglass',
};

export const CARD_MODULES: Record<string, string> = {
  turbo: 'turbo',
  alternative_route: 'powers',
  ejection: 'powers',
  jetpack: 'powers',
  wind_gust: 'powers',
  improved_compass: 'improved',
  improved_lightning_arrester: 'improved',
  improved_foghorn: 'improved',
  improved_cannon: 'improved',
  bandit: 'specials_1',
  mooring: 'specials_1',
  help_compass: 'help',
  help_lightning_arrester: 'help',
  help_foghorn: 'help',
  help_cannon: 'help',
  rowboat_fog: 'rowboat',
  rowboat_lightning: 'rowboat',
  rowboat_birds: 'rowboat',
  rowboat_pirates: 'rowboat',
  pressing_need: 'specials_2',
  new_gear: 'specials_2',
  spy: 'specials_2',
  grappling_hook: 'grappling_hook',
  instructor: 'instructor',
  spyglass: 'spyglass',
};

export const CARD_HAZARDS: Partial<Record<string, Hazard>> = {
  compass: 'fog',
  lightning_arrester: 'lightning',
  foghorn: 'birds',
  cannon: 'pirates',
  improved_compass: 'fog',
  improved_lightning_arrester: 'lightning',
  improved_foghorn: 'birds',
  improved_cannon: 'pirates',
  help_compass: 'fog',
  help_lightning_arrester: 'lightning',
  help_foghorn: 'birds',
  help_cannon: 'pirates',
  rowboat_fog: 'fog',
  rowboat_lightning: 'lightning',
  rowboat_birds: 'birds',
  rowboat_pirates: 'pirates',
};

export const CARD_DICE: Partial<Record<string, number>> = {
  improved_compass: 2,
  improved_lightning_arrester: 2,
  improved_foghorn: 2,
  improved_cannon: 2,
};

export const CITY_DICE: Record<string, number> = {
  1: 2,
  2: 2,
  4: 2,
  6: 3,
  9: 3,
  12: 3,
  15: 4,
  20: 4,
  25: 4,
};
