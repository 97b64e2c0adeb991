// What a screen reader is told: one merged sentence per batch, never faster than it can be heard.
const GAP = 1200; // ms between two announcements, at least
const MOST = 8; // sentences of one batch; of a long one the newest matter

export class Speech {
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -GAP;

  constructor(
    private readonly speak: (text: string) => void,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  hear(sentences: readonly string[]): void {
    if (!sentences.length) return;
    this.waiting = [...this.waiting, ...sentences].slice(-MOST);
    if (this.timer !== undefined) return;
    const wait = Math.max(0, this.last + GAP - this.clock());
    this.timer = setTimeout(() => this.tell(), wait);
  }

  private tell(): void {
    this.timer = undefined;
    this.last = this.clock();
    this.speak(this.waiting.join(' '));
    this.waiting = [];
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }
}
