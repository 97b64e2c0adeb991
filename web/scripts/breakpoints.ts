// Puts the conditions of src/styles/breakpoints.css in the place of their names: no browser knows @custom-media yet.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const DECLARED = /@custom-media\s+(--[\w-]+)\s+([^;]+);/g;

export function readBreakpoints(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(DECLARED)].map(([, name = '', condition = '']) => [name, condition.trim()]),
  );
}

/** `@media (--phone)` becomes `@media ((max-width: 699px))`; a name that is not declared is an error. */
export function expandBreakpoints(css: string, breakpoints: Map<string, string>): string {
  return css.replace(/@media[^{]+/g, (query) =>
    query.replace(/\(\s*(--[\w-]+)\s*\)/g, (_, name: string) => {
      const condition = breakpoints.get(name);
      if (!condition) throw new Error(`${name} is not in breakpoints.css`);
      return `(${condition})`;
    }),
  );
}

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
