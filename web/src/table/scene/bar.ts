// The bar over a wide panorama, which grows on very large screens as the rest of the table does.
import { MediaQuery } from 'svelte/reactivity';

const HIGH = 58; // px
const large = new MediaQuery('(min-width: 2200px) and (min-height: 1200px)');
const huge = new MediaQuery('(min-width: 3200px) and (min-height: 1700px)');

export const barHigh = (): number => HIGH * (huge.current ? 2 : large.current ? 1.4 : 1);
