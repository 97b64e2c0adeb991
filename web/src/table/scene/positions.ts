// Where the cities lie in the panorama, in shares of it: west is dawn, east is night.
export interface Spot {
  x: number;
  y: number;
  size: number; // px at 1440 wide
}

export const SPOTS: Record<string, Spot> = {
  '1': { x: 0.0527, y: 0.4667, size: 122 },
  '2': { x: 0.1633, y: 0.4356, size: 125 },
  '4': { x: 0.2738, y: 0.4511, size: 128 },
  '6': { x: 0.3844, y: 0.3911, size: 131 },
  '9': { x: 0.4949, y: 0.4044, size: 134 },
  '12': { x: 0.6071, y: 0.3333, size: 137 },
  '15': { x: 0.716, y: 0.3067, size: 140 },
  '20': { x: 0.8163, y: 0.2378, size: 143 },
  '25': { x: 0.9303, y: 0.1956, size: 172 },
  void: { x: 0.72, y: 0.52, size: 110 },
  boscalumia: { x: 0.84, y: 0.47, size: 150 },
};
export const CITIES = ['1', '2', '4', '6', '9', '12', '15', '20', '25'];
