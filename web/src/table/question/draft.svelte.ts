// The draft of an answer. The panel and the hand both edit it.
import { settings } from '../../settings.svelte';
import type { TableModel } from '../model.svelte';
import { changesFor, type Order, type PlanChange } from './orders';
import type { Target } from './targets';

export class Draft {
  picking = $state<string | null>(null); // the choice whose target is being chosen, by its head
  target = $state<string | null>(null); // the target chosen, in whole words
  targets = $state.raw<readonly Target[]>([]); // between which is being chosen: the scene marks them too
  payment = $state(''); // the payment laid out, in words
  counts = $state<Record<string, number>>({}); // cards taken, to lend or to exchange
  dice = $state<number[]>([]); // to roll again, counted from 1
  orders = $state<Record<string, Order | null>>({}); // changed standing orders, by card; null: none
  armed = $state(''); // the answer that the next press gives, where leaving has to be confirmed
  shaking = $state(false); // the dice are in the captain's hand

  /** A new question: nothing of the last one is kept. */
  clear(): void {
    this.picking = this.target = null;
    this.armed = '';
    this.payment = '';
    this.counts = {};
    this.dice = [];
    this.orders = {};
    this.shaking = false;
  }

  /** The plan changes to send before the answer, for the chosen orders. */
  changes(plans: readonly string[]): PlanChange[] {
    return Object.entries(this.orders).flatMap(([thing, order]) => changesFor(plans, thing, order));
  }

  /** With the confirmation setting on, leaving the ship takes two presses. */
  mustConfirm(words: string): boolean {
    if (!settings.confirmLeave || words !== 'leave' || this.armed === words) return false;
    this.armed = words;
    return true;
  }

  /** Cards for Matryoshburg's exchange are being taken. */
  isExchange(kind: string): boolean {
    return kind === 'swap' || this.picking === 'discard';
  }

  toggle(die: number): void {
    this.dice = this.dice.includes(die) ? this.dice.filter((each) => each !== die) : [...this.dice, die];
  }

  get reroll(): string {
    return ['reroll', ...[...this.dice].sort((one, other) => one - other)].join(' ');
  }

  /** One more of this card, and after the last none. */
  take(card: string, most: number): void {
    const now = this.counts[card] ?? 0;
    this.counts[card] = now >= most ? 0 : now + 1;
  }

  /** All cards taken, of those that can be. */
  taken(most: Readonly<Record<string, number>>): string[] {
    return Object.keys(most).flatMap((card) => Array<string>(this.counts[card] ?? 0).fill(card));
  }
}

const drafts = new WeakMap<TableModel, Draft>();

export function draftOf(table: TableModel): Draft {
  const found = drafts.get(table) ?? new Draft();
  drafts.set(table, found);
  return found;
}

/** Answers the open question, after the orders that were given with it. */
export function answer(table: TableModel, words: string): void {
  if (table.link.isAnswering) return;
  for (const change of draftOf(table).changes(table.snapshot?.plans ?? [])) table.link.command(change);
  table.link.answer(words);
}
