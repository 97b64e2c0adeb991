// Plays sequences in the scene by the Web Animations API. It can jump to the end at any time, and a picture is
// always whole. Listeners for the end are notified.
import { tick } from 'svelte';
import { motion } from '../../settings.svelte';
import type { Picture, Ship } from '../scene/picture';
import { sendSignal } from './signals';
import { catchUp, still } from './queue';
import { isLeaving, type Move, type Piece, type Sequence } from './steps';
import { Timeline } from './timeline';

const isOf = ({ effect }: Animation, part: Element): boolean =>
  effect instanceof KeyframeEffect && effect.target === part;

const planned = (): Promise<void> => new Promise((done) => setTimeout(done));

export class ScenePlayer {
  picture = $state.raw<Picture>() as Picture;
  pieces = $state.raw<Piece[]>([]);
  playing = $state('');

  private queue: Sequence[] = [];
  private current: Sequence | null = null;
  private rate = 1; // of scenes without outcome, which may have to catch up
  private then: (() => void) | null = null;
  private truth: Picture | null = null; // the picture of the last snapshot
  private readonly times = new Timeline();
  private animations: Animation[] = [];

  constructor(
    picture: Picture,
    private readonly root: () => HTMLElement | undefined,
  ) {
    this.picture = picture;
  }

  /** Plays these after the current sequence, or at once if that would take too long. The final picture is always
   * `truth`: some changes have no sequence of their own. `then` is called after everything has been played, but
   * not if it is settled before. */
  play(sequences: Sequence[], truth: Picture, then: (() => void) | null = null): void {
    this.truth = truth;
    this.then = then;
    if (document.hidden || motion.time(1) === 0) {
      for (const one of sequences) one.signals.forEach(sendSignal);
      this.settle();
      then?.();
      return;
    }
    const moving = sequences.filter((one) => one.lasts + one.rest > 0);
    if (this.current && !moving.length) return; // changes without motion appear at the end and hurry nothing
    const all = [...(this.current ? [this.current] : []), ...this.queue, ...moving];
    const { rate, sequences: kept } = catchUp(all, this.current ? this.times.position : 0);
    this.rate = rate;
    const goesOn = this.current !== null && kept[0] === this.current;
    this.queue = goesOn ? kept.slice(1) : kept;
    if (goesOn) this.hurry();
    else {
      const left = kept[0] && all[all.indexOf(kept[0]) - 1]; // dropped: the next ones begin where it ends
      if (left) this.picture = left.after;
      this.next();
    }
  }

  /** Jumps to the final picture, or to the given newer one. */
  settle(truth = this.truth): void {
    this.stop();
    this.queue = [];
    this.current = this.then = null;
    this.playing = '';
    this.truth = truth;
    if (truth) this.picture = truth;
  }

  /** Turns a happy mood calm. */
  calm(): void {
    const { ship, boat } = this.picture;
    const eased = <T extends Ship>(vessel: T): T =>
      vessel.mood === 'happy' ? { ...vessel, mood: 'calm' } : vessel;
    this.picture = { ...this.picture, ship: eased(ship), boat: boat && eased(boat) };
  }

  /** Stops without changing the picture. */
  close(): void {
    this.queue = [];
    this.current = this.then = null;
    this.stop();
  }

  private stop(): void {
    this.times.stop();
    for (const animation of this.animations) animation.cancel();
    this.animations = [];
    if (this.pieces.length) this.pieces = [];
  }

  private next(): void {
    this.stop();
    const wanted = this.queue.shift();
    this.current = wanted ?? null;
    this.playing = wanted?.name ?? '';
    if (wanted) void this.begin(wanted, motion.reduced ? still(wanted) : wanted);
    else {
      this.rate = 1;
      if (this.truth) this.picture = this.truth;
      const { then } = this;
      this.then = null;
      then?.();
    }
  }

  private async begin(wanted: Sequence, shown: Sequence): Promise<void> {
    await planned(); // to plan a sequence is a task of its own, to draw its beginning another
    if (this.current !== wanted) return;
    this.pieces = shown.pieces;
    const start = shown.changes.find((change) => change.at === 0);
    if (start) this.picture = start.picture;
    await tick();
    if (this.current !== wanted) return;
    this.times.begin(this.pace);
    for (const signal of shown.signals) this.times.at(signal.at, () => sendSignal(signal));
    for (const { at, picture } of shown.changes)
      if (at > 0) this.times.at(at, () => this.show(picture, shown, at));
    this.animate(shown.moves.filter((one) => !this.waits(one, shown)));
    this.times.at(shown.lasts, () => (this.picture = wanted.after));
    this.times.at(shown.lasts + shown.rest, () => this.next());
  }

  /** A move that begins with a change waits for it: only then is there something to move. */
  private waits(one: Move, { changes }: Sequence): boolean {
    return changes.some((change) => change.at > 0 && change.at <= one.at);
  }

  private show(picture: Picture, shown: Sequence, at: number): void {
    this.picture = picture;
    const current = this.current;
    void tick().then(() => {
      if (this.current !== current) return;
      const since = shown.changes.filter((change) => change.at > 0 && change.at > at);
      const due = shown.moves.filter(
        (one) => one.at >= at && this.waits(one, shown) && !since.some((change) => change.at <= one.at),
      );
      this.animate(due.map((one) => ({ ...one, at: one.at - at })));
    });
  }

  private animate(moves: Move[]): void {
    const root = this.root();
    if (!root) return;
    for (const one of moves) {
      const part = root.querySelector(`[data-part="${one.part}"]`);
      if (!part) continue;
      const animation = part.animate(one.frames as Keyframe[], {
        delay: motion.time(one.at),
        duration: Math.max(1, motion.time(one.lasts)),
        easing: one.easing,
        fill: isLeaving(one) ? 'both' : 'backwards', // at rest the picture decides where things are
      });
      animation.playbackRate = this.speed;
      // A part that has left and is still drawn comes back here. It must not vanish again afterwards.
      for (const before of this.animations)
        if (before.playState === 'finished' && isOf(before, part)) before.cancel();
      this.animations.push(animation);
    }
  }

  /** An outcome is never hurried: nothing comes after it before it is over. */
  private get speed(): number {
    return this.current?.rest ? 1 : this.rate;
  }

  /** ms at calm speed that pass in a real one. */
  private get pace(): number {
    return this.speed / motion.time(1);
  }

  private hurry(): void {
    this.times.hurry(this.pace);
    for (const animation of this.animations) animation.updatePlaybackRate(this.speed);
  }
}
