// The table for the screen: the latest state of the link, with readable names. No rules.
import { getContext, setContext } from 'svelte';
import type { Drawing } from '../art/generated/drawings';
import { CARD_DRAWINGS, EQUIPMENT_DRAWINGS } from '../parts/cards';
import { colourOf, type PawnColour } from '../parts/pawns';
import { knows, say } from '../texts/say.svelte';
import { askKey } from '../wire/ask-key';
import { Echo, type TableState } from '../wire/echo.svelte';
import type { Link, Numbered } from '../wire/link.svelte';
import type { Ask, GameFacts, Hazard, SeatView, Snapshot, SnapshotSeat, View } from '../wire/messages';
import { HAZARDS } from '../wire/tables';
import { gateOf, type Gate } from './motion/gate.svelte';

export type { PawnColour };
/** Two players fly with a crew each: no two pawns aboard look alike. */
const CREWS: PawnColour[][] = [
  ['red', 'yellow', 'green'],
  ['blue', 'black', 'violet'],
];

export interface Player extends SeatView {
  seat: number;
  name: string;
  colour: PawnColour;
  bot: string;
  persona: string;
  standIn: boolean;
  leftTable: boolean;
  you: boolean;
  captain: boolean;
  asked: boolean; // the table waits for them, and this is public
  online: boolean;
}

export class TableModel {
  constructor(
    readonly link: Link,
    private readonly state: TableState = link,
  ) {}

  get snapshot(): Snapshot | null {
    return this.state.snapshot;
  }

  get journal(): Numbered[] {
    return this.state.journal;
  }

  get view(): View | null {
    return this.snapshot?.view ?? null;
  }

  /** What never changes during this game. */
  get game(): GameFacts {
    return this.link.game;
  }

  get ask(): Ask | null {
    return this.state.ask;
  }

  /** The events shown so far: a scene with an outcome holds back everything after it. */
  get gate(): Gate {
    return gateOf(this.link);
  }

  /** This screen's seat; null for a spectator. */
  get me(): number | null {
    return this.link.seat;
  }

  /** The rule book, with the modules of this table. */
  get rulesAt(): string {
    return `/rules?table=${encodeURIComponent(this.link.table)}`;
  }

  /** Identifies the open question: two questions of one viewer may share a moment. */
  get askKey(): string | null {
    return this.ask && askKey(this.ask);
  }

  /** This seat has an open question. Never while a stand-in plays for it. */
  get isMyTurn(): boolean {
    const ask = this.ask;
    if (!ask || this.me === null || this.isStandIn) return false;
    return ask.options.length > 0 || (ask.kind === 'roll' && ask.seats.includes(this.me));
  }

  /** Others may play a card, and this seat is not asked: the game continues in a moment. */
  get isPause(): boolean {
    return this.ask !== null && this.ask.pause && !this.isMyTurn;
  }

  /** A bot plays for this seat. */
  get isStandIn(): boolean {
    return this.me !== null && (this.snapshot?.seats[this.me]?.stand_in ?? false);
  }

  /** The only person at the table: all other seats are bots. */
  get isAlone(): boolean {
    return this.snapshot?.seats.filter((seat) => !seat.bot && !seat.free && !seat.left).length === 1;
  }

  /** The seat that flies the vessel whose leg it is. */
  get pilot(): number {
    const view = this.view;
    if (!view) return 0;
    return view.vessel === 'boat' && view.occupant !== null ? view.occupant : view.captain;
  }

  get players(): Player[] {
    const view = this.view;
    const seats = this.snapshot?.seats;
    if (!view || !seats) return [];
    return view.seats.map((seat, number) => this.player(view, seat, seats[number], number));
  }

  private player(view: View, seat: SeatView, seen: SnapshotSeat | undefined, number: number): Player {
    return {
      ...seat,
      seat: number,
      name: seen?.name ?? '',
      colour: this.colour(number),
      bot: seen?.bot ?? '',
      persona: seen?.persona ?? '',
      standIn: seen?.stand_in ?? false,
      leftTable: seen?.left ?? false,
      you: number === this.me,
      captain: number === view.captain,
      asked: this.isWaitedFor(number),
      online: Boolean(seen?.bot) || !this.state.present || this.state.present.online.includes(number),
    };
  }

