// A replay in the place of a live table: the same snapshots, questions and events, at the pace of a cursor.
import { gateOf } from '../table/motion/gate.svelte';
import { Announcer } from '../wire/announcer';
import type { Link, LinkState, Numbered } from '../wire/link.svelte';
import type { Ask, Emoted, GameFacts, No, Present, Snapshot } from '../wire/messages';
import { Turns } from '../wire/turns';
import type { Playback } from './playback';

export class ReplayLink extends Announcer implements Link {
  readonly isLive = false;
  readonly seat = null; // nobody is asked: players are called by their names
  state: LinkState = 'live';
  game: GameFacts;
  snapshot = $state.raw<Snapshot | null>(null);
  ask = $state.raw<Ask | null>(null);
  journal = $state.raw<Numbered[]>([]);
  present: Present | null = null;
  emoted: Emoted | null = null;
  refusal: No | null = null;
  pending: Link['pending'] = [];
  retryAt = 0;
  goodbye = '';
  isSilent = false;
  readonly isAnswering = false;
  readonly turns = new Turns();
  readonly table: string;

  constructor(
    private readonly playback: Playback,
    step: number,
  ) {
    super();
    this.table = playback.replay.table;
    this.game = playback.game;
    this.put(step);
  }

  /** Plays what happened between two steps that follow each other, and jumps between all others. */
  show(step: number, before: number): void {
    const gate = gateOf(this);
    gate.jump(); // whatever still plays belongs to a step that is left
    this.put(step);
    if (step === before + 1) this.announce(this.playback.at(step).events);
    else {
      gate.jump(); // what follows is played again, also after a step back
      this.announce([]);
    }
  }

  private put(step: number): void {
    const { snapshot, ask } = this.playback.at(step);
    this.journal = this.playback.journal(step);
    this.snapshot = snapshot;
    this.ask = ask;
  }

  close(): void {
    this.turns.close();
    this.listeners.clear();
  }

  // A game that is over takes no answers.
  command(): string {
    return '';
  }
  emote(): void {}
  answer(): void {}
  press(): void {}
  tryNow = (): void => {};
}
