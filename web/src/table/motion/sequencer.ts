// Turns events into sequences, in order. Each one starts from the picture that the last one left.
import type { Drawing } from '../../art/generated/drawings';
import type { Happened } from '../../wire/messages';
import { CARD_HAZARDS, HAZARDS } from '../../wire/tables';
import { layoutOf, type Box } from '../scene/layout';
import { advance, type Picture } from '../scene/picture';
import { treasureArt } from '../treasures';
import { feast, gust, relight } from './feasts';
import { fall, level, openSky, strike } from './falls';
import { beginJourney, fly, type Vessel } from './flights';
import { getOff, reboard } from './disembarking';
import { giveGift, handOver, openGifts } from './gifts';
import { isLastCity } from './outcomes';
import { clearSky, nod, pay } from './payments';
import { launchBoat, moor, rollDice, stay } from './sequences';
import type { Scene } from './transition';
import { join, paced, Plan, type Sequence } from './steps';

export interface Stage {
  box: Box;
  branch: boolean; // the way to the forgotten city is played
  artOf: (card: string) => Drawing;
  instant?: boolean; // a table without pauses: the next question comes before a new ship could rise
}

/** What an event needs to know of the others that came with it. */
interface Run {
  events: Happened[];
  at: number;
  faces: Map<number, string>; // the dice of this leg, by their place
  paid: string[];
  welcome: Welcome | null;
}

/** Those aboard step ashore in order, without waiting for each other to finish. */
interface Welcome {
  sequence: Sequence;
  next: number; // ms from its beginning
}
const STEP = 160; // ms from one to the next
const FIRST_STEP: Record<string, number> = { feast: 1000, lit: 600 }; // ms

const JOURNEY = 0.7; // of its length: the returning ship delays nobody
const END = 2400; // ms in which everybody reads why the game ends

const vesselOf = (picture: Picture, seat: number): Vessel => (picture.boat?.seat === seat ? 'boat' : 'ship');
const byName = (vessel: 'aircraft' | 'boat'): Vessel => (vessel === 'boat' ? 'boat' : 'ship');

/** The face of a treasure for those who may know it, its back for the others. */
function drawn({ treasure, city }: Extract<Happened, { what: 'treasure_drawn' }>): Drawing {
  return treasure ? treasureArt(treasure) : (`back-${city}` as Drawing);
}

/** The treasure that goes with a step ashore. */
function treasureOf(run: Run, seat: number): Drawing | null {
  for (const event of run.events.slice(run.at + 1)) {
    if (event.what === 'treasure_drawn' && event.seat === seat) return drawn(event);
    if (event.what === 'left' || event.what === 'flew') return null;
  }
  return null;
}

