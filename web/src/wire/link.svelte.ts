// The link to one table: a socket that resumes, answers that are kept until they are acknowledged, and the
// truth about both. It knows no rules: it holds what the server said last.
import { Timers } from '../parts/timers';
import { Announcer } from './announcer';
import { isSameAsk } from './ask-key';
import type { Ask, ClientMessage, Emoted, GameFacts, No, Present, ServerMessage, Snapshot } from './messages';
import { NO_GAME, type Numbered } from './snapshot';
import { Turns } from './turns';

export type { Happened, Snapshot, SnapshotSeat, TableEvent } from './messages';
export type { Numbered } from './snapshot';

export type LinkState = 'connecting' | 'live' | 'offline' | 'elsewhere' | 'refused' | 'gone';
type Command = Exclude<ClientMessage, { t: 'hello' | 'ping' }>;
type NewCommand = Command extends infer Each ? (Each extends Command ? Omit<Each, 'id'> : never) : never;

const RETRY = [500, 1000, 2000, 4000, 8000];
const BEAT = 250; // ms between two checks of the connection
const PING_AFTER = 2000; // ms without a frame after which a ping is sent; `celestia load` does the same
const SILENCE = 2750; // ms without a frame after which the connection counts as lost, shown within 3 s
const SLEPT = 2000; // ms between two checks after which the page itself has slept
const LOST = 10_000; // ms without a frame after which the socket is given up
const TOGETHER = 10; // ms in which the question of a snapshot comes after it: both are drawn once
const FATAL: Record<string, LinkState> = { elsewhere: 'elsewhere', closed: 'gone', seat: 'refused' };

/** What a table on the screen needs: a live table, or a replay of one. */
export type Link = Pick<TableLink, keyof TableLink>;

/** Announces the events since the last snapshot together with it. */
export class TableLink extends Announcer {
  /** False: nothing can be answered, muted or asked for. */
  readonly isLive: boolean = true;
  state = $state<LinkState>('connecting');
  game = $state.raw<GameFacts>(NO_GAME);
  snapshot = $state.raw<Snapshot | null>(null);
  ask = $state.raw<Ask | null>(null);
  present = $state.raw<Present | null>(null);
  emoted = $state.raw<Emoted | null>(null); // the latest emote of a spectator
  journal = $state.raw<Numbered[]>([]);
  refusal = $state.raw<No | null>(null);
  pending = $state.raw<Command[]>([]); // sent or to be sent, not yet acknowledged
  retryAt = $state(0); // when the next attempt is made, in ms since the epoch
  goodbye = $state('');
  isSilent = $state(false); // no frames arrive, although the socket is open

  private socket: WebSocket | null = null;
  private n = 0;
  private attempts = 0;
  private readonly timers = new Timers();
  private readonly beating = setInterval(() => this.beat(), BEAT);
  private lastMessageAt = 0;
  private pinged = 0;
  private beaten = Date.now();
  private caughtUp = false;
  private fresh: Numbered[] = [];
  private held: (() => void) | null = null; // takes the snapshot that waits for its question

  readonly turns = new Turns();

  /** `live`: the public view without delay, for a device whose own seats know as much anyway. */
  constructor(
    readonly table: string,
    readonly seat: number | null,
    private readonly live = false,
  ) {
    super();
    this.open();
    addEventListener('online', this.tryNow);
    addEventListener('offline', this.cut);
  }

  command(command: NewCommand): string {
    const id = crypto.randomUUID();
    const message = { ...command, id } as Command;
    this.pending = [...this.pending, message];
    this.refusal = null;
    this.send(message);
    return id;
  }

  /** Of a spectator. It is dropped while the connection is lost: shown late it would be misleading. */
  emote(key: string): void {
    this.refusal = null;
    this.send({ t: 'emote', id: crypto.randomUUID(), key });
  }

  answer(words: string): void {
    const { ask } = this;
    if (ask && !this.isAnswering) this.command({ t: 'do', q: ask.q, a: words, ahead: ask.ahead });
  }

  press(): void {
    if (this.ask && !this.isAnswering) this.command({ t: 'press', q: this.ask.q });
  }

  /** An answer to the open question is on its way. */
  get isAnswering(): boolean {
    const { ask } = this;
    return this.pending.some(
      (command) =>
        ask && (command.t === 'do' ? isSameAsk(command, ask) : command.t === 'press' && command.q === ask.q),
    );
  }

  tryNow = (): void => {
    if (this.state === 'offline' || this.state === 'elsewhere') {
      this.attempts = 0;
      this.open();
    }
  };

  /** The device itself says that it has no network: no need to wait for silence. */
  private cut = (): void => {
    if (this.state !== 'live') return;
    this.drop();
    this.lost(1006);
  };

