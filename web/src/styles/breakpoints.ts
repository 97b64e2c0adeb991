// The names of breakpoints.css in a media query, replaced by their conditions: no browser knows @custom-media yet.
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
