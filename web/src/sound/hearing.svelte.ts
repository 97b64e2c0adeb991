// The sounds of one screen: with motion, with events, and a bell for a question.
import { settings } from '../settings.svelte';
import type { TableModel } from '../table/model.svelte';
import { bus } from '../table/motion/bus';
import { heardOf, heardWith } from './heard';
import { gestures } from './gestures.svelte';
import { Music } from './music';
import { play } from './speaker';

const LAST = 5; // seconds that tick

/** Listens until the returned function is called. */
export function hearTable(table: TableModel): () => void {
  const deaf = bus.on((played) => {
    for (const { cue, after } of heardWith(played)) void play(cue, after);
  });
  const quiet = table.gate.onNews((news) => {
    const events = news.map(({ event }) => event);
    for (const cue of heardOf(events, table.me)) void play(cue);
  });
  const still = $effect.root(() => {
    let asked: string | null = null;
    $effect(() => {
      const key = table.askKey;
      if (key === null || !table.isMyTurn || key === asked) return;
      asked = key;
      void play('bell');
    });
    let music: Music | null = null;
    $effect(() => {
      if (!settings.music || !gestures.made || settings.volume === 0) {
        music?.stop();
        music = null;
        return;
      }
      music ??= new Music();
      music.set(settings.volume, table.isMyTurn);
    });
    $effect(() => () => music?.stop());
    $effect(() => {
      const until = table.isMyTurn ? table.ask?.until : null;
      if (!settings.sound || !until) return;
      const timers = Array.from({ length: LAST }, (_, left) =>
        setTimeout(() => void play('tick'), until * 1000 - Date.now() - (left + 1) * 1000),
      );
      return () => timers.forEach(clearTimeout);
    });
  });
  return () => {
    deaf();
    quiet();
    still();
  };
}
