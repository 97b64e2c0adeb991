// The gate between events and the screen. A scene with an outcome holds back everything that happened
// later, and the open question with it, until it has been played or skipped. Nothing else is held back.
import { motion } from '../../settings.svelte';
import { Announcer } from '../../wire/announcer';
import type { TableState } from '../../wire/echo.svelte';
import type { Link, Numbered, Snapshot } from '../../wire/link.svelte';
import type { Ask, Present } from '../../wire/messages';
import type { Turns } from '../../wire/turns';
import { QUIET } from '../question/keys';
import { everybodyIn } from '../scene/picture';
import { sceneEnd } from './outcomes';
import { Story } from './story';

const LONGEST = 15_000; // ms, far more than any scene lasts: whatever goes wrong, the question must appear

/** Where scenes are played. */
export interface Stage {
  settle(): void; // jumps to the end of the animation
}

interface Held {
  snapshot: Snapshot | null; // as it was before the scene
  journal: Numbered[]; // up to the end of the scene
  scene: Numbered[];
}

/** Announces what happened when it is shown. */
export class Gate extends Announcer implements TableState {
  readonly story = new Story();
  /** It has just opened: a press meant to skip the scene must not answer the question. */
  isQuiet = $state(false);
  /** The number of the last event that is skipped. */
  truthUpTo = -1;

  private held = $state.raw<Held | null>(null);
  private waiting: Numbered[] = []; // happened, not yet shown
  private storied = 0; // entries of the journal that the story knows
  private latest: Snapshot | null = null; // the last one that was shown
  private stage: Stage | null = null;
  private isCovered = false;
  private skipped: Numbered[] = [];
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly link: Link) {
    super();
    link.onEvents((events) => this.receive(events));
    this.deliver([]);
  }

  // ------------------------------------------------------------------------------------ what is shown
  get snapshot(): Snapshot | null {
    return this.held ? this.held.snapshot : this.link.snapshot;
  }

  get ask(): Ask | null {
    return this.held ? null : this.link.ask;
  }

  get journal(): Numbered[] {
    return this.held ? this.held.journal : this.link.journal;
  }

  get present(): Present | null {
    return this.link.present;
  }

  get turns(): Turns {
    return this.link.turns;
  }

  /** The events of the scene that holds everything else back; null if the gate is open. */
  get scene(): Numbered[] | null {
    return this.held && !this.isCovered ? this.held.scene : null;
  }

  get isHeld(): boolean {
    return this.held !== null;
  }

  // ------------------------------------------------------------------------------------ the stage
  /** Scenes play here from now on; returns a function that removes the stage. */
  raise(stage: Stage): () => void {
    this.stage = stage;
    const timer = setTimeout(() => this.uncover()); // by then the whole screen has subscribed
    return () => {
      clearTimeout(timer);
      if (this.stage !== stage) return;
      this.stage = null;
      this.jump();
    };
  }

  /** The table is hidden until its next stage, and events are shown only then: on a shared
   * device somebody answers behind a curtain. */
  cover(): void {
    this.isCovered = true;
    this.hold([]);
  }

  private uncover(): void {
    if (!this.isCovered) return;
    this.isCovered = false;
    this.goOn();
  }

  /** The scene has been played. */
  done(): void {
    if (this.held && !this.isCovered) this.goOn();
  }

  /** Skips the current scene. A crash is one scene, from the announcement to the fall. */
  skip(): void {
    if (!this.held || this.isCovered) return;
    const { ship, boat } = this.story.known;
    const ending = this.waiting.find(({ event }) => /^(crashed|leg_started|flew)$/.test(event.what));
    if ((ship.mode === 'falling' || boat?.mode === 'falling') && ending?.event.what === 'crashed')
      this.hold(this.waiting.splice(0, this.waiting.indexOf(ending) + 1));
    this.truthUpTo = this.held.journal.at(-1)?.n ?? this.truthUpTo;
    this.skipped = this.held.scene;
    this.stage?.settle();
    this.goOn();
  }

  /** What happened in a scene that was skipped just now: its outcome is still to be read. Answers once. */
  takeSkipped(): Numbered[] {
    const { skipped } = this;
    this.skipped = [];
    return skipped;
  }

  /** Shows everything that has happened at once, without playing it. */
  jump(): void {
    if (this.isCovered) return;
    this.truthUpTo = this.link.journal.at(-1)?.n ?? this.truthUpTo;
    this.stage?.settle();
    if (this.held) this.open();
  }

  // ------------------------------------------------------------------------------------ how it works
  private receive(events: Numbered[]): void {
    this.waiting.push(...events);
    if (!this.held) this.goOn();
  }

  private get mayHold(): boolean {
    return this.stage !== null && !document.hidden && !motion.reduced && motion.time(1) > 0;
  }

  private goOn(): void {
    const events = this.waiting.map(({ event }) => event);
    const end = this.mayHold ? sceneEnd(events, this.story.known.lastCity) : -1;
    if (end < 0) this.open();
    else this.hold(this.waiting.splice(0, end + 1));
  }

  private open(): void {
    clearTimeout(this.watchdog);
    if (this.held && this.stage) this.beQuiet();
    this.held = null;
    this.deliver(this.waiting.splice(0));
  }

  private beQuiet(): void {
    this.isQuiet = true;
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => (this.isQuiet = false), QUIET);
  }

  private hold(scene: Numbered[]): void {
    const last = scene.at(-1);
    const journal = last ? this.link.journal.slice(0, this.link.journal.lastIndexOf(last) + 1) : this.journal;
    this.held = { snapshot: this.latest, journal, scene };
    clearTimeout(this.watchdog);
    if (!this.isCovered) this.watchdog = setTimeout(() => this.jump(), LONGEST);
    this.deliver(scene);
  }

  /** The story knows everything that is shown, also what came before this screen looked. */
  private deliver(events: Numbered[]): void {
    const { journal } = this;
    if (!this.held) this.latest = this.link.snapshot;
    const view = this.latest?.view ?? null;
    if (view) this.story.seat(everybodyIn(view, this.link.game));
    if (journal.length < this.storied) this.storied = 0; // the log was reset: this is another table
    for (const one of journal.slice(this.storied)) this.story.add(one);
    this.storied = journal.length;
    if (view && !this.held) this.story.agree(view, this.link.game);
    this.announce(events);
  }
}

const gates = new WeakMap<Link, Gate>();

/** The gate of a table: one for every link. */
export function gateOf(link: Link): Gate {
  const found = gates.get(link) ?? new Gate(link);
  gates.set(link, found);
  return found;
}
