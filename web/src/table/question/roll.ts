// How a die falls: two bounces, the face flickering until it is fixed. Its twin without travel only fades.
import { motion } from '../../settings.svelte';
import { FACES } from '../../wire/tables';

const FALL = 500; // ms, after a delay for each die
const FIXED = 430; // ms until the face no longer changes
const FLICKER = 55; // ms between two faces
const EACH = 70; // ms one die starts after the one before

/** Lets a die fall; returns how to stop it. The true face is already there: only the look of it is put off. */
export function rollDie(box: HTMLElement, index: number, show: (face: string | null) => void): () => void {
  const whole = motion.time(FALL);
  if (!whole || typeof box.animate !== 'function') return () => undefined;
  if (motion.reduced) {
    const fading = box.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 150 });
    return () => fading.cancel();
  }
  const delay = motion.time(150 + EACH * index);
  const falling = box.animate(
    [
      { transform: 'translateY(-90px) rotate(-160deg)', opacity: 0 },
      { transform: 'translateY(0) rotate(-20deg)', opacity: 1, offset: 0.45 },
      { transform: 'translateY(-22px) rotate(10deg)', offset: 0.65 },
      { transform: 'translateY(0) rotate(4deg)', offset: 0.82 },
      { transform: 'translateY(-6px)', offset: 0.92 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: whole, delay, easing: 'cubic-bezier(.3,.6,.5,1)', fill: 'backwards' },
  );
  let at = index;
  const flickering = setInterval(() => show(FACES[at++ % FACES.length] ?? null), FLICKER);
  const end = (): void => {
    clearInterval(flickering);
    show(null);
  };
  const fixed = setTimeout(end, delay + motion.time(FIXED));
  return () => {
    clearTimeout(fixed);
    falling.cancel();
    end();
  };
}
