// The device seals and reveals automatically, despite lost answers, late messages and server restarts.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused } from './http';
import { roundsOf } from './kept-lines';
import type { DiceShown, LineShown, Problem } from './messages';
import { commitmentOf } from './seals';
import { Part } from './take-part.svelte';

const TABLE = 'kX0bYfW1-_7cQm3RzT5vUA';
const COMMITMENT = commitmentOf('01'.repeat(32));
const server = vi.hoisted(() => ({ seal: vi.fn(), reveal: vi.fn() }));
vi.mock('./http', async (original) => ({ ...(await original<typeof import('./http')>()), api: server }));

const opened = { table: TABLE, seat: 0, commitment: COMMITMENT };
const refused = (status: number): Refused => new Refused(status, { code: 'x', sentence: '' } as Problem);

function dice(stage: DiceShown['stage'], lines: LineShown[], change: Partial<DiceShown> = {}): DiceShown {
  return {
    ...{ protocol: 2, round: 1, commitment: COMMITMENT, stage, lines, void: [], awaited: [], until: null },
    ...change,
  };
}

/** An honest server with this device alone. */
function beHonest(): void {
  let seal = '';
  const line = (change: Partial<LineShown>): LineShown[] => [
    { seats: [0], seal, arrived: false, line: '', ...change },
  ];
  server.seal.mockImplementation((_: string, sealed: string) => {
    seal = sealed;
    return Promise.resolve(dice('revealing', line({})));
  });
  server.reveal.mockImplementation((_: string, revealed: string) =>
    Promise.resolve(dice('started', line({ arrived: true, line: revealed }))),
  );
}

const isUsed = (): boolean => roundsOf(TABLE)[1]?.used ?? false;

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
  beHonest();
});
afterEach(() => vi.useRealTimers());

test('play now needs two requests and no press', async () => {
  const part = new Part(TABLE);
  part.begin(opened, 'sealing');
  await vi.waitFor(() => expect(isUsed()).toBe(true));
  expect([server.seal.mock.calls.length, server.reveal.mock.calls.length]).toEqual([1, 1]);
  expect(roundsOf(TABLE)[1]).toMatchObject({ sealed: true, revealed: true });
  expect(part.warning).toBeNull();
});

test('what a slower way brings later is passed over', async () => {
  const part = new Part(TABLE);
  part.begin(opened, 'sealing');
  await vi.waitFor(() => expect(isUsed()).toBe(true));
  part.follow(dice('sealing', [], { awaited: [0] }), [0]);
  part.follow(dice('open', []), [0]);
  expect(server.seal).toHaveBeenCalledTimes(1);
  expect(part.warning).toBeNull();
});

test('an older round is no changed commitment', async () => {
  const part = new Part(TABLE);
  const second = commitmentOf('02'.repeat(32));
  const opened_ = { commitment: COMMITMENT, secret: '01'.repeat(32), lines: [] };
  server.seal.mockResolvedValueOnce(dice('sealing', [], { round: 2, commitment: second, void: [opened_] }));
  part.follow(dice('sealing', [], { round: 2, commitment: second, void: [opened_], awaited: [0] }), [0]);
  await vi.waitFor(() => expect(roundsOf(TABLE)[2]?.sealed).toBe(true));
  part.follow(dice('sealing', [], { awaited: [0] }), [0]);
  await new Promise((done) => setTimeout(done));
  expect(part.warning).toBeNull();
});

test.each([0, 429, 503])('a request that fails with %i is sent again', async (status) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  server.seal.mockRejectedValueOnce(refused(status));
  const part = new Part(TABLE);
  part.begin(opened, 'sealing');
  await vi.waitFor(() => expect(server.seal).toHaveBeenCalledTimes(1));
  const line = roundsOf(TABLE)[1]?.lines;
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000);
    expect(isUsed()).toBe(true);
  });
  expect(roundsOf(TABLE)[1]?.lines).toEqual(line);
});

test('a refusal is not argued with', async () => {
  server.seal.mockRejectedValueOnce(refused(409));
  const part = new Part(TABLE);
  part.begin(opened, 'sealing');
  await vi.waitFor(() => expect(server.seal).toHaveBeenCalledTimes(1));
  part.follow(dice('revealing', [{ seats: [1], seal: '00', arrived: false, line: '' }]), [0]);
  await vi.waitFor(() => expect(part.warning).toBe('late'));
  expect(server.reveal).not.toHaveBeenCalled();
});

test('a list without its seal gets a warning and no line', async () => {
  server.seal.mockResolvedValueOnce(
    dice('revealing', [{ seats: [1], seal: '00', arrived: false, line: '' }]),
  );
  const part = new Part(TABLE);
  part.begin(opened, 'sealing');
  await vi.waitFor(() => expect(part.warning).toBe('unlisted'));
  part.follow(dice('revealing', [{ seats: [1], seal: '00', arrived: true, line: '' }]), [0]);
  await Promise.resolve();
  expect(server.reveal).not.toHaveBeenCalled();
});