  private isWaitedFor(seat: number): boolean {
    const ask = this.ask;
    if (!ask || ask.pause || !ask.seats.includes(seat)) return false;
    return seat !== this.me || this.isMyTurn;
  }

  colour(seat: number): PawnColour {
    const character = this.view?.seats[seat]?.character;
    if (character) return character === 'purple' ? 'violet' : character;
    return this.snapshot?.seats[seat]?.colour || colourOf(seat);
  }

  /** The pawns of a seat: one, or the three of a crew. Somebody with a character has its colour throughout. */
  pawns(seat: number): PawnColour[] {
    const own = this.colour(seat);
    const { crew } = this.game;
    if (crew === 1) return [own];
    return (!this.view?.seats[seat]?.character && CREWS[seat]) || new Array<PawnColour>(crew).fill(own);
  }

  name(seat: number | null | undefined): string {
    return seat === null || seat === undefined ? '' : (this.snapshot?.seats[seat]?.name ?? '');
  }

  /** Own points: only this seat knows them. */
  get points(): number | null {
    return this.me === null ? null : (this.view?.seats[this.me]?.points ?? null);
  }
}

const KEY = Symbol('table');
export const provideTable = (model: TableModel): TableModel => setContext(KEY, model);
export const useTable = (): TableModel => getContext<TableModel>(KEY);

/** After a change the question is drawn first, then these, a frame each: see `Turns`. */
export const TURN = { scene: 0, rail: 1, result: 2, top: 3, narration: 4, side: 5 };

/** The table for a part of the screen that is drawn in its turn, and for all that lies in it. */
export function useTableLater(rank: number): TableModel {
  const { link, gate } = useTable();
  return provideTable(new TableModel(link, new Echo(gate, link.turns, rank)));
}

// ------------------------------------------------------------------------------------------- words for things
export const cityName = (city: string): string => say(`city-${city}`);
export const cardName = (card: string): string => say(`card-${card}`);
export const hazardName = (face: string): string => say(`hazard-${face}`);

/** The key of a form of a name, or of the plain name if it has no such form. */
export const formOf = (key: string, form: string): string =>
  knows(`${key}.${form}`) ? `${key}.${form}` : key;

/** A face in the middle of a sentence. */
export const hazardSaid = (face: string): string => say(formOf(`hazard-${face}`, 'inline'));
export const isHazard = (face: string): face is Hazard => HAZARDS.some((hazard) => hazard === face);

const lists: Record<string, Intl.ListFormat> = {}; // cached: expensive to create, used in many sentences

/** A list as people say it. */
export function listed(words: string[]): string {
  const { lang } = document.documentElement;
  const language = lang === 'en' ? 'en-GB' : lang; // no comma before the last "and"
  return (lists[language] ??= new Intl.ListFormat(language, { type: 'conjunction' })).format(words);
}

const ART: Partial<Record<string, Drawing>> = {
  ...EQUIPMENT_DRAWINGS,
  improved_compass: 'equip-compass-plus',
  improved_lightning_arrester: 'equip-rod-plus',
  improved_foghorn: 'equip-foghorn-plus',
  improved_cannon: 'equip-cannon-plus',
  help_compass: 'help-compass',
  help_lightning_arrester: 'help-rod',
  help_foghorn: 'help-foghorn',
  help_cannon: 'help-cannon',
  ...CARD_DRAWINGS,
};

export function cardArt(card: string): Drawing {
  if (card.startsWith('rowboat')) return 'card-rowboat';
  return ART[card] ?? 'card-back';
}

/** A name in the middle of a sentence. */
export const inSentence = (name: string): string => name.charAt(0).toLocaleLowerCase() + name.slice(1);

/** "a compass", "two jetpacks". */
export function cardsSaid(card: string, count: number): string {
  return say(count > 1 ? `need-${card}.several` : `need-${card}`, { count });
}

/** "birds twice", "a blank". */
export const rolledSaid = (face: string, count: number): string =>
  face === 'blank' ? say('rolled-blank', { count }) : say('rolled', { face: hazardSaid(face), count });

export function treasureName(treasure: string): string {
  const [city = '', face = ''] = treasure.split('/');
  if (face === 'spyglass') return say('treasure-spyglass', { city: cityName(city) });
  return say('treasure-worth', { city: cityName(city), points: Number(face) });
}
