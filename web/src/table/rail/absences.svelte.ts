// Disconnected players and the seconds until a bot takes over, counted from when this screen was notified.
import { SvelteMap } from 'svelte/reactivity';
import type { TableModel } from '../model.svelte';
import { AWAY } from './standing';

export class Absences {
  private since = new SvelteMap<number, number>();
  private now = $state(Date.now());

  constructor(private readonly table: TableModel) {
    $effect(() => this.look());
    $effect(() => {
      if (!this.since.size) return;
      const ticking = setInterval(() => (this.now = Date.now()), 1000);
      return () => clearInterval(ticking);
    });
  }

  private look(): void {
    for (const player of this.table.players) {
      const isAway = !player.online && !player.standIn;
      if (isAway && !this.since.has(player.seat)) this.since.set(player.seat, Date.now());
      if (!isAway) this.since.delete(player.seat);
    }
  }

  /** Seconds until the bot takes over, or null if it comes only on request. */
  left(seat: number): number | null {
    const since = this.since.get(seat);
    const settings = this.table.snapshot?.settings;
    if (since === undefined || !settings || settings.correspondence || settings.pace === null) return null;
    return Math.max(0, Math.ceil(AWAY - (this.now - since) / 1000));
  }
}
