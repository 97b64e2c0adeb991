/* eslint-disable svelte/prefer-svelte-reactivity -- answers are kept, not shown */
// The review of one game: started on demand, with progress, a first picture, and later the whole of it.
import { problemSaid } from '../parts/problems';
import { say } from '../texts/say.svelte';
import type { Review, ReviewShown, WhatIf } from '../wire/messages';
import type { ReviewSource } from './source';

const SOON = 500; // ms between questions while there is no picture yet
const LATER = 1500; // ms

export class ReviewRun {
  review = $state.raw<Review | null>(null); // the last one that came
  progress = $state.raw<ReviewShown>({ stage: 'none', ahead: 0, done: 0, total: 0, review: null, id: '' });
  problem = $state('');
  private isClosed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly answers = new Map<string, Promise<WhatIf>>();

  constructor(readonly source: ReviewSource) {}

  get isRunning(): boolean {
    return !this.problem && ['waiting', 'working'].includes(this.progress.stage);
  }

  /** Starts the review, or follows one that somebody else has started. */
  async start(): Promise<void> {
    this.problem = '';
    await this.ask(() => this.source.start());
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  /** What another answer would have changed. Asked once for each answer. */
  whatIf(step: number, instead: string): Promise<WhatIf> {
    const key = `${step} ${instead}`;
    const known = this.answers.get(key);
    if (known) return known;
    const asked = this.source.whatIf({ step, instead });
    this.answers.set(key, asked);
    asked.catch(() => this.answers.delete(key)); // may be asked again
    return asked;
  }

  private async ask(call: () => Promise<ReviewShown>): Promise<void> {
    try {
      this.take(await call());
    } catch (error) {
      this.problem = problemSaid(error);
    }
  }

  private take(shown: ReviewShown): void {
    if (this.isClosed) return;
    this.progress = shown;
    this.review = shown.review ?? this.review;
    // `none`: the server has forgotten it, after a restart
    if (shown.stage === 'failed' || shown.stage === 'none') this.problem = say('review-failed');
    else if (shown.stage !== 'whole') this.askAgain();
  }

  private askAgain(): void {
    clearTimeout(this.timer);
    const known = this.review?.stage ?? '';
    this.timer = setTimeout(() => void this.ask(() => this.source.look(known)), this.review ? LATER : SOON);
  }
}
