// The sounds of one screen: with motion, with events, and a bell for a question.
import { onMount } from 'svelte';
import { settings } from '../settings.svelte';
import type { TableModel } from '../table/model.svelte';
import { onSignal } from '../table/motion/signals';
import { eventCues, sceneCues } from './event-cues';
import { gestures, play } from './speaker.svelte';
import { Music } from './music';

const LAST = 5; // seconds that tick

/** Call during component initialisation: it listens as long as the component is there. */
export function playTableSounds(table: TableModel): void {
  onMount(() =>
    onSignal((signal) => {
      for (const { cue, after } of sceneCues(signal)) void play(cue, after);
    }),
  );
  onMount(() =>
    table.gate.onEvents((numbered) => {
      const events = numbered.map(({ event }) => event);
      for (const cue of eventCues(events, table.me)) void play(cue);
    }),
  );
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
}
