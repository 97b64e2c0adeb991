// Announcements for screen readers: events first, then the question, never faster than they can be read.
const GAP = 1200; // ms between two announcements, at least
const TOGETHER = 200; // ms in which a question comes after its cause: both are said at once
const MOST = 8; // sentences of one announcement; of a flood, what matters most is kept

/** Small talk is dropped first, results never. */
export const WEIGHT = { small: 0, plain: 1, result: 2 } as const;

export interface Sentence {
  text: string;
  weight: number;
  urgent?: boolean; // it may interrupt the current announcement
}

export type Speaker = (text: string, isUrgent: boolean) => void;

export class Speech {
  private waiting: Sentence[] = [];
  private question: Sentence | null = null; // always said last
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -GAP;

  constructor(
    private readonly speak: Speaker,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  add(sentences: readonly Sentence[]): void {
    if (!sentences.length) return;
    this.waiting = chosen([...this.waiting, ...sentences]);
    this.soon();
  }

  /** A question waits for its cause. One that is not said yet gives way to the next. */
  ask(text: string): void {
    this.question = { text, weight: WEIGHT.result };
    this.soon();
  }

  /** The question was answered before it could be said. */
  unask(): void {
    this.question = null;
  }

  private soon(): void {
    if (this.timer !== undefined) return;
    const wait = Math.max(TOGETHER, this.last + GAP - this.clock());
    this.timer = setTimeout(() => this.announce(), wait);
  }

  private announce(): void {
    this.timer = undefined;
    const said = this.question ? [...this.waiting, this.question] : this.waiting;
    this.waiting = [];
    this.question = null;
    if (!said.length) return;
    this.last = this.clock();
    this.speak(
      said.map(({ text }) => text).join(' '),
      said.some(({ urgent }) => urgent),
    );
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.question = null;
  }
}

/** Drops the least important first, and of those the oldest. */
function chosen(sentences: Sentence[]): Sentence[] {
  let rest = sentences;
  for (const weight of [WEIGHT.small, WEIGHT.plain])
    for (const one of sentences.filter((each) => each.weight === weight))
      if (rest.length > MOST) rest = rest.filter((each) => each !== one);
  return rest;
}