  close(): void {
    removeEventListener('online', this.tryNow);
    removeEventListener('offline', this.cut);
    clearInterval(this.beating);
    this.timers.stop();
    this.drop();
    this.turns.close();
    this.held = null;
    this.snapshot = null; // nothing of this seat stays behind
    this.ask = null;
    this.journal = [];
    this.fresh = [];
  }

  // ------------------------------------------------------------------------------------------ the socket
  private open(): void {
    this.drop();
    this.state = this.snapshot ? 'offline' : 'connecting';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const who = this.seat !== null ? `?seat=${this.seat}` : this.live ? '?live=true' : '';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}${who}`);
    this.socket = socket;
    this.lastMessageAt = Date.now();
    socket.onopen = () => {
      this.caughtUp = false;
      socket.send(JSON.stringify({ t: 'hello', since: this.n } satisfies ClientMessage));
    };
    socket.onmessage = (frame: MessageEvent<string>) => this.receive(JSON.parse(frame.data) as ServerMessage);
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onmessage = socket.onclose = socket.onopen = null;
      socket.close();
    }
  }

  private lost(code: number): void {
    this.held?.();
    this.socket = null;
    this.isSilent = false;
    if (code === 4403) this.state = 'refused';
    if (code === 4404) this.state = 'gone';
    if (['elsewhere', 'refused', 'gone'].includes(this.state)) return;
    this.state = 'offline';
    const wait = RETRY[Math.min(this.attempts++, RETRY.length - 1)] ?? 8000;
    this.retryAt = Date.now() + wait;
    this.timers.after(wait, () => this.state === 'offline' && this.open());
  }

  private beat(): void {
    const now = Date.now();
    const hasSlept = now - this.beaten > SLEPT; // a background page receives nothing for minutes
    this.beaten = now;
    if (!this.socket || this.socket.readyState !== WebSocket.OPEN) return;
    if (hasSlept) this.lastMessageAt = now;
    this.isSilent = now - this.lastMessageAt > SILENCE;
    if (now - this.lastMessageAt > LOST) this.cut();
    else if (now - Math.max(this.lastMessageAt, this.pinged) >= PING_AFTER) this.ping(this.socket, now);
  }

  /** The server answers exactly these bytes the short way (`server/protocols`). */
  private ping(socket: WebSocket, now: number): void {
    this.pinged = now;
    socket.send('{"t":"ping"}');
  }

  private send(message: ClientMessage): void {
    if (this.state === 'live' && this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify(message));
  }

  // ------------------------------------------------------------------------------------------ what it says
  private receive(message: ServerMessage): void {
    this.lastMessageAt = Date.now();
    this.isSilent = false;
    if (message.t !== 'snap') this.held?.();
    switch (message.t) {
      case 'welcome':
        if (message.n < this.n) this.journal = []; // the log was reset: this is another table
        this.n = message.n;
        this.state = 'live';
        this.goodbye = '';
        this.attempts = 0;
        for (const command of this.pending) this.send(command); // the same id gets the same answer
        break;
      case 'ev':
        this.n = message.n;
        this.fresh.push({ n: message.n, event: message.e, isLive: this.caughtUp });
        break;
      case 'game':
        this.game = message;
        break;
      case 'snap':
        this.hold(message.n, message.view);
        break;
      case 'ask':
        this.ask = message;
        break;
      case 'ok':
        this.settle(message.id);
        break;
      case 'no':
        this.settle(message.id);
        this.refusal = message;
        if (message.ask) this.ask = message.ask;
        break;
      case 'present':
        this.present = message;
        break;
      case 'emoted':
        this.emoted = message;
        break;
      case 'bye':
        this.goodbye = message.code;
        this.state = FATAL[message.code] ?? 'offline';
        break;
    }
  }

  /** A snapshot and the question after it are one change. A newer snapshot takes the place of one that waits. */
  private hold(n: number, snapshot: Snapshot): void {
    const release = (): void => {
      if (this.held !== release) return;
      this.held = null;
      this.take(n, snapshot);
    };
    this.held = release;
    this.timers.after(TOGETHER, release);
  }

  private take(n: number, snapshot: Snapshot): void {
    this.n = n;
    const fresh = this.fresh;
    this.fresh = [];
    if (fresh.length) this.journal = [...this.journal, ...fresh];
    this.snapshot = snapshot;
    if (snapshot.phase !== 'playing') this.ask = null;
    const live = fresh.filter((one) => one.isLive);
    this.caughtUp = true;
    this.announce(live);
  }

  private settle(id: string): void {
    this.pending = this.pending.filter((command) => command.id !== id);
  }
}