/** Which of the paid cards beat which hazard: its own equipment, or else a card against any hazard. */
function paidFor(hazards: string[], paid: string[]): (string | undefined)[] {
  const left = [...paid];
  const taken = (hazard: string | undefined): string | undefined => {
    const at = left.findIndex((card) => CARD_HAZARDS[card] === hazard);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  return hazards.map((hazard) => taken(hazard) ?? taken(undefined));
}

const artsOf = (hazards: string[], cards: string[], stage: Stage): (Drawing | undefined)[] =>
  paidFor(hazards, cards).map((card) => (card ? stage.artOf(card) : undefined));

function fallenWith(run: Run): string[] {
  const faces: string[] = [];
  for (const event of run.events.slice(run.at + 1)) {
    if (event.what !== 'die_fell') break;
    faces.push(event.face);
  }
  return faces;
}

/** The run of events of one kind that starts here; empty if it has started before. */
function runOf<What extends Happened['what']>(run: Run, what: What): Extract<Happened, { what: What }>[] {
  if (run.events[run.at - 1]?.what === what) return [];
  const rest = run.events.slice(run.at);
  const end = rest.findIndex((event) => event.what !== what);
  return (end < 0 ? rest : rest.slice(0, end)) as Extract<Happened, { what: What }>[];
}

const hazardsOf = (run: Run): string[] =>
  [...run.faces.values()].filter((face) => HAZARDS.some((hazard) => hazard === face));

/** At the last city and in Boscalumia nobody declares to leave: the treasure or token implies it. */
const stepsAshore = ({ before, after }: Scene): boolean => before.stands !== after.stands;

function played(event: Happened, scene: Scene, run: Run, stage: Stage): Sequence | null {
  const { before } = scene;
  switch (event.what) {
    case 'dice_rolled':
      return rollDice(scene, fallenWith(run));
    case 'stayed':
      return stay(scene, event.seat);
    case 'left':
    case 'landed':
      return getOff(scene, event.seat, 'hop', treasureOf(run, event.seat));
    case 'treasure_drawn':
      return stepsAshore(scene) ? getOff(scene, event.seat, 'hop', drawn(event)) : null;
    case 'token_earned':
      return stepsAshore(scene) ? getOff(scene, event.seat, 'hop', null) : null;
    case 'prepared':
      return getOff(scene, event.seat, 'hop', null);
    case 'reboarded':
      return reboard(scene, event.seat);
    case 'boarded_rowboat':
      return launchBoat(scene);
    case 'card_played':
      if (event.card === 'wind_gust') return gust(scene);
      if (event.card === 'ejection' && event.target !== undefined)
        return getOff(scene, event.target, 'somersault', treasureOf(run, event.target));
      return event.card === 'jetpack'
        ? getOff(scene, event.seat, 'jetpack', treasureOf(run, event.seat))
        : null;
    case 'spyglass_used':
      return openSky(scene, before.boat?.mode === 'falling' ? 'boat' : 'ship');
    case 'announced_cannot':
      return before.ship.mode === 'falling' ? null : strike(scene, vesselOf(before, event.seat));
    case 'announced_can': {
      const vessel = vesselOf(before, event.seat);
      const mode = vessel === 'boat' ? before.boat?.mode : before.ship.mode;
      if (mode === 'falling') return level(scene, vessel);
      return run.faces.size && !hazardsOf(run).length ? clearSky(scene, vessel) : nod(scene);
    }
    case 'card_paid': {
      const cards = runOf(run, 'card_paid').flatMap(({ card, count }) => new Array<string>(count).fill(card));
      const hazards = hazardsOf(run);
      return cards.length && hazards.length
        ? pay(scene, vesselOf(before, event.seat), hazards, artsOf(hazards, cards, stage))
        : null;
    }
    case 'flew': {
      const hazards = hazardsOf(run);
      const flight = fly(scene, byName(event.vessel), hazards, artsOf(hazards, run.paid, stage));
      return isLastCity(event.city, before.lastCity) ? feast(scene, stage.box, flight) : flight;
    }
    case 'crashed':
    case 'lost_in_void':
      return fall(scene, byName(event.vessel), stage.box.height);
    case 'moored':
      return moor(scene);
    case 'journey_started':
      return event.journey > 1 && !stage.instant ? paced(beginJourney(scene), JOURNEY) : null;
    case 'lit':
      return relight(scene);
    case 'gift_set_aside':
      return giveGift(scene, stage.box);
    case 'gift_revealed': {
      const opened = runOf(run, 'gift_revealed');
      const gifts = opened.flatMap(({ treasure, count }) => new Array<string>(count).fill(treasure));
      return gifts.length ? openGifts(scene, stage.box, gifts) : null;
    }
    case 'gift_given':
      return handOver(scene, stage.box, event.treasure);
    case 'end_announced':
      return new Plan('end', 0, scene.after, { rest: END, signals: { outcome: 0 } });
    default:
      return null;
  }
}

const isArrival = ({ what }: Happened): boolean => what === 'treasure_drawn' || what === 'token_earned';

function note(run: Run, event: Happened): void {
  if (event.what === 'leg_started') {
    run.faces.clear();
    run.paid.length = 0;
  }
  if (event.what === 'die_fell') run.faces.set(event.die, event.face);
  if (event.what === 'card_paid') run.paid.push(...new Array<string>(event.count).fill(event.card));
}

/** Everything that is played for these events; the last sequence ends in the true picture. */
export function sequencesOf(
  events: Happened[],
  start: Picture,
  truth: Picture,
  stage: Stage,
  dice: string[] = [],
): Sequence[] {
  const run: Run = {
    events,
    at: 0,
    faces: new Map(dice.map((face, at) => [at + 1, face])),
    paid: [],
    welcome: null,
  };
  const sequences: Sequence[] = [];
  const lay = (picture: Picture) => layoutOf(picture, stage.box, stage.branch);
  const scene = (before: Picture, after: Picture): Scene => ({
    before,
    after,
    from: lay(before),
    to: lay(after),
    lay,
  });
  const perform = (one: Sequence, arrives: boolean) => {
    if (arrives && run.welcome) {
      join(run.welcome.sequence, one, run.welcome.next);
      run.welcome.next += STEP;
      return;
    }
    sequences.push(one);
    const first = arrives ? STEP : FIRST_STEP[one.name];
    run.welcome = first === undefined ? null : { sequence: one, next: first };
  };
  let picture = start;
  events.forEach((event, at) => {
    run.at = at;
    note(run, event);
    const after = advance(picture, event);
    const one = played(event, scene(picture, after), run, stage);
    if (one) perform(one, isArrival(event));
    picture = after;
    const last = sequences.at(-1);
    if (last) last.after = picture; // changes without motion appear when the motion ends
  });
  const last = sequences.at(-1);
  if (last) last.after = truth;
  else sequences.push(new Plan('truth', 0, truth));
  return sequences;
}
