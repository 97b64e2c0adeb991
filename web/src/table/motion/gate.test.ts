// A scene with an outcome holds back all that happened later, and the question; a press or a hidden page does not.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../settings.svelte';
import type { Happened, Numbered, Snapshot, TableLink } from '../../wire/link.svelte';
import type { Ask } from '../../wire/messages';
import { aLink, anAsk, aSnapshot, aView } from '../../wire/samples';
import { Turns } from '../../wire/turns';
import { QUIET } from '../question/keys';
import { Gate } from './gate.svelte';
import { ANN, BEGINNING, CY, FALL, FLIGHT, STAYED, STORIES } from './threeAboard';

const ROLLED: Happened = { what: 'dice_rolled', seat: CY, dice: [1, 2], of: 2 };
const view = aView({ aircraft: { at: '9', heading: '12' }, captain: ANN, phase: 'announcement' });
const snapshot = (journey: number): Snapshot => aSnapshot({ view: { ...view, journey } });

/** A fake link: events, then a snapshot with its question. */
class Fake {
  private journal: Numbered[] = [];
  private listener: (events: Numbered[]) => void = () => undefined;
  readonly link: TableLink = aLink({
    snapshot: snapshot(1),
    ask: anAsk(),
    turns: new Turns(),
    onEvents: (listener) => {
      this.listener = listener;
      return () => undefined;
    },
  });

  get ask(): Ask | null {
    return this.link.ask;
  }

  get snapshot(): Snapshot | null {
    return this.link.snapshot;
  }

  say(...events: Happened[]): void {
    const from = this.journal.length + 1;
    const numbered = events.map((event, at): Numbered => ({ n: from + at, event, isLive: true }));
    this.journal = this.link.journal = [...this.journal, ...numbered];
    this.link.snapshot = snapshot(from + 1);
    this.link.ask = anAsk({ q: (this.ask?.q ?? 0) + 1 });
    this.listener(numbered);
  }
}

function opened(): { link: Fake; gate: Gate; delivered: string[]; stage: { settle: () => void } } {
  const link = new Fake();
  const gate = new Gate(link.link);
  const delivered: string[] = [];
  gate.onEvents((events) => delivered.push(...events.map(({ event }) => event.what)));
  const stage = { settle: vi.fn() };
  gate.raise(stage);
  vi.advanceTimersByTime(1);
  return { link, gate, delivered, stage };
}

const hide = (hidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
};

