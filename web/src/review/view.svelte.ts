// What the parts of a review share: its document, its steps on the replay, and what is open.
import type { Cursor } from '../replay/cursor.svelte';
import type { Playback } from '../replay/playback';
import type { Grade, Review } from '../wire/messages';
import { ReviewRun } from './run.svelte';
import type { ReviewSource } from './source';
import { StepMap, type ChancePoint } from './steps';
import { ReviewWords } from './words';

export const TABS = ['turning-points', 'decisions', 'sources', 'captains', 'hands'] as const;
export type Tab = (typeof TABS)[number];

/** A review on the screen. Its components are loaded with the first one. */
export interface OpenReview {
  view: ReviewView;
  parts: typeof import('./review-parts');
}

/** What a tab of the whole review gets. */
export interface ReviewTab {
  view: ReviewView;
  review: Review;
}

export class ReviewView {
  readonly map: StepMap;
  readonly run: ReviewRun;
  readonly words: ReviewWords;
  readonly names: readonly string[];
  readonly journeys: Playback['journeys'];
  private chosen = $state<Tab | null>(null);
  seat = $state(0); // whose decisions are listed
  isTable = $state(false); // the chances as a table instead of a chart
  readonly points = $derived.by(() => this.map.points(this.run.review?.steps ?? []));

  constructor(
    { replay, names, journeys }: Playback,
    readonly cursor: Cursor,
    source: ReviewSource,
  ) {
    this.map = new StepMap(replay);
    this.run = new ReviewRun(source);
    this.names = names;
    this.words = new ReviewWords(names);
    this.journeys = journeys;
  }

  /** The hands, until there is more to see. */
  get tab(): Tab {
    return this.chosen ?? (this.whole ? 'turning-points' : 'hands');
  }

  set tab(tab: Tab) {
    this.chosen = tab;
  }

  /** The whole review; null while there is only a first picture. */
  get whole(): Review | null {
    return this.run.review?.stage === 'whole' ? this.run.review : null;
  }

  /** The chances at a step, or the last ones known before it. */
  at(step: number): ChancePoint | undefined {
    return this.points.findLast((point) => point.step <= step);
  }

  /** Where a replay shows an action: a choice when it is made, chance when its result is there. */
  stepOf(number: number): number {
    const isChance = this.run.review?.steps.find((step) => step.number === number)?.seat === null;
    return isChance ? this.map.resultOf(number) : this.map.decisionOf(number);
  }

  gradeOf(number: number): Grade | undefined {
    return this.whole?.grades.find((grade) => grade.step === number);
  }

  /** Opens a decision in the list of its player. */
  openDecision({ seat }: Grade): void {
    this.seat = seat;
    this.tab = 'decisions';
  }
}
