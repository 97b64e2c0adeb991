// How low the panorama may hang: above what is asked, which changes with every question and every window.
import { untrack } from 'svelte';

const STEPS_HIGH = 24; // px of the step bar above the question, and of air
const FREE = 0.53; // of the height: nothing that is read hangs lower, so that most questions move nothing
const LEAST = 0.36; // of the height: nothing is pressed together more than this
const SETTLING = 500; // ms in which what is asked finds its size after the window has changed

export interface Measured {
  width: number; // of the panorama
  height: number;
  covered: number; // px from its lower edge: the hand and what is asked
}

/** The highest question so far decides: cities that move with every question would be a nuisance. */
export class Floor {
  y = $state(0); // px from the top of the panorama

  constructor(measured: () => Measured) {
    let size = '';
    let since = 0;
    $effect.pre(() => {
      const { width, height, covered } = measured();
      const wished = Math.max(LEAST * height, Math.min(FREE * height, height - covered - STEPS_HIGH));
      const now = performance.now();
      if (size !== `${width} ${height}`) [size, since] = [`${width} ${height}`, now];
      untrack(() => {
        if (wished < this.y || now - since < SETTLING) this.y = wished;
      });
    });
  }
}
