// What the scene shows, as plain facts: from the view of the table, or from a picture and what happened next.
// The second way gives the pictures in between, which motion carries from one to the other.
import type { Happened } from '../../wire/link.svelte';
import type { GameFacts, View } from '../../wire/messages';
import { CITIES, PLACES } from './places';

export type Mode = 'docked' | 'falling' | 'moored' | 'gone';
export type Mood = 'calm' | 'worried' | 'falling' | 'happy';

export interface Ship {
  at: string;
  heading: string;
  mode: Mode;
  mood: Mood; // of everybody aboard: faces follow what everybody knows, never a hand
}
export interface Boat extends Ship {
  seat: number;
  card: string;
  empty?: boolean; // its pawn has just got off: it is about to disappear
}
export interface Stand {
  seat: number;
  city: string;
  prepared?: boolean; // one pawn of a crew: the others are still aboard
}
export interface Picture {
  ship: Ship;
  leg: 'ship' | 'boat'; // whose leg it is
  crew: number[]; // a seat for each pawn aboard, the captain's first
  boat: Boat | null;
  stands: Stand[]; // pawns that got off in this journey
  ticks: number[]; // who said to stay
  piles: Record<string, number>;
  lastCity: string | null; // the last stop, where everyone aboard gets off
  gifts: number;
  lit: boolean;
  everybody: number[]; // a seat for each pawn of the game
}

/** A vessel at rest. */
const docked = (at: string): Ship => ({ at, heading: '', mode: 'docked', mood: 'calm' });

export const BLANK: Picture = {
  ship: docked('1'),
  leg: 'ship',
  crew: [],
  boat: null,
  stands: [],
  ticks: [],
  piles: {},
  lastCity: null,
  gifts: 0,
  lit: false,
  everybody: [],
};

/** The vessel that the eyes follow. */
export function flying(picture: Picture): Ship {
  const rowed = picture.leg === 'boat' || picture.ship.mode === 'gone';
  return (rowed && picture.boat) || picture.ship;
}

/** Whether a vessel is at a city, or on its way there. */
export function stopOf({ at, heading, mode }: Ship, city: string): 'now' | 'next' | '' {
  if (city === at && mode !== 'gone') return 'now';
  return city === heading ? 'next' : '';
}

/** The dice on the way to a city. Nobody flies to the first. */
export const diceTo = (city: string, game: GameFacts): number =>
  city === CITIES[0] ? 0 : (game.dice_to[city] ?? 0);

/** The heading of a vessel; empty if it has already arrived there. */
function ahead(at: string, heading: string): string {
  return (PLACES[heading]?.x ?? 0) > (PLACES[at]?.x ?? 0) ? heading : '';
}

// ------------------------------------------------------------------------------------- from the view
function modeIn(view: View, vessel: 'aircraft' | 'boat'): Mode {
  if (view.vessel !== vessel) return 'docked';
  if (view.falling) return 'falling';
  return view.moored ? 'moored' : 'docked';
}

function vesselIn(view: View, vessel: 'aircraft' | 'boat'): Ship {
  const mode = modeIn(view, vessel);
  const { at, heading } = (vessel === 'boat' ? view.boat : null) ?? view.aircraft;
  return { at, heading: ahead(at, heading), mode, mood: mode === 'falling' ? 'worried' : 'calm' };
}

/** The pawns of some seats, the captain's first, then in the order in which people declare. */
function inOrder(seats: number[], captain: number): number[] {
  const rank = (seat: number) => (seat - captain + 8) % 8;
  return [...seats].sort((one, other) => rank(one) - rank(other));
}

export function pictureOf(view: View, game: GameFacts): Picture {
  const pawns = view.seats.flatMap((seat, number) => new Array<number>(seat.pawns).fill(number));
  const aboard = (seat: number) => view.seats[seat]?.place === 'aboard';
  const ship = vesselIn(view, 'aircraft');
  if (view.aircraft_crashed && !view.aircraft_flying) ship.mode = 'gone';
  return {
    ship,
    leg: view.vessel === 'boat' ? 'boat' : 'ship',
    crew: inOrder(pawns.filter(aboard), view.captain),
    boat:
      view.boat && view.occupant !== null
        ? { ...vesselIn(view, 'boat'), seat: view.occupant, card: view.boat_card ?? '' }
        : null,
    stands: view.ashore,
    ticks: view.seats.flatMap((seat, number) => (seat.declared === 'stay' && aboard(number) ? [number] : [])),
    piles: view.piles,
    lastCity: view.last_city,
    gifts: view.gifts,
    lit: view.lit,
    everybody: everybodyIn(view, game),
  };
}

/** A seat for each pawn of the game, before anybody has got off. */
export function everybodyIn({ seats }: View, { crew }: GameFacts): number[] {
  return seats.flatMap((_, seat) => new Array<number>(crew).fill(seat));
}

// ------------------------------------------------------------------------------------- what happens next
const without = (seats: number[], seat: number): number[] => seats.filter((one) => one !== seat);

/** All pawns of a seat step out at a city, from the ship or the boat. */
function getOff(picture: Picture, seat: number, city: string): Picture {
  const pawns = Math.max(1, picture.crew.filter((one) => one === seat).length);
  const gone = new Array<Stand>(pawns).fill({ seat, city });
  return {
    ...picture,
    crew: without(picture.crew, seat),
    ticks: without(picture.ticks, seat),
    boat: picture.boat?.seat === seat ? null : picture.boat,
    stands: [
      ...picture.stands.filter(
        ({ seat: who, city: where, prepared }) => prepared || who !== seat || where !== city,
      ),
      ...gone,
    ],
  };
}

