// The story of a table as far as it has been shown: the scene, and the losses of each crash.
import type { Happened, Numbered } from '../../wire/link.svelte';
import type { GameFacts, View } from '../../wire/messages';
import { advance, BLANK, pictureOf, type Picture } from '../scene/picture';

/** Who lost everything with a vessel, where it was going, and who got away with a jetpack. */
export interface Loss {
  heading: string;
  lost: number[];
  away: number[];
}

/** What sentences need that their event does not say. */
export interface Background {
  losses: ReadonlyMap<number, Loss>; // by the number of the event
  endPoints: number | null; // of the game's end
  endKinds: number | null;
  boats?: ReadonlySet<number>; // announcements from the rowboat, by the number of the event
  bonuses?: ReadonlySet<number>; // of Matryoshburg, by the number of the event
}

export class Story implements Background {
  /** The last snapshot, advanced by the events since then. */
  known: Picture = BLANK;
  dice: string[] = []; // of this leg
  readonly losses = new Map<number, Loss>();
  endPoints: number | null = null;
  endKinds: number | null = null;
  private away: number[] = [];
  readonly boats = new Set<number>();
  readonly bonuses = new Set<number>();
  private hasBonuses = false; // at this table
  private isBonusTime = false;
  private swapping = -1; // the seat that draws for cards it has just discarded

  add({ n, event }: Numbered): void {
    const loss = this.lossOf(event);
    if (loss) this.losses.set(n, loss);
    if (event.what === 'announced_cannot' && this.known.boat?.seat === event.seat) this.boats.add(n);
    this.noteBonus(n, event);
    this.note(event);
    this.known = advance(this.known, event);
  }

  /** Only a snapshot says how many pawns there are; they are all aboard when a journey starts. */
  seat(everybody: number[]): void {
    if (!this.known.everybody.length) this.known = { ...this.known, everybody };
  }

  /** A snapshot is the truth about everything that it shows. */
  agree(view: View, game: GameFacts): void {
    this.known = pictureOf(view, game);
    this.dice = view.dice;
    this.endPoints = game.end_points;
    this.endKinds = game.end_kinds;
    this.hasBonuses = game.modules.includes('matryoshburg');
  }

  private lossOf(event: Happened): Loss | null {
    if (event.what !== 'crashed' && event.what !== 'lost_in_void') return null;
    const { ship, boat, crew } = this.known;
    const isBoat = event.vessel === 'boat';
    const lost = isBoat ? (boat ? [boat.seat] : []) : crew;
    const heading = (isBoat ? boat?.heading : ship.heading) ?? '';
    return { heading, lost: [...new Set(lost)], away: this.away };
  }

  /** After a crash everybody takes a bonus of Matryoshburg: a card, other cards or another treasure.
   * A rowboat that is still on its way finishes its voyage first. */
  private noteBonus(n: number, event: Happened): void {
    if (event.what === 'crashed' && event.vessel === 'aircraft') this.isBonusTime = this.hasBonuses;
    if (event.what === 'journey_started') this.isBonusTime = false;
    if (!this.isBonusTime || this.known.boat) return;
    if (event.what === 'card_discarded' && event.seat === undefined) return; // the card of the rowboat
    if (event.what === 'card_discarded') this.swapping = event.seat ?? -1;
    else if (event.what === 'card_drawn' && event.seat === this.swapping)
      return; // narrated with the discard
    else if (event.what !== 'card_drawn' && event.what !== 'returned_under') return;
    else this.swapping = -1;
    this.bonuses.add(n);
  }

  private note(event: Happened): void {
    if (event.what === 'leg_started') [this.dice, this.away] = [[], []];
    if (event.what === 'die_fell') {
      this.dice = [...this.dice];
      this.dice[event.die - 1] = event.face;
    }
    if (event.what === 'card_played' && event.card === 'jetpack') this.away = [...this.away, event.seat];
  }
}
