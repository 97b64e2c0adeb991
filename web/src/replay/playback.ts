// A replay, unrolled: the whole table at every step, and where legs and journeys begin. No rules: the server has
// played the game again and says what changed.
import type {
  Ask,
  GameFacts,
  Happened,
  Replay,
  ReplayFrame,
  ReplayHighlight,
  Snapshot,
  View,
} from '../wire/messages';
import type { Numbered } from '../wire/snapshot';
import { everybodyIn } from '../table/scene/picture';
import { Story } from '../table/motion/story';

/** What a player has. */
export interface Holding {
  hand: Readonly<Record<string, number>>;
  treasures: Readonly<Record<string, number>>;
  laid: Readonly<Record<string, number>>; // help cards on the table, face down
}

/** The table before one decision, or at the end. */
export interface StepState {
  step: number;
  snapshot: Snapshot;
  ask: Ask | null; // null at the end
  answer: string; // in words; empty where these eyes do not see it
  holdings: Partial<Record<number, Holding>>; // of the seats that these eyes see
  events: Numbered[]; // since the step before
  past: number; // events up to here
  journey: number;
  leg: number;
}

export interface Journey {
  number: number;
  from: number; // its first step
  to: number; // its last
}

/** The question of a frame. Where these eyes do not see who is asked, it is a pause as in play. */
const askOf = (step: number, { kind, asked }: ReplayFrame, view: View | null): Ask => ({
  t: 'ask',
  q: step,
  kind,
  seats: asked === null ? (view?.may_be_asked ?? []) : [asked],
  pause: asked === null,
  options: [],
  ahead: '',
  opens: 0,
  until: null,
  may_think: false,
  thinks: 0,
  may_extend: false,
  blocked: [],
  plans: [],
  orders: [],
});

const openHands = ({ hands, treasures, laid }: NonNullable<ReplayFrame['open']>): Holding[] =>
  hands.map((hand, seat) => ({ hand, treasures: treasures[seat] ?? {}, laid: laid[seat] ?? {} }));

/** The journal begins with it. The shuffles that follow belong to the set-up. */
const takeOff = ({ seats }: Snapshot): Happened => ({
  what: 'took_off',
  commitment: '',
  names: seats.map(({ name }) => name),
});

export class Playback {
  readonly steps: readonly StepState[];
  readonly legs: readonly number[]; // the steps at which a leg begins, in order
  readonly journeys: readonly Journey[];
  readonly highlights: readonly ReplayHighlight[];
  readonly game: GameFacts;
  readonly names: readonly string[];
  readonly story = new Story(); // of the whole game: the losses of every crash
  private readonly all: Numbered[] = [];
  private readonly bySnapshot = new Map<Snapshot, StepState>();

  constructor(readonly replay: Replay) {
    this.game = replay.game;
    this.names = replay.start.seats.map(({ name }) => name);
    this.highlights = replay.highlights;
    this.steps = this.unroll(replay);
    this.legs = [...new Set(replay.legs.map(({ step }) => step))];
    this.journeys = this.divide();
  }

  get last(): number {
    return this.steps.length - 1;
  }

  /** The nearest step that exists. */
  at(step: number): StepState {
    return this.steps[Math.min(this.last, Math.max(0, step))] as StepState;
  }

  /** The number of the decision at a step, as in the review, and who decides. Null at the end. */
  decisionAt(step: number): { step: number; seat: number } | null {
    const { frames, eyes } = this.replay;
    const frame = frames[step];
    return frame && step < this.last ? { step: frame.line + 1, seat: frame.asked ?? eyes ?? 0 } : null;
  }

  /** Everything that had happened by then. */
  journal(step: number): Numbered[] {
    return this.all.slice(0, this.at(step).past);
  }

  /** The step that a screen shows, which may lag behind. */
  stateOf(snapshot: Snapshot | null): StepState | null {
    return (snapshot && this.bySnapshot.get(snapshot)) ?? null;
  }

  private unroll({ start, frames, legs }: Replay): StepState[] {
    let view = start.view;
    let holdings: StepState['holdings'] = {};
    if (view) this.story.seat(everybodyIn(view, this.game));
    return frames.map((frame, step) => {
      const isEnd = step === frames.length - 1;
      view = view && { ...view, ...frame.changes };
      if (frame.open) holdings = openHands(frame.open);
      else if (view && view.seat !== null) holdings = { [view.seat]: view };
      const snapshot: Snapshot = { ...start, phase: isEnd ? 'over' : 'playing', view };
      const happened = step ? frame.events : [takeOff(start), ...frame.events];
      const events = happened.map((event, at) => ({ n: this.all.length + at + 1, event, isLive: true }));
      this.all.push(...events);
      for (const event of events) this.story.add(event);
      if (view) this.story.agree(view, this.game);
      const state: StepState = {
        step,
        snapshot,
        ask: isEnd ? null : askOf(step, frame, view),
        answer: frame.answer,
        holdings,
        events,
        past: this.all.length,
        journey: view?.journey ?? 1,
        leg: legs.findLast((leg) => leg.step <= step && leg.journey === view?.journey)?.leg ?? 0,
      };
      this.bySnapshot.set(snapshot, state);
      return state;
    });
  }

  private divide(): Journey[] {
    const found: Journey[] = [];
    for (const { journey, step } of this.steps) {
      const current = found.at(-1);
      if (current?.number === journey) current.to = step;
      else found.push({ number: journey, from: step, to: step });
    }
    return found;
  }
}
