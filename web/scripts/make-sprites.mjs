// Joins the drawings of art/ into two sprites: what the first screen needs, and everything else.
// The content security policy allows no inline style, so the few style attributes become attributes or colours.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const FIRST_SCREEN =
  /^(airship-(back|front)|cloud-[123]|sea-body|stars-sky|logo|logo-small|city-(1|4|9|15|25)|preset-(first|classic|sky|duel)|pawn-(blue-worried|violet-calm|red-happy|green-happy|yellow-smug)|pawn-(red|blue|green|yellow|black|violet)|icon-(wheel|book|people|phone|gear|globe|right|sound|mute|cross)|empty-tables)$/;

function symbolOf(name) {
  const text = readFileSync(`art/${name}.svg`, 'utf8');
  const viewBox = /viewBox="([^"]*)"/.exec(text)?.[1];
  if (!viewBox) throw new Error(`art/${name}.svg has no viewBox`);
  let body = text.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const ground = /<svg[^>]*style="--eb:([^"]*)"/.exec(text)?.[1] ?? /style="--eb:([^"]*)"/.exec(body)?.[1];
  if (ground) body = body.replace(/var\(--eb(,[^)]*)?\)/g, ground).replace(/ style="--eb:[^"]*"/g, '');
  body = body.replace(/style="transform-origin:([\d.]+)px ([\d.]+)px"/g, 'transform-origin="$1 $2"');
  if (body.includes('style=')) throw new Error(`art/${name}.svg: a style attribute is left`);
  const referenced = new Set([...body.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map((match) => match[1]));
  body = body.replace(/ id="([\w-]+)"/g, (kept, id) => (referenced.has(id) ? kept : ''));
  const stretched = text.includes('preserveAspectRatio="none"') ? ' preserveAspectRatio="none"' : '';
  const box = viewBox === 'none' ? '' : ` viewBox="${viewBox}"`; // the stars lie in shares of the sky
  return `<symbol id="${name}"${box}${stretched}>${body.replace(/\n/g, '')}</symbol>`;
}

const names = readdirSync('art')
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -4))
  .sort();
const sprite = (chosen) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">${chosen.map(symbolOf).join('')}</svg>\n`;

mkdirSync('src/art/generated', { recursive: true });
writeFileSync('src/art/generated/first.svg', sprite(names.filter((name) => FIRST_SCREEN.test(name))));
writeFileSync('src/art/generated/rest.svg', sprite(names.filter((name) => !FIRST_SCREEN.test(name))));
const union = names.map((name) => `  | '${name}'`).join('\n');
writeFileSync('src/art/generated/drawings.ts', `export type Drawing =\n${union};\n`);
