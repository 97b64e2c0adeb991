// Standing orders for cards, as plans on the wire and as sentences.
import { say, sayFirst } from '../../texts/say.svelte';
import { PLAY_TARGETS } from '../../wire/tables';
import { cardName } from '../model.svelte';
import { cardsOf, paidSaid } from './payment';

/** A parsed plan: `play:jetpack@6` plays the jetpack at a city worth 6 or more. */
export interface Order {
  verb: 'pass' | 'play' | 'ask';
  thing: string; // a card, a character's power, `spyglass`, `help` or `draws`
  where: string; // `journey`, the least worth of a city, or empty
}

export function orderOf(plan: string): Order | null {
  const found = /^(pass|play|ask):(\w+)(?:@(\w+))?$/.exec(plan);
  return found && { verb: found[1] as Order['verb'], thing: found[2] ?? '', where: found[3] ?? '' };
}

export function presetOf({ verb, thing, where }: Order): string {
  return `${verb}:${thing}${where ? `@${where}` : ''}`;
}

/** A seat, a treasure and help cards cannot be chosen in advance; any spyglass will do. */
export const mayBePlayed = (thing: string): boolean =>
  thing !== 'help' && (PLAY_TARGETS[thing] ?? 'spyglass') === 'spyglass';

const COLOURS = new Set(['red', 'blue', 'green', 'yellow', 'black', 'purple']);
export const isPower = (thing: string): boolean => COLOURS.has(thing);

/** The name of an order's card or power. */
export function thingName(thing: string): string {
  if (isPower(thing)) return say('choice-power');
  if (thing === 'help') return say('order-help');
  return thing.startsWith('rowboat') ? say('card-rowboat-short') : cardName(thing);
}

/** The card or power of an answer; empty for other answers. */
export function thingOf(words: string): string {
  const [verb = '', thing = ''] = words.split(' ');
  if (verb === 'lay') return 'help';
  return verb === 'play' || verb === 'use' ? thing : '';
}

/** The order that stands for a thing; null: none was given. */
export function standingOrder(plans: readonly string[], thing: string): Order | null {
  return plans.map(orderOf).find((order) => order?.thing === thing) ?? null;
}

/** When this thing is played by order. */
export const playSaid = (thing: string): string =>
  say(`order-play-${thing.startsWith('rowboat') ? 'rowboat' : thing}`);

/** One order without its card: "jump if the ship falls". */
export function orderSaid({ verb, thing, where }: Order): string {
  if (verb === 'ask') return say('order-ask');
  if (verb === 'pass') return say(where === 'journey' ? 'order-pass-journey' : 'order-pass');
  return where ? say('order-worth', { order: playSaid(thing), worth: where }) : playSaid(thing);
}

/** A decision for a later moment of the open pause, which stands as a plan: `ahead:crashing=play jetpack`. */
export function aheadOf(plan: string): { moment: string; words: string } | null {
  const found = /^ahead:(\w+)=(.+)$/.exec(plan);
  return found && { moment: found[1] ?? '', words: found[2] ?? '' };
}

/** The decision, with the words of its button. */
export function decidedSaid(moment: string, words: string): string {
  const [verb = ''] = words.split(' ');
  if (verb === 'pay') return say('choice-pay-with', { cards: paidSaid(words) });
  if (verb === 'lay') return say('choice-lay', { cards: cardsOf(words).length });
  if (words === 'pass' && moment === 'help') return say('choice-lay-none');
  return sayFirst([`-ahead-${moment}`, `-${moment}`, ''].map((end) => `choice-${words}${end}`)) || words;
}

/** The moment that a plan skips: `skip:crashing`; empty for any other plan. */
export const skippedOf = (plan: string): string => /^skip:(\w+)$/.exec(plan)?.[1] ?? '';

/** A plan as a sentence, to be read back: "Jetpack: jump if the ship falls". */
export function planSaid(plan: string): string {
  const ahead = aheadOf(plan);
  if (ahead) return say('order-ahead', { order: decidedSaid(ahead.moment, ahead.words) });
  const skipped = skippedOf(plan);
  if (skipped) return say('order-skip', { moment: say(`moment-${skipped}`) });
  const order = orderOf(plan);
  if (!order) return say(`plan-${plan}`);
  if (order.thing === 'draws') return say('settings-ask-draws');
  return say('order-of', { card: thingName(order.thing), order: orderSaid(order) });
}

export interface PlanChange {
  t: 'plan' | 'unplan';
  plan: string;
}

/** The plan changes that give this order for the thing, or no order (null). A new order replaces the old
 * one of the same thing only where the server knows they exclude each other, so the old one is withdrawn. */
export function changesFor(plans: readonly string[], thing: string, order: Order | null): PlanChange[] {
  const wanted = order && presetOf(order);
  const old = plans.filter((plan) => orderOf(plan)?.thing === thing && plan !== wanted);
  const changes: PlanChange[] = old.map((plan) => ({ t: 'unplan', plan }));
  if (wanted && !plans.includes(wanted)) changes.push({ t: 'plan', plan: wanted });
  return changes;
}
