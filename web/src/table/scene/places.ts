// The cities and where they lie in the panorama, in shares of it: west is dawn, east is night.

export interface Place {
  x: number;
  y: number;
  size: number; // px where the panorama is 1176 wide and 900 high
}

export const CITIES = ['1', '2', '4', '6', '9', '12', '15', '20', '25'];
export const PLACES: Record<string, Place> = {
  '1': { x: 0.0527, y: 0.4667, size: 122 },
  '2': { x: 0.1633, y: 0.4356, size: 125 },
  '4': { x: 0.2738, y: 0.4511, size: 128 },
  '6': { x: 0.3844, y: 0.3911, size: 131 },
  '9': { x: 0.4949, y: 0.4044, size: 134 },
  '12': { x: 0.6071, y: 0.3333, size: 137 },
  '15': { x: 0.716, y: 0.3067, size: 140 },
  '20': { x: 0.8163, y: 0.2378, size: 143 },
  '25': { x: 0.9303, y: 0.1956, size: 172 },
  void: { x: 0.735, y: 0.452, size: 64 },
  boscalumia: { x: 0.8537, y: 0.4, size: 136 },
};

/** How far east a place lies, from 0 to 1: the hour of its sky. */
export function hourOf(place: string): number {
  return PLACES[place]?.x ?? 0;
}