function prepare(picture: Picture, seat: number): Picture {
  const at = picture.crew.lastIndexOf(seat);
  return {
    ...picture,
    crew: picture.crew.filter((_, index) => index !== at),
    stands: [...picture.stands, { seat, city: picture.ship.at, prepared: true }],
  };
}

function reboard(picture: Picture, seat: number): Picture {
  const back = picture.stands.filter(
    (stand) => !stand.prepared && stand.seat === seat && stand.city === picture.ship.at,
  );
  return {
    ...picture,
    stands: picture.stands.filter((stand) => !back.includes(stand)),
    crew: inOrder([...picture.crew, ...back.map(() => seat)], picture.crew[0] ?? seat),
  };
}

function changed(picture: Picture, vessel: 'aircraft' | 'boat', change: Partial<Ship>): Picture {
  if (vessel === 'aircraft') return { ...picture, ship: { ...picture.ship, ...change } };
  return { ...picture, boat: picture.boat && { ...picture.boat, ...change } };
}

/** The vessel that a seat flies; only one person is ever in the rowboat. */
const vesselOf = ({ boat }: Picture, seat: number) => (boat?.seat === seat ? 'boat' : 'aircraft');

function lose(picture: Picture, vessel: 'aircraft' | 'boat'): Picture {
  if (vessel === 'boat') return { ...picture, boat: null };
  return { ...picture, crew: [], ticks: [], ship: { ...picture.ship, mode: 'gone', mood: 'calm' } };
}

function pile(picture: Picture, city: string, more: number): Picture {
  return { ...picture, piles: { ...picture.piles, [city]: Math.max(0, (picture.piles[city] ?? 0) + more) } };
}

/** At the last city everybody aboard takes a treasure and stays there. */
function drawTreasure(picture: Picture, seat: number, city: string): Picture {
  const { ship, crew, boat } = picture;
  const isThere = boat?.seat === seat ? boat.at === city : ship.at === city && crew.includes(seat);
  return pile(isThere && city === picture.lastCity ? getOff(picture, seat, city) : picture, city, -1);
}

/** The picture after one more event. Events that the scene does not show change nothing. */
export function advance(picture: Picture, event: Happened): Picture {
  switch (event.what) {
    case 'journey_started':
      return {
        ...picture,
        ship: docked(event.city),
        leg: 'ship',
        crew: inOrder(picture.everybody, event.seat),
        boat: null,
        stands: [],
        ticks: [],
      };
    case 'captain_named':
      return { ...picture, crew: inOrder(picture.crew, event.seat) };
    case 'leg_started':
      return {
        ...changed(picture, event.vessel, { heading: event.heading, mode: 'docked' }),
        leg: event.vessel === 'boat' ? 'boat' : 'ship',
        ticks: [],
      };
    case 'stayed':
      return { ...picture, ticks: [...without(picture.ticks, event.seat), event.seat] };
    case 'left':
    case 'landed':
      return getOff(picture, event.seat, event.city);
    case 'boarded_rowboat':
      return {
        ...picture,
        crew: without(picture.crew, event.seat),
        boat: { ...docked(event.city), seat: event.seat, card: event.card },
      };
    case 'card_played':
      if (event.card === 'ejection' && event.target !== undefined)
        return getOff(picture, event.target, picture.ship.at);
      if (event.card !== 'jetpack') return picture;
      return getOff(
        picture,
        event.seat,
        (picture.boat?.seat === event.seat ? picture.boat : picture.ship).at,
      );
    case 'reboarded':
      return reboard(picture, event.seat);
    case 'prepared':
      return prepare(picture, event.seat);
    case 'announced_cannot':
      return changed(picture, vesselOf(picture, event.seat), { mode: 'falling', mood: 'worried' });
    case 'announced_can':
      return changed(picture, vesselOf(picture, event.seat), { mode: 'docked', mood: 'calm' });
    case 'spyglass_used': {
      const vessel = picture.boat?.mode === 'falling' ? 'boat' : 'aircraft';
      return changed(picture, vessel, { mode: 'docked', mood: 'calm' });
    }
    case 'flew':
      return {
        ...changed(picture, event.vessel, { at: event.city, heading: '', mode: 'docked', mood: 'happy' }),
        ticks: [],
      };
    case 'moored':
      return { ...changed(picture, event.vessel, { mode: 'moored' }), ticks: [] };
    case 'crashed':
    case 'lost_in_void':
      return lose(picture, event.vessel);
    case 'lit':
      return { ...picture, lit: true };
    case 'token_earned':
      return getOff(picture, event.seat, 'boscalumia');
    case 'treasure_drawn':
      return drawTreasure(picture, event.seat, event.city);
    case 'treasure_returned':
    case 'returned_under':
      return pile(picture, event.city, 1);
    case 'gift_set_aside':
      return pile({ ...picture, gifts: picture.gifts + 1 }, event.city, -1);
    case 'gift_given':
      return { ...picture, gifts: Math.max(0, picture.gifts - 1) };
    default:
      return picture;
  }
}