beforeEach(() => {
  vi.useFakeTimers();
  hide(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  [settings.speed, settings.stillness] = ['calm', false];
});

describe('the gate', () => {
  it('lets through at once what has no outcome', () => {
    const { link, gate, delivered } = opened();
    link.say(STAYED, ...FLIGHT);
    expect([gate.scene, gate.ask, delivered.length]).toEqual([null, link.ask, 5]);
    expect(gate.snapshot).toBe(link.snapshot);
  });

  it('holds back the question, the snapshot and all later events until a fall is over', () => {
    const { link, gate, delivered } = opened();
    const before = gate.snapshot;
    link.say(FALL[1] as Happened, ...BEGINNING, ROLLED);
    expect([gate.ask, gate.snapshot, delivered]).toEqual([null, before, ['crashed']]);
    expect(gate.journal.map(({ event }) => event.what)).toEqual(['crashed']);
    gate.done();
    expect([gate.ask, gate.snapshot]).toEqual([link.ask, link.snapshot]);
    expect(delivered).toEqual(['crashed', 'journey_started', 'dice_rolled']);
  });

  it('plays the announcement and the fall one after the other where both came at once', () => {
    const { link, gate, delivered } = opened();
    link.say(...FALL, ...BEGINNING);
    expect(delivered).toEqual(['announced_cannot']);
    gate.done();
    expect([gate.ask, delivered.at(-1)]).toEqual([null, 'crashed']);
    gate.done();
    expect([gate.scene, delivered.at(-1)]).toEqual([null, 'journey_started']);
  });

  it('keeps what comes while a scene plays, and plays the next scene after it', () => {
    const { link, gate, delivered } = opened();
    link.say(FALL[1] as Happened);
    link.say(...BEGINNING);
    link.say(...(STORIES['ejection'] as Happened[]), STAYED);
    expect(delivered).toEqual(['crashed']);
    gate.done();
    expect(delivered.slice(1)).toEqual(['journey_started', 'card_played', 'treasure_drawn']);
    gate.done();
    expect([gate.ask, delivered.at(-1)]).toEqual([link.ask, 'stayed']);
  });

  it('opens even if a scene never ends', () => {
    const { link, gate } = opened();
    link.say(FALL[1] as Happened);
    vi.advanceTimersByTime(60_000);
    expect(gate.ask).toBe(link.ask);
  });
});

describe('skipping', () => {
  it('ends a whole crash, shows its outcome once, and continues with later events', () => {
    const { link, gate, delivered, stage } = opened();
    link.say(...FALL, ...BEGINNING);
    gate.skip();
    expect([gate.ask, delivered.at(-1)]).toEqual([link.ask, 'journey_started']);
    expect(stage.settle).toHaveBeenCalled();
    expect(gate.takeSkipped().map(({ event }) => event.what)).toEqual(['crashed']);
    expect(gate.takeSkipped()).toEqual([]);
    expect(gate.truthUpTo).toBe(2);
  });

  it('ends one scene, not the next', () => {
    const { link, gate, delivered } = opened();
    link.say(FALL[1] as Happened, ...BEGINNING, ...(STORIES['ejection'] as Happened[]));
    gate.skip();
    expect([gate.ask, delivered.at(-1)]).toEqual([null, 'treasure_drawn']);
  });

  it('is followed by a moment in which nothing can be pressed', () => {
    const { link, gate } = opened();
    link.say(FALL[1] as Happened);
    gate.skip();
    expect(gate.isQuiet).toBe(true);
    vi.advanceTimersByTime(QUIET);
    expect(gate.isQuiet).toBe(false);
  });
});

describe('nothing is held', () => {
  it.each([
    ['in a hidden page', () => hide(true)],
    ['at instant speed', () => (settings.speed = 'instant')],
    ['without motion', () => (settings.stillness = true)],
  ])('%s', (_, set) => {
    const { link, gate, delivered } = opened();
    set();
    link.say(...FALL, ...BEGINNING);
    expect([gate.ask, delivered.length]).toEqual([link.ask, 3]);
  });

  it('any more by a page that is hidden or a line that is cut while a scene plays', () => {
    const { link, gate, stage } = opened();
    link.say(...FALL, ...BEGINNING);
    gate.jump();
    expect([gate.ask, gate.snapshot]).toEqual([link.ask, link.snapshot]);
    expect(stage.settle).toHaveBeenCalled();
    expect(gate.truthUpTo).toBe(3);
    expect(gate.takeSkipped()).toEqual([]);
  });
});

describe('a table behind a curtain', () => {
  it('shows what happened when it is back', () => {
    const { link, gate, delivered, stage } = opened();
    gate.cover();
    link.say(STAYED, ...FALL);
    expect([delivered, gate.scene, gate.ask]).toEqual([[], null, null]);
    gate.raise(stage);
    vi.advanceTimersByTime(1);
    expect([delivered, gate.ask]).toEqual([['stayed', 'announced_cannot'], null]);
  });
});

describe('the story', () => {
  it('knows who lost everything, on the way to where, and who got away', () => {
    const { link, gate } = opened();
    link.say(FALL[0] as Happened, { what: 'card_played', seat: CY, card: 'jetpack' }, FALL[1] as Happened);
    gate.skip();
    expect(gate.story.losses.get(3)).toEqual({ heading: '12', lost: [0, 1], away: [2] });
  });
});
