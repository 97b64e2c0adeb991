// Numbers of chance from a stream of hashes, as src/celestia/game/fairness draws them: no remainder favours any.
const TWO_TO_32 = 2 ** 32;

export class Numbers {
  private block = 0;
  private left: number[] = [];

  constructor(private readonly hashOf: (block: number) => Uint8Array) {}

  below(bound: number): number {
    const limit = TWO_TO_32 - (TWO_TO_32 % bound);
    for (;;) {
      const number = this.next();
      if (number < limit) return number % bound;
    }
  }

  private next(): number {
    if (!this.left.length) {
      const { buffer, byteOffset, byteLength } = this.hashOf(this.block++);
      const view = new DataView(buffer, byteOffset, byteLength);
      this.left = Array.from({ length: byteLength / 4 }, (_, at) => view.getUint32(4 * at));
    }
    return this.left.shift() ?? 0;
  }
}
