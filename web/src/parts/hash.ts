// SHA-256 and HMAC (FIPS 180-4, RFC 2104). WebCrypto would be there only on https and on this very machine, and a
// household's server speaks plain http to phones.
const BLOCK = 64; // bytes

/** The first 32 bits of the fractional parts of a root of the first primes. */
function fractions(count: number, root: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    let isPrime = true;
    for (let by = 2; by * by <= candidate; by++) isPrime &&= candidate % by !== 0;
    if (isPrime) found.push(fractionBits(candidate, root));
  }
  return found;
}

/** Exact: floor(2**32 · prime**(1/root)) mod 2**32 by whole numbers, no rounding of the machine. */
function fractionBits(prime: number, root: number): number {
  const power = BigInt(root);
  const target = BigInt(prime) << (32n * power);
  let low = 0n;
  let high = BigInt(prime) << 32n;
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (middle ** power <= target) low = middle;
    else high = middle - 1n;
  }
  return Number(low & 0xffff_ffffn);
}

const START = fractions(8, 2);
const ROUND = fractions(64, 3);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array((Math.floor((bytes.length + 8) / BLOCK) + 1) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length * 8);
  const state = Uint32Array.from(START);
  for (let at = 0; at < padded.length; at += BLOCK) takeBlock(state, view, at);
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  state.forEach((word, place) => out.setUint32(4 * place, word));
  return digest;
}

function takeBlock(state: Uint32Array, view: DataView, at: number): void {
  const words = new Uint32Array(64);
  for (let t = 0; t < 16; t++) words[t] = view.getUint32(at + 4 * t);
  const word = (t: number): number => words[t] ?? 0;
  for (let t = 16; t < 64; t++) {
    const s0 = turned(word(t - 15), 7) ^ turned(word(t - 15), 18) ^ (word(t - 15) >>> 3);
    const s1 = turned(word(t - 2), 17) ^ turned(word(t - 2), 19) ^ (word(t - 2) >>> 10);
    words[t] = word(t - 16) + s0 + word(t - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < 64; t++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (ROUND[t] ?? 0) + word(t)) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((value, place) => (state[place] = (state[place] ?? 0) + value));
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = new Uint8Array(BLOCK + message.length);
  inner.set(block.map((byte) => byte ^ 0x36));
  inner.set(message, BLOCK);
  const outer = new Uint8Array(BLOCK + 32);
  outer.set(block.map((byte) => byte ^ 0x5c));
  outer.set(sha256(inner), BLOCK);
  return sha256(outer);
}
