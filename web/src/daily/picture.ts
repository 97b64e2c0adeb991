// The share card of a daily flight, as a picture. It is drawn here, so nothing has to be uploaded.
import type { Drawing } from '../art/generated/drawings';
import { say } from '../texts/say.svelte';
import { resultSaid, type Flown, type JourneyEnd } from './card';
import { dateSaid } from './days';

export const WIDE = 1200;
export const HIGH = 630;
const LEFT = 64;
const DRAWINGS: Record<JourneyEnd, Drawing> = {
  treasure: 'chest',
  crash: 'pawn-red-falling',
  nothing: 'cloud-1',
};
const LARGEST = 108; // px of a journey's drawing
const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

export async function drawCard(canvas: HTMLCanvasElement, { journeys, ...flown }: Flown): Promise<void> {
  const context = canvas.getContext('2d');
  if (!context) return;
  const step = Math.min(LARGEST + 24, (WIDE - 2 * LEFT) / Math.max(1, journeys.length));
  const size = Math.min(LARGEST, step - 10);
  const [ship, ...ends] = await Promise.all([
    imageOf('airship', 340, 290),
    ...journeys.map((end) => imageOf(DRAWINGS[end], size * 0.8, size)),
  ]);
  await document.fonts.ready;
  canvas.width = WIDE;
  canvas.height = HIGH;
  drawSky(context);
  if (ship) context.drawImage(ship, 800, 50);
  drawWords(context, flown);
  ends.forEach((image, at) => drawJourney(context, image, at, LEFT + at * step, size));
}

function drawSky(context: CanvasRenderingContext2D): void {
  const sky = context.createLinearGradient(0, 0, WIDE, HIGH);
  sky.addColorStop(0, token('night-3'));
  sky.addColorStop(1, token('deep'));
  context.fillStyle = sky;
  context.fillRect(0, 0, WIDE, HIGH);
  context.fillStyle = token('brass');
  context.fillRect(0, HIGH - 12, WIDE, 12);
  // the sun behind the ship, whose ropes are drawn in ink and would vanish in the night
  context.fillStyle = token('gold');
  context.beginPath();
  context.arc(970, 190, 168, 0, 2 * Math.PI);
  context.fill();
}

function drawWords(context: CanvasRenderingContext2D, flown: Omit<Flown, 'journeys'>): void {
  const write = (text: string, size: number, at: number, colour: string, family: string): void => {
    context.fillStyle = token(colour);
    context.font = `700 ${size}px ${token(family)}`;
    context.fillText(text, LEFT, at, 720);
  };
  context.textBaseline = 'alphabetic';
  write('Celestia', 84, 128, 'cream', 'display');
  write(say('daily-title'), 40, 192, 'brass', 'display');
  write(dateSaid(flown.date), 34, 242, 'mist', 'text');
  write(resultSaid(flown), 58, 350, 'cream', 'display');
}

function drawJourney(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement | null,
  at: number,
  left: number,
  size: number,
): void {
  context.fillStyle = token('cream-14');
  context.beginPath();
  context.roundRect(left, 420, size, size + 20, 18);
  context.fill();
  if (image) context.drawImage(image, left + size * 0.1, 430);
  context.fillStyle = token('mist');
  context.font = `700 26px ${token('text')}`;
  context.textAlign = 'center';
  context.fillText(String(at + 1), left + size / 2, 420 + size + 54);
  context.textAlign = 'start';
}

/** A drawing of the page, in the middle of an image of this size; null if it is not loaded or cannot be read. */
async function imageOf(name: Drawing, wide: number, high: number): Promise<HTMLImageElement | null> {
  const symbol = document.getElementById(name);
  const box = symbol?.getAttribute('viewBox');
  if (!symbol || !box) return null;
  const parts = [...symbol.childNodes].map((part) => new XMLSerializer().serializeToString(part)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${wide}" height="${high}">${parts}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return image.decode().then(
    () => image,
    () => null,
  );
}

export const fileOf = (canvas: HTMLCanvasElement, date: string): Promise<File | null> =>
  new Promise((done) =>
    canvas.toBlob((blob) => done(blob && new File([blob], `celestia-${date}.png`, { type: 'image/png' }))),
  );
