// Giving and withdrawing plans. Some are also settings of this device, which every other table gets from the start.
import { settings } from '../../settings.svelte';
import type { TableModel } from '../model.svelte';
import { orderOf, skippedOf } from './orders';

export const isPlanned = (table: TableModel, plan: string): boolean =>
  table.snapshot?.plans.includes(plan) ?? false;

export function setPlan(table: TableModel, plan: string, on: boolean): void {
  remember(plan, on);
  if (on !== isPlanned(table, plan)) table.link.command({ t: on ? 'plan' : 'unplan', plan });
}

function remember(plan: string, on: boolean): void {
  const [order, moment] = [orderOf(plan), skippedOf(plan)];
  if (plan === 'ask:draws') settings.askDraws = on;
  if (moment) settings.skipped = changed(settings.skipped, moment, on);
  if (order?.verb === 'pass' && !order.where) settings.autoPass = changed(settings.autoPass, order.thing, on);
}

function changed(words: readonly string[], word: string, on: boolean): string[] {
  const others = words.filter((other) => other !== word);
  return on ? [...others, word] : others;
}
