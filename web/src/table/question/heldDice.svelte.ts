// The dice in the captain's hand: shaken for as long as a button or its key is held, and let fall with it.
import type { HTMLButtonAttributes } from 'svelte/elements';
import { play } from '../../sound/speaker.svelte';
import type { Draft } from './draft.svelte';

const RATTLE = 240; // ms between two rattles
const SLIP = 24; // px that a finger may slip off the button

export class HeldDice {
  private key = ''; // held down

  /** To be made with its button. `may`: nothing lies over it, and no roll is on its way. */
  constructor(
    private readonly draft: Draft,
    private readonly may: () => boolean,
    private readonly onroll: () => void,
  ) {
    $effect(() => {
      if (!this.draft.shaking) return;
      const rattle = (): void => void play('shake');
      rattle();
      const rattling = setInterval(rattle, RATTLE);
      return () => clearInterval(rattling);
    });
    $effect(() => this.rest); // dice are dropped with their question
  }

  rest = (): void => {
    this.draft.shaking = false;
    this.key = '';
  };

  /** What the button listens to. */
  readonly events: HTMLButtonAttributes = {
    onpointerdown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      this.shake();
    },
    onpointerup: ({ currentTarget, clientX, clientY }) => {
      const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
      const isOn =
        clientX > left - SLIP && clientX < right + SLIP && clientY > top - SLIP && clientY < bottom + SLIP;
      if (isOn) this.letFall();
      else this.rest();
    },
    onpointercancel: () => this.rest(),
    oncontextmenu: (event) => event.preventDefault(),
    onkeydown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault(); // Enter would press at once, and Space once more
      if (!event.repeat) this.hold(event.key);
    },
    // without a pointer: a screen reader presses it
    onclick: (event) => {
      if (event.detail === 0 && this.may()) this.onroll();
    },
  };

  lifted = (event: KeyboardEvent): void => {
    if (!this.key || event.key.toLowerCase() !== this.key.toLowerCase()) return;
    event.preventDefault();
    this.letFall();
  };

  /** Until this key is lifted. */
  hold(key: string): void {
    this.key = key;
    this.shake();
  }

  private shake(): void {
    if (this.may()) this.draft.shaking = true;
  }

  /** Only the press that took the dice can drop them, not one that began on another question. */
  private letFall(): void {
    if (!this.draft.shaking) return;
    this.rest();
    this.onroll();
  }
}
