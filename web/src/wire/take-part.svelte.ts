/* eslint-disable svelte/prefer-svelte-reactivity -- which tables there are is shown nowhere */
// Takes part in the dice of a table automatically: seals and reveals as soon as possible, retries after
// any gap, and holds the warning if something is wrong. One for each table, whichever page began it.
import { nextMove, type Warning } from './fair-line';
import { api, Refused } from './http';
import { keepRound, roundsOf, type KeptRound } from './kept-lines';
import type { DiceShown, OpenedTable } from './messages';

const RETRY = 700; // ms
const STAGES = ['open', 'sealing', 'revealing', 'started'];

export class Part {
  warning = $state<Warning | null>(null);
  hasRead = $state(false); // the warning was read
  hasStarted = $state(false); // all lines are there, as far as this device knows
  private newest: DiceShown | null = null;
  private mine: readonly number[] = [];
  private isActing = false;

  constructor(readonly table: string) {}

  /** The latest message of the server. It arrives on several paths; older ones are ignored. */
  follow(dice: DiceShown, mine: readonly number[]): void {
    this.mine = mine;
    if (this.newest && isOlder(dice, this.newest)) return;
    this.learn(dice);
    void this.act();
  }

  /** A table that was just opened or joined: its dice are known without asking again. */
  begin(opened: OpenedTable, stage: 'open' | 'sealing'): void {
    const { commitment, seat } = opened;
    const dice = {
      protocol: 2,
      round: 1,
      commitment,
      stage,
      lines: [],
      void: [],
      awaited: [seat],
      until: null,
    };
    this.follow(dice, [seat]);
  }

  private learn(dice: DiceShown): void {
    this.newest = dice;
    if (dice.stage === 'started') this.hasStarted = true;
  }

  /** One step after the other, until the server has to do the next one. */
  private async act(): Promise<void> {
    if (this.isActing) return;
    this.isActing = true;
    try {
      for (let dice = this.newest; dice && !this.warning;) {
        const answer = await this.step(dice);
        const known: DiceShown | null = this.newest; // it may have changed meanwhile
        if (answer && !(known && isOlder(answer, known))) this.learn(answer);
        if (this.newest === dice) break;
        dice = this.newest;
      }
    } finally {
      this.isActing = false;
    }
  }

  /** The server's answer; null if nothing was sent, or if it refused. */
  private async step(dice: DiceShown): Promise<DiceShown | null> {
    const move = nextMove(this.table, dice, this.mine);
    if (move.kind === 'warn') this.warning = move.warning;
    try {
      if (move.kind === 'seal') {
        const answer = await api.seal(this.table, move.seal);
        this.note(dice.round, { sealed: true });
        return answer;
      }
      if (move.kind !== 'reveal') return null;
      const answer = await api.reveal(this.table, move.line);
      this.note(dice.round, { revealed: true });
      return answer;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (isPassing(error.status)) setTimeout(() => void this.act(), RETRY);
      return null; // if it was too late, the next message of the server shows it
    }
  }

  private note(number: number, acknowledged: Partial<KeptRound>): void {
    const kept = roundsOf(this.table)[number];
    if (kept) keepRound(this.table, number, { ...kept, ...acknowledged });
  }
}

/** No connection, too many requests, or a server that restarts. */
const isPassing = (status: number): boolean => !status || status === 429 || status >= 500;

function isOlder(one: DiceShown, other: DiceShown): boolean {
  if (one.round !== other.round) return one.round < other.round;
  return STAGES.indexOf(one.stage) < STAGES.indexOf(other.stage);
}

const parts = new Map<string, Part>();

export function partAt(table: string): Part {
  const found = parts.get(table) ?? new Part(table);
  parts.set(table, found);
  return found;
}
