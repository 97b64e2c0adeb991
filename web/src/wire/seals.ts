// The two hashes of the fair dice (src/celestia/game/fairness/sealed_dice.py): what the server commits to, and the seal of a line.
import { sha256 } from '../parts/hash';

const COMMITMENT = 'celestia commitment 1\n';
const LINE = 'celestia line 2\n';
export const LINE_BYTES = 32;

const utf8 = new TextEncoder();

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** All of it in hexadecimal. */
export function commitmentOf(secret: string): string {
  return hexOf(sha256(joined(utf8.encode(COMMITMENT), bytesOf(secret))));
}

export function sealOf(table: string, commitment: string, line: string): string {
  return hexOf(sha256(joined(utf8.encode(LINE + table + commitment), bytesOf(line))));
}

export function drawLine(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(LINE_BYTES)));
}
