import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expandBreakpoints, readBreakpoints } from './breakpoints';

const declared = readBreakpoints(readFileSync('src/styles/breakpoints.css', 'utf8'));

describe('breakpoints', () => {
  it('puts the condition in the place of its name', () => {
    expect(expandBreakpoints('@media (--phone) { a { top: 0 } }', declared)).toBe(
      '@media ((max-width: 699px)) { a { top: 0 } }',
    );
  });
  it('keeps lists, negations and other conditions', () => {
    expect(expandBreakpoints('@media (hover: hover) and (not (--flat)), (--phone) {', declared)).toBe(
      '@media (hover: hover) and (not ((max-height: 560px) and (orientation: landscape))), ((max-width: 699px)) {',
    );
  });
  it('leaves custom properties alone', () => {
    const css = 'a { width: calc(var(--phone) * 2); margin: (--phone) }';
    expect(expandBreakpoints(css, declared)).toBe(css);
  });
  it('refuses a name that is not declared', () => {
    expect(() => expandBreakpoints('@media (--watch) {', declared)).toThrow('--watch');
  });
});
