// The host's choices so far, and the request made from them. The server validates it.
import { listIn, modulesOf, presetOf, sameModules, wordsOf } from '../../parts/modules';
import type { Preset } from '../../parts/presets';
import { cleanName } from '../../parts/names';
import type { Level } from '../../parts/quickGame.svelte';
import { settings, type Pace } from '../../settings.svelte';
import type { Choices, NewTableRequest, TableRequest, TableSettings } from '../../wire/messages';

export const SEATS = [2, 3, 4, 5, 6];
export const PACES = [0, 60, 30, 15]; // seconds; 0: no limit
export const DAYS = [1, 2, 3, 7];
export const STRICT = 8; // seconds of every pause, if the host wants equal pauses
const DAY = 86_400;
/** What the host switches on or off, by the words of the request. */
const OPTIONS = {
  odds_helper: true,
  public: false,
  spectators: true,
  spectator_emotes: true,
  free_text: false,
  correspondence: false,
  bot_talk: true,
  personas: true,
};
export type Option = keyof typeof OPTIONS;
const USUAL_SEATS: Partial<Record<Preset, number>> = { two_crews: 2 };

export class TableSetup {
  preset = $state<Preset>('classic');
  modules = $state<string[]>([]);
  house = $state<string[]>([]);
  seats = $state(4);
  bots = $state(0);
  level = $state<Level>('captain');
  pace = $state(0);
  days = $state(1);
  strict = $state(false);
  botPace = $state<Pace>(settings.botPace);
  options = $state({ ...OPTIONS });
  cards = $state<Record<string, number>>({}); // special cards whose number is not the box's

  constructor(private readonly choices: Choices) {
    this.modules = [...(choices.presets[this.preset] ?? [])];
  }

  choose(preset: Preset): void {
    const seats = USUAL_SEATS[preset] ?? (USUAL_SEATS[this.preset] ? 4 : this.seats);
    this.preset = preset;
    this.modules = [...(this.choices.presets[preset] ?? [])];
    this.house = [];
    this.cards = {};
    this.sit(seats);
  }

  sit(seats: number): void {
    this.seats = seats;
    this.bots = Math.min(this.bots, seats - 1);
  }

  turn(kind: 'modules' | 'house', name: string, on: boolean): void {
    this[kind] = on ? [...this[kind], name] : this[kind].filter((other) => other !== name);
  }

  count(card: string, number: number): void {
    this.cards = { ...this.cards, [card]: number };
  }

  /** The modules that a house option still needs, according to the server. */
  missing(option: string): string[] {
    return (this.choices.needs[option] ?? []).filter((name) => !this.modules.includes(name));
  }

  private get chosenHouse(): string[] {
    return this.choices.house.filter((name) => this.house.includes(name) && !this.missing(name).length);
  }

  /** Card counts that differ from the box, of cards in play. */
  private get chosenCards(): string[] {
    return this.modules.flatMap((module) =>
      Object.entries(this.choices.cards[module] ?? {})
        .filter(([card, box]) => (this.cards[card] ?? box) !== box)
        .map(([card]) => `${card}:${this.cards[card]}`),
    );
  }

  /** Nothing was changed by hand. */
  get isPreset(): boolean {
    const modules = this.choices.presets[this.preset] ?? [];
    return sameModules(this.modules, modules) && !this.chosenHouse.length && !this.chosenCards.length;
  }

  config(players: number): string {
    const modules = this.choices.modules.filter((name) => this.modules.includes(name));
    return [
      `players=${players}`,
      `modules=${modules.join(',')}`,
      ...(this.chosenHouse.length ? [`house=${this.chosenHouse.join(',')}`] : []),
      ...(this.chosenCards.length ? [`cards=${this.chosenCards.join(',')}`] : []),
    ].join(' ');
  }

  /** The plan of a waiting table, for editing. */
  static of(table: TableSettings, choices: Choices): TableSetup {
    const made = new TableSetup(choices);
    made.preset = presetOf(table.config, choices.presets) ?? made.preset;
    made.modules = modulesOf(table.config);
    made.house = listIn(table.config, 'house');
    const counted = listIn(table.config, 'cards').map((words) => words.split(':'));
    made.cards = Object.fromEntries(counted.map(([card = '', count]) => [card, Number(count)]));
    made.seats = Number(wordsOf(table.config).get('players') ?? made.seats);
    for (const name of Object.keys(OPTIONS) as Option[]) made.options[name] = table[name];
    if (table.correspondence) made.days = Math.round((table.pace ?? DAY) / DAY);
    else made.pace = table.pace ?? 0;
    made.strict = table.strict > 0;
    made.botPace = table.bot_pace;
    return made;
  }

  newTable(name: string, players = this.seats): NewTableRequest {
    return {
      ...this.asRequest(players),
      name: cleanName(name),
      bots: Array.from({ length: this.bots }, () => this.level),
    };
  }

  asRequest(players = this.seats): TableRequest {
    return {
      config: this.config(players),
      pace: this.options.correspondence ? this.days * DAY : this.pace || null,
      strict: this.strict ? STRICT : 0,
      bot_pace: this.botPace,
      ...this.options,
    };
  }
}
