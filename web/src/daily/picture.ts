// The share card of a daily flight, as a picture. It is drawn here, so nothing has to be uploaded.
import type { Drawing } from '../art/generated/drawings';
import { say } from '../texts/say.svelte';
import { resultSaid, type Flown, type JourneyEnd } from './card';
import { dateSaid } from './days';

export const WIDE = 1200;
export const HIGH = 630;
const DRAWINGS: Record<JourneyEnd, Drawing> = {
  treasure: 'chest',
  crash: 'pawn-red-falling',
  nothing: 'cloud-1',
};
const LARGEST = 108; // px of a journey's drawing
const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

export async function drawCard(canvas: HTMLCanvasElement, flown: Flown): Promise<void> {
  const context = canvas.getContext('2d');
  if (!context) return;
  const kinds = [...new Set(flown.journeys)];
  const [ship, ...drawn] = await Promise.all([
    imageOf('airship'),
    ...kinds.map((kind) => imageOf(DRAWINGS[kind])),
    document.fonts.ready.catch(() => null),
  ]);
  const images = new Map(kinds.map((kind, at) => [kind, drawn[at] as HTMLImageElement | null]));
  canvas.width = WIDE;
  canvas.height = HIGH;
  drawSky(context);
  drawSun(context);
  if (ship instanceof HTMLImageElement) fit(context, ship, 800, 50, 340, 290);
  drawWords(context, flown);
  drawJourneys(context, flown.journeys, images);
}

function drawSky(context: CanvasRenderingContext2D): void {
  const sky = context.createLinearGradient(0, 0, WIDE, HIGH);
  sky.addColorStop(0, token('night-3'));
  sky.addColorStop(1, token('deep'));
  context.fillStyle = sky;
  context.fillRect(0, 0, WIDE, HIGH);
  context.fillStyle = token('brass');
  context.fillRect(0, HIGH - 12, WIDE, 12);
}

/** The ship flies before it: its ropes are drawn in ink and would vanish in the night. */
function drawSun(context: CanvasRenderingContext2D): void {
  context.fillStyle = token('gold');
  context.beginPath();
  context.arc(970, 190, 168, 0, 2 * Math.PI);
  context.fill();
}

function drawWords(context: CanvasRenderingContext2D, flown: Flown): void {
  const write = (text: string, size: number, at: number, colour: string, family: string): void => {
    context.fillStyle = token(colour);
    context.font = `700 ${size}px ${token(family)}`;
    context.fillText(text, 64, at, 720);
  };
  context.textBaseline = 'alphabetic';
  write('Celestia', 84, 128, 'cream', 'display');
  write(say('daily-title'), 40, 192, 'brass', 'display');
  write(dateSaid(flown.date), 34, 242, 'mist', 'text');
  write(resultSaid(flown), 58, 350, 'cream', 'display');
}

function drawJourneys(
  context: CanvasRenderingContext2D,
  journeys: readonly JourneyEnd[],
  images: ReadonlyMap<JourneyEnd, HTMLImageElement | null>,
): void {
  const step = Math.min(LARGEST + 24, (WIDE - 128) / Math.max(1, journeys.length));
  const size = Math.min(LARGEST, step - 10);
  journeys.forEach((end, at) => {
    const left = 64 + at * step;
    context.fillStyle = token('cream-14');
    context.beginPath();
    context.roundRect(left, 420, size, size + 20, 18);
    context.fill();
    const image = images.get(end);
    if (image) fit(context, image, left + size * 0.1, 430, size * 0.8, size);
    context.fillStyle = token('mist');
    context.font = `700 26px ${token('text')}`;
    context.textAlign = 'center';
    context.fillText(String(at + 1), left + size / 2, 420 + size + 54);
    context.textAlign = 'start';
  });
}

function fit(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  left: number,
  top: number,
  wide: number,
  high: number,
): void {
  const scale = Math.min(wide / image.width, high / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  context.drawImage(image, left + (wide - width) / 2, top + (high - height) / 2, width, height);
}

/** A drawing of the page as an image; null if it is not loaded or cannot be read. */
async function imageOf(name: Drawing): Promise<HTMLImageElement | null> {
  const symbol = document.getElementById(name);
  const box = symbol?.getAttribute('viewBox');
  if (!symbol || !box) return null;
  const [, , wide = 64, high = 64] = box.split(/[ ,]+/).map(Number);
  const parts = [...symbol.childNodes].map((part) => new XMLSerializer().serializeToString(part)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${wide * 4}" height="${high * 4}">${parts}</svg>`;
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
