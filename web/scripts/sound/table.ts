// The table of `docs/sound.md`: every cue, what it should feel like, and what its samples measure.
import { CUES, type Cue } from '../../src/sound/cues';
import { FEELS } from './feel';
import { measured, rendered } from './rendering';

export function soundTable(): string {
  const rows = (Object.keys(CUES) as Cue[]).map((cue) => {
    const { length, peak, loudness, brightness } = measured(rendered(cue));
    const { feel, level } = FEELS[cue];
    const numbers = [length.toFixed(0), peak.toFixed(1), loudness.toFixed(1), brightness.toFixed(0)];
    return `| ${[cue, feel, level, ...numbers].join(' | ')} |`;
  });
  return [
    '| cue | should feel like | level | ms | peak dB | LUFS | Hz |',
    '|---|---|---|---:|---:|---:|---:|',
    ...rows,
  ].join('\n');
}
