// Plays a replay: a step stays as long as it takes to read, and a scene plays to its end.
import { motion } from '../settings.svelte';
import type { Gate } from '../table/motion/gate.svelte';
import type { Caption } from './captions';
import type { Cursor } from './cursor.svelte';

const QUIET = 450; // ms for a step at which nothing happens
const LEAST = 1400;
const MOST = 6000;
const LETTER = 38; // ms to read one

/** ms that a step stays at normal speed. */
export function stayOf({ lines, answer, question }: Caption, isQuiet: boolean): number {
  if (isQuiet) return QUIET;
  const letters = [...lines, answer || question].join(' ').length;
  return Math.min(MOST, Math.max(LEAST, letters * LETTER));
}

/** Create it with its component. */
export function autoplay(cursor: Cursor, gate: Gate, stay: () => number): void {
  $effect(() => {
    motion.rate = cursor.isPlaying ? cursor.speed : 1;
    return () => void (motion.rate = 1);
  });
  $effect(() => {
    void cursor.step;
    if (!cursor.isPlaying || gate.isHeld) return;
    const timer = setTimeout(() => cursor.advance(), stay() / cursor.speed);
    return () => clearTimeout(timer);
  });
}
