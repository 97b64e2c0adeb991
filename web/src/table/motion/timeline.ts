// A timer queue for the steps of a sequence. Times are ms at calm speed. The rate may change on the way, and all
// remaining steps follow it: a picture that changes after its motion ends would jump.
interface Due {
  at: number;
  then: () => void;
}

export class Timeline {
  private due: Due[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private rate = 1; // ms at calm speed in a real one
  private since = 0; // when `reached` was true
  private reached = 0;

  begin(rate: number): void {
    this.stop();
    this.rate = rate;
    this.since = performance.now();
    this.reached = 0;
  }

  /** ms at calm speed since it began. */
  get position(): number {
    return this.reached + (performance.now() - this.since) * this.rate;
  }

  at(ms: number, then: () => void): void {
    this.due = [...this.due, { at: ms, then }].sort((one, other) => one.at - other.at);
    this.wait();
  }

  hurry(rate: number): void {
    this.reached = this.position;
    this.since = performance.now();
    this.rate = rate;
    this.wait();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.due = [];
    this.reached = 0;
    this.since = performance.now();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const next = this.due[0];
    if (next) this.timer = setTimeout(() => this.fire(), Math.max(0, (next.at - this.position) / this.rate));
  }

  /** A timer may fire a fraction of a ms early. A step may end the timeline, so each is removed before it runs. */
  private fire(): void {
    const now = this.position + 1;
    for (let next = this.due[0]; next && next.at <= now; next = this.due[0]) {
      this.due.shift();
      next.then();
    }
    this.wait();
  }
}
