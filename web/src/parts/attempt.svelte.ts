// A request that a button makes: whether it is under way, and the problem it met.
import { problemSaid } from './problems';

export class Attempt {
  busy = $state(false);
  problem = $state('');

  constructor(private readonly said: (error: unknown) => string | Promise<string> = problemSaid) {}

  /** One at a time: another one is ignored until the first is over. */
  async make(what: () => Promise<unknown>): Promise<void> {
    if (await this.isDone(what)) this.busy = false;
  }

  /** The same on the way to another page: after a success it stays busy until that page is there. */
  async leave(what: () => Promise<unknown>): Promise<void> {
    await this.isDone(what);
  }

  private async isDone(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    [this.busy, this.problem] = [true, ''];
    try {
      await what();
      return true;
    } catch (error) {
      this.problem = await this.said(error);
      this.busy = false;
      return false;
    }
  }
}
