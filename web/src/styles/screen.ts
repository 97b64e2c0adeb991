// Media queries in scripts, by the names of breakpoints.css.
import { MediaQuery } from 'svelte/reactivity';
import { expandBreakpoints, readBreakpoints } from './breakpoints';
import css from './breakpoints.css?raw';

const declared = readBreakpoints(css);

/** `screenIs('(--phone), (--flat)').current` */
export const screenIs = (query: string): MediaQuery =>
  new MediaQuery(expandBreakpoints(`@media ${query}`, declared).slice('@media '.length));
