// The dotted line from city to city, as a path of the scene.
import { neighbours, type Layout, type Spot } from './layout';
import { CITIES } from './places';

const round = (value: number): number => Math.round(value * 10) / 10;

function curve(stops: Spot[], bow: number): string {
  return stops
    .map((stop, at) => {
      const last = stops[at - 1];
      if (!last) return `M${round(stop.x)} ${round(stop.y)}`;
      const middle = round((last.x + stop.x) / 2);
      return `C${middle} ${round(last.y - bow)} ${middle} ${round(stop.y + bow)} ${round(stop.x)} ${round(stop.y)}`;
    })
    .join('');
}

export function wayOf(layout: Layout, at: string, heading: string): string {
  const { before, after } = neighbours(at, heading);
  const names = layout.close ? [before, at, after] : CITIES;
  const stops = names.flatMap((name) => layout.spots[name] ?? []);
  return curve(stops, 14 * layout.scale);
}

/** The way through the void. */
export function branchOf(layout: Layout): string {
  const stops = ['12', 'void', 'boscalumia'].flatMap((name) => layout.spots[name] ?? []);
  return curve(stops, -30 * layout.scale);
}
