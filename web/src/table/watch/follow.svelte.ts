// The seat that a spectator follows: marked in the rail and in the journal. It stays on this device.
class Following {
  seat = $state<number | null>(null);
  private table = '';

  /** Another table begins with nobody. */
  at(table: string): void {
    if (table !== this.table) this.seat = null;
    this.table = table;
  }
}

export const following = new Following();
