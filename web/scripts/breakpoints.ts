// Expands the breakpoints of src/styles/breakpoints.css in every style sheet.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { expandBreakpoints, readBreakpoints } from '../src/styles/breakpoints.ts';

/** Runs before Vite reads a style sheet, so Svelte's style blocks pass here, too. */
export function breakpoints(file: string): Plugin {
  let declared = new Map<string, string>();
  return {
    name: 'celestia-breakpoints',
    enforce: 'pre',
    buildStart() {
      this.addWatchFile(file);
      declared = readBreakpoints(readFileSync(file, 'utf8'));
    },
    transform: {
      filter: { id: /\.css(\?|$)/ },
      handler: (code) => expandBreakpoints(code, declared),
    },
  };
}
