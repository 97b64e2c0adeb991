// A command of one local seat that needs no screen: roll, or pass in a window. A short-lived link sends it and
// is closed with everything it received. Nothing of it is shown.
import { TableLink } from '../../wire/link.svelte';
import type { Ask } from '../../wire/messages';

const PATIENCE = 8000; // ms

export function runErrand(
  table: string,
  seat: number,
  command: (link: TableLink, ask: Ask) => boolean,
): Promise<void> {
  return new Promise((done) => {
    const link = new TableLink(table, seat);
    let isSaid = false;
    const stop = $effect.root(() => {
      $effect(() => {
        if (isSaid && !link.pending.length) finish();
        else if (!isSaid && link.state === 'live' && link.ask) {
          isSaid = command(link, link.ask);
          if (!isSaid) finish();
        }
      });
    });
    const timer = setTimeout(finish, PATIENCE);
    function finish(): void {
      clearTimeout(timer);
      stop();
      link.close();
      done();
    }
  });
}
