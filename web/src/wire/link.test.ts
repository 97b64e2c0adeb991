// Server messages become one change per step, and deferred listeners receive all of them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableLink, type Numbered } from './link.svelte';

class Line {
  static readonly OPEN = 1;
  readonly readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send = vi.fn();
  close = vi.fn();

  constructor() {
    lines.push(this);
  }

  says(...messages: object[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let lines: Line[] = [];
const welcome = { t: 'welcome', n: 0 };
const happens = (n: number) => ({ t: 'ev', n, e: { what: 'flew', n } });
const snapshot = (n: number) => ({ t: 'snap', n, view: { phase: 'playing', journey: n } });
const question = (q: number) => ({ t: 'ask', q, seats: [0], options: ['stay', 'leave'] });

function seated(): [TableLink, Line] {
  const link = new TableLink('table', 0);
  const line = lines[0] as Line;
  line.onopen?.();
  line.says(welcome, snapshot(0), question(1));
  return [link, line];
}

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a snapshot and the question after it are one change', () => {
  const [link, line] = seated();
  const [shown, asked] = [link.snapshot, link.ask];
  line.says(happens(1), snapshot(1));
  expect([link.snapshot, link.ask]).toEqual([shown, asked]);
  line.says(question(2));
  expect(link.snapshot).toMatchObject({ journey: 1 });
  expect(link.ask?.q).toBe(2);
  expect(link.journal.map(({ n }) => n)).toEqual([1]);
});

test('a snapshot that no question follows is shown all the same', () => {
  const [link, line] = seated();
  line.says(happens(1), snapshot(1));
  vi.advanceTimersByTime(50);
  expect(link.snapshot).toMatchObject({ journey: 1 });
  line.says(happens(2), snapshot(2), { t: 'present', online: [0], watching: 0 });
  expect(link.snapshot).toMatchObject({ journey: 2 });
});

test('a line that is cut loses no snapshot', () => {
  const [link, line] = seated();
  line.says(happens(1), snapshot(1));
  line.onclose?.({ code: 1006 });
  expect(link.snapshot).toMatchObject({ journey: 1 });
});

test('deferred listeners run once, in turn, with all events', () => {
  const [link, line] = seated();
  const atOnce: number[][] = [];
  const inTurn: number[][] = [];
  const collect = (into: number[][]) => (events: Numbered[]) => void into.push(events.map(({ n }) => n));
  link.onEvents(collect(atOnce));
  link.onEventsDeferred(collect(inTurn), 0);
  line.says(happens(1), snapshot(1), question(2), happens(2), snapshot(2), question(3));
  expect([atOnce, inTurn]).toEqual([[[1], [2]], []]);
  vi.advanceTimersByTime(200);
  expect(inTurn).toEqual([[1, 2]]);
});

test('an answer in advance does not hold back the next question of the same moment', () => {
  const [link, line] = seated();
  line.says({ ...question(2), ahead: '' });
  link.answer('pass');
  expect(link.isAnswering).toBe(true);
  line.says({ ...question(2), ahead: 'crashing', options: ['play jetpack', 'pass'] });
  expect(link.isAnswering).toBe(false);
  link.answer('play jetpack');
  link.answer('pass');
  const sent = line.send.mock.calls.map(([text]) => JSON.parse(text as string) as Record<string, unknown>);
  expect(sent.filter(({ t }) => t === 'do')).toMatchObject([
    { q: 2, a: 'pass', ahead: '' },
    { q: 2, a: 'play jetpack', ahead: 'crashing' },
  ]);
});

test('a closed link delivers and keeps nothing of its seat', () => {
  const [link, line] = seated();
  const listener = vi.fn();
  link.onEventsDeferred(listener, 0);
  line.says(happens(1), snapshot(1), question(2), happens(2), snapshot(2));
  link.close();
  vi.advanceTimersByTime(200);
  expect(listener).not.toHaveBeenCalled();
  expect([link.snapshot, link.ask, link.journal]).toEqual([null, null, []]);
});

test('an answer that cannot be saved is kept, and sent again when the server is back', () => {
  const [link, line] = seated();
  link.answer('stay');
  const sent = line.send.mock.lastCall?.[0] as string;
  line.says({ t: 'bye', code: 'away' });
  line.onclose?.({ code: 4000 });
  for (const wait of [500, 1000]) {
    vi.advanceTimersByTime(wait);
    expect([link.state, link.goodbye, link.pending.length]).toEqual(['offline', 'away', 1]);
    lines.at(-1)?.says({ t: 'bye', code: 'away' });
    lines.at(-1)?.onclose?.({ code: 1013 });
  }
  vi.advanceTimersByTime(2000);
  expect(lines).toHaveLength(4);
  lines.at(-1)?.says(welcome);
  expect(lines.at(-1)?.send).toHaveBeenLastCalledWith(sent);
  expect([link.state, link.goodbye]).toEqual(['live', '']);
});

test('a line is asked for a sign of life only where none has come', () => {
  const [, line] = seated();
  line.send.mockClear();
  for (let second = 0; second < 10; second += 1) {
    vi.advanceTimersByTime(1000);
    line.says(happens(second + 1));
  }
  expect(line.send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(line.send.mock.calls).toEqual([['{"t":"ping"}']]);
});

test('a silent connection counts as lost within 3 seconds, and recovers at once', () => {
  const [link, line] = seated();
  line.send.mockImplementation(() => line.says({ t: 'pong' }));
  vi.advanceTimersByTime(20_000);
  line.send.mockReset();
  expect(link.isSilent).toBe(false);
  vi.advanceTimersByTime(3000);
  expect([link.isSilent, link.state]).toEqual([true, 'live']);
  line.says({ t: 'pong' });
  expect(link.isSilent).toBe(false);
});

test('a line that stays silent is given up and tried again', () => {
  const [link] = seated();
  vi.advanceTimersByTime(11_000);
  expect(link.state).toBe('offline');
  vi.advanceTimersByTime(1000);
  expect(lines.length).toBeGreaterThan(1);
});

test('a page that has slept is not called cut', () => {
  const [link] = seated();
  vi.advanceTimersByTime(1000);
  vi.setSystemTime(Date.now() + 60_000); // no timer ran
  vi.advanceTimersByTime(1000);
  expect([link.isSilent, link.state]).toEqual([false, 'live']);
});

test('a device without network is cut at once', () => {
  const [link] = seated();
  dispatchEvent(new Event('offline'));
  expect(link.state).toBe('offline');
});

test('an emote is not kept for a line that is cut', () => {
  const [link, line] = seated();
  link.emote('bravo');
  expect(JSON.parse(String(line.send.mock.calls.at(-1)?.[0]))).toMatchObject({ t: 'emote', key: 'bravo' });
  line.onclose?.({ code: 1006 });
  link.emote('heart');
  link.tryNow();
  const back = lines[1] as Line;
  back.onopen?.();
  back.says(welcome);
  expect(back.send.mock.calls.map(([frame]) => (JSON.parse(String(frame)) as { t: string }).t)).toEqual([
    'hello',
  ]);
});

test('what a spectator shows is known, again and again', () => {
  const [link, line] = seated();
  line.says({ t: 'emoted', key: 'hmm' });
  const first = link.emoted;
  line.says({ t: 'emoted', key: 'hmm' });
  expect([first?.key, link.emoted?.key, link.emoted === first]).toEqual(['hmm', 'hmm', false]);
});
