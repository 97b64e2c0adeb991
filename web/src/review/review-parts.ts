// Everything that a review adds to a replay, in one chunk that loads when somebody opens it.
export { default as ReviewChart } from './ReviewChart.svelte';
export { default as ReviewLegend } from './ReviewLegend.svelte';
export { default as ReviewPanel } from './ReviewPanel.svelte';
export { ReviewView } from './view.svelte';
