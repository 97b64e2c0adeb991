// What a host has chosen so far, and the wish that is made of it. Whether it makes sense is the server's business.
import { sameModules, type PlanName } from '../../parts/plans';
import { cleanName } from '../../parts/names';
import { ownEntropy } from '../../wire/http';
import type { Choices, NewTableWish } from '../../wire/messages';

export const SEATS = [2, 3, 4, 5, 6];
export const PACES = [0, 60, 30, 15]; // seconds; 0: no limit
export const DAYS = [1, 2, 3, 7];
export const WINDOWS = [0, 1, 2.5, 5, 10]; // seconds
export const LEVELS = ['random', 'careful', 'odds'];
const DAY = 86_400;
const USUAL_SEATS: Partial<Record<PlanName, number>> = { two_crews: 2 };

export class TablePlan {
  plan = $state<PlanName>('classic');
  modules = $state<string[]>([]);
  house = $state<string[]>([]);
  seats = $state(4);
  bots = $state(0);
  level = $state('odds');
  pace = $state(0);
  days = $state(1);
  correspondence = $state(false);
  isPublic = $state(false);
  window = $state(2.5);
  odds = $state(true);
  spectators = $state(true);
  freeText = $state(false);

  constructor(private readonly choices: Choices) {
    this.modules = [...(choices.presets[this.plan] ?? [])];
  }

  choose(plan: PlanName): void {
    const seats = USUAL_SEATS[plan] ?? (USUAL_SEATS[this.plan] ? 4 : this.seats);
    this.plan = plan;
    this.modules = [...(this.choices.presets[plan] ?? [])];
    this.house = [];
    this.sit(seats);
  }

  sit(seats: number): void {
    this.seats = seats;
    this.bots = Math.min(this.bots, seats - 1);
  }

  turn(kind: 'modules' | 'house', name: string, on: boolean): void {
    this[kind] = on ? [...this[kind], name] : this[kind].filter((other) => other !== name);
  }

  /** Nothing was changed by hand. */
  get isAsPlanned(): boolean {
    return sameModules(this.modules, this.choices.presets[this.plan] ?? []) && !this.house.length;
  }

  config(players: number): string {
    const modules = this.choices.modules.filter((name) => this.modules.includes(name));
    const house = this.choices.house.filter((name) => this.house.includes(name));
    return [
      `players=${players}`,
      `modules=${modules.join(',')}`,
      ...(house.length ? [`house=${house.join(',')}`] : []),
    ].join(' ');
  }

  wish(name: string, players = this.seats): NewTableWish {
    return {
      name: cleanName(name),
      config: this.config(players),
      bots: Array.from({ length: this.bots }, () => this.level),
      pace: this.correspondence ? this.days * DAY : this.pace || null,
      window: this.window,
      odds_helper: this.odds,
      public: this.isPublic,
      spectators: this.spectators,
      free_text: this.freeText,
      correspondence: this.correspondence,
      entropy: ownEntropy(),
    };
  }
}
