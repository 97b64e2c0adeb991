// A request that a button makes: whether it is under way, and the problem it met.
import { problemSaid } from './problems';

export class Attempt {
  busy = $state(false);
  problem = $state('');

  constructor(private readonly said: (error: unknown) => string | Promise<string> = problemSaid) {}

  /** One at a time: another one is ignored until the first is over. */
  async make(what: () => Promise<unknown>, staysBusy = false): Promise<void> {
    if (this.busy) return;
    [this.busy, this.problem] = [true, ''];
    try {
      await what();
      this.busy = staysBusy;
    } catch (error) {
      this.problem = await this.said(error);
      this.busy = false;
    }
  }

  /** The same on the way to another page: after a success it stays busy until that page is there. */
  leave(what: () => Promise<unknown>): Promise<void> {
    return this.make(what, true);
  }
}
