// The lower limit of the panorama: above the question panel, whose height changes.
import { untrack } from 'svelte';

const STEPS_HIGH = 24; // px of the step bar above the question, and of air
const FREE = 0.53; // of the height, so that most questions move nothing
const LEAST = 0.36; // of the height: a panorama is pressed together no more than this,
const LEAST_NEAR = 0.22; // and a close view, which gets smaller as a whole, no more than this
const SETTLING = 500; // ms in which the question panel settles after the window has been resized

export interface Measured {
  width: number; // of the panorama
  height: number;
  covered: number; // px from its lower edge: the hand and the question
  near: boolean; // a close view
  free?: number | undefined; // of the height: nothing that is read hangs lower
}

/** The highest question so far decides: cities that move with every question would be a nuisance. */
export class Floor {
  y = $state(0); // px from the top of the panorama

  constructor(measured: () => Measured) {
    let size = '';
    let since = 0;
    $effect.pre(() => {
      const { width, height, covered, near, free = FREE } = measured();
      const least = (near ? LEAST_NEAR : LEAST) * height;
      const wanted = Math.max(least, Math.min(free * height, height - covered - STEPS_HIGH));
      const now = performance.now();
      if (size !== `${width} ${height}`) [size, since] = [`${width} ${height}`, now];
      untrack(() => {
        if (wanted < this.y || now - since < SETTLING) this.y = wanted;
      });
    });
  }
}
