// Fair dice, recomputed in the browser: the derivation of src/celestia/game/fair.py, step by step, by WebCrypto
// where the page may use it. It knows nothing of the rules: the words of each chance line are enough.
import { hmac, sha256 } from './hash';

const COMMITMENT = 'celestia commitment 1\n';
const KEY = 'celestia key 1\n';
const SIDES = ['fog', 'lightning', 'birds', 'pirates', 'blank', 'blank'] as const;
const TWO_TO_32 = 2 ** 32;

export interface Opened {
  commitment: string;
  secret: string; // hexadecimal
  entropy: string[]; // by seat; empty where a seat added nothing
  players: number;
  chance: string[]; // every answer of chance, in order
}

export interface Step {
  number: number; // from 0, over the whole game
  recorded: string;
  computed: string;
}

export interface Verdict {
  commitmentHolds: boolean;
  computedCommitment: string;
  steps: Step[];
  failing: Step | null; // the first step that does not follow from the secret
}

const utf8 = new TextEncoder();

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function joined(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A number as eight bytes, big-endian. No game has 2**32 answers of chance. */
function eight(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setUint32(4, number);
  return bytes;
}

export async function commitmentOf(secret: Uint8Array): Promise<string> {
  return hexOf(await sha256(joined(utf8.encode(COMMITMENT), secret)));
}

/** The stream of one answer of chance. */
class Numbers {
  private block = 0;
  private left: number[] = [];

  constructor(
    private readonly key: Uint8Array,
    private readonly k: number,
  ) {}

  async below(bound: number): Promise<number> {
    const limit = TWO_TO_32 - (TWO_TO_32 % bound);
    for (;;) {
      const number = await this.next();
      if (number < limit) return number % bound;
    }
  }

  private async next(): Promise<number> {
    if (!this.left.length) {
      const bytes = await hmac(this.key, joined(eight(this.k), eight(this.block++)));
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.left = Array.from({ length: 8 }, (_, at) => view.getUint32(4 * at));
    }
    return this.left.shift() ?? 0;
  }
}

/** By their bytes in UTF-8, as the server sorts: not by UTF-16 units. */
function byBytes(one: string, other: string): number {
  const [a, b] = [utf8.encode(one), utf8.encode(other)];
  const at = a.findIndex((byte, place) => byte !== b[place]);
  return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1);
}

async function shuffled(words: string[], numbers: Numbers): Promise<string[]> {
  const order = [...words].sort(byBytes);
  for (let at = order.length - 1; at > 0; at--) {
    const other = await numbers.below(at + 1);
    [order[at], order[other]] = [order[other] ?? '', order[at] ?? ''];
  }
  return order;
}

async function answer(key: Uint8Array, k: number, due: string[], players: number): Promise<string> {
  const numbers = new Numbers(key, k);
  if (due[0] === 'roll') {
    const dice: string[] = [];
    for (let die = 1; die < due.length; die++) dice.push(SIDES[await numbers.below(SIDES.length)] ?? '');
    return ['roll', ...dice].join(' ');
  }
  if (due[0] === 'captain') return `captain ${await numbers.below(players)}`;
  const kept = due[0] === 'deal' ? 1 : 2;
  return [...due.slice(0, kept), ...(await shuffled(due.slice(kept), numbers))].join(' ');
}

export async function verify(opened: Opened): Promise<Verdict> {
  const secret = bytesOf(opened.secret);
  const computedCommitment = await commitmentOf(secret);
  const added = utf8.encode(opened.entropy.map((line) => `${line}\n`).join(''));
  const key = await hmac(secret, joined(utf8.encode(KEY), added));
  const steps: Step[] = [];
  for (const [number, recorded] of opened.chance.entries()) {
    steps.push({
      number,
      recorded,
      computed: await answer(key, number, recorded.split(' '), opened.players),
    });
  }
  return {
    commitmentHolds: computedCommitment === opened.commitment,
    computedCommitment,
    steps,
    failing: steps.find((step) => step.recorded !== step.computed) ?? null,
  };
}
