// Renders every cue to a WAV file, to be listened to and looked at (sox, Audacity), and prints what is measured:
// node scripts/render-cues.mjs [--docs] [FOLDER], by default ../build/sounds. With --docs the table of
// docs/sound.md is filled too.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';

globalThis.AudioContext = function silence() {}; // nothing is played here
const [folder = '../build/sounds'] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const PAGE = '../docs/sound.md';
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
const { RATE, measured, rendered } = await server.ssrLoadModule('/scripts/sound/rendering.ts');
const { CUES } = await server.ssrLoadModule('/src/sound/cues.ts');

/** 16 bits, one channel. */
function wav(samples) {
  const data = Buffer.alloc(44 + 2 * samples.length);
  data.write('RIFF', 0);
  data.writeUInt32LE(data.length - 8, 4);
  data.write('WAVEfmt ', 8);
  for (const [at, value] of [
    [16, 16],
    [24, RATE],
    [28, 2 * RATE],
    [40, 2 * samples.length],
  ])
    // prettier-ignore
    data.writeUInt32LE(value, at);
  for (const [at, value] of [[20, 1], [22, 1], [32, 2], [34, 16]]) data.writeUInt16LE(value, at); // prettier-ignore
  data.write('data', 36);
  samples.forEach((value, at) =>
    data.writeInt16LE(Math.round(32767 * Math.max(-1, Math.min(1, value))), 44 + 2 * at),
  );
  return data;
}

mkdirSync(folder, { recursive: true });
for (const cue of Object.keys(CUES)) {
  const sound = rendered(cue);
  writeFileSync(`${folder}/${cue}.wav`, wav(sound));
  const { length, peak, loudness, brightness } = measured(sound);
  const told = [`${length.toFixed(0)} ms`, `peak ${peak.toFixed(1)} dB`, `${loudness.toFixed(1)} LUFS`];
  console.log(cue.padEnd(10), ...told.map((one) => one.padEnd(14)), `${brightness.toFixed(0)} Hz`);
}
if (process.argv.includes('--docs')) {
  const { soundTable } = await server.ssrLoadModule('/scripts/sound/table.ts');
  const filled = readFileSync(PAGE, 'utf8').replace(
    /<!-- cues -->[^]*<!-- end -->/,
    `<!-- cues -->\n${soundTable()}\n<!-- end -->`,
  );
  writeFileSync(PAGE, filled);
}
await server.close();
