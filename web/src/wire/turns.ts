// Deferred rendering: one piece per frame, each after the previous one is painted. Drawing a change of the table at
// once is one long task that blocks input. The question is drawn first, the rest in turns.
const AT_LATEST = 100; // ms: a background page paints nothing

/** Calls back once the next frame is painted, when the layout is already done. */
export function afterPaint(then: () => void): () => void {
  let timer = setTimeout(then, AT_LATEST);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(then);
  });
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}

/** Calls in the next frame, between its layout and its paint. Focus needs a layout wherever a style asks for the
 * size of its container: anywhere else in a frame it would be one more. */
export function afterLayout<Part extends Element>(part: Part, then: (part: Part) => void): void {
  const watcher = new ResizeObserver(() => {
    watcher.disconnect();
    then(part);
  });
  watcher.observe(part);
}

export class Turns {
  private readonly waiting = new Map<() => void, number>();
  private stop: (() => void) | null = null;

  /** Schedules this once; the lower rank runs first. A task already waiting is not added twice. */
  wait(work: () => void, rank: number): void {
    this.waiting.set(work, rank);
    this.stop ??= afterPaint(this.next);
  }

  drop(work: () => void): void {
    this.waiting.delete(work);
  }

  close(): void {
    this.stop?.();
    this.stop = null;
    this.waiting.clear();
  }

  private readonly next = (): void => {
    const [first] = [...this.waiting].sort(([, one], [, other]) => one - other);
    if (first) this.waiting.delete(first[0]);
    this.stop = this.waiting.size ? afterPaint(this.next) : null;
    first?.[0]();
  };
}
