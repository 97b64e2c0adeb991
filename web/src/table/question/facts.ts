// What the sentences of questions and choices may need, read off the view.
import { citySaid } from '../../texts/cities';
import { say, type Facts } from '../../texts/say.svelte';
import type { GameFacts, VesselView, View } from '../../wire/messages';
import { HAZARDS } from '../../wire/tables';
import { cardsSaid, cityName, listed, type TableModel } from '../model.svelte';

export const sum = (counts: Record<string, number> | readonly number[]): number =>
  Object.values(counts).reduce((total: number, count: number) => total + count, 0);

/** The vessel whose leg it is. */
export const vesselOf = (view: View): VesselView =>
  view.vessel === 'boat' && view.boat ? view.boat : view.aircraft;

/** Dice lie there, and nothing has to be paid. */
export const isClearSky = (view: View): boolean => view.dice.length > 0 && sum(view.to_answer) === 0;

/** Cities are called by what they are worth; the void and the forgotten city are not. */
const isWorth = (place: string): boolean => /^\d/.test(place);

export function factsOf(model: TableModel, words = ''): Facts {
  const view = model.view;
  if (!view) return {};
  const vessel = vesselOf(view);
  const thing = words.split(' ')[1] ?? '';
  return {
    you: model.name(model.me),
    captain: model.name(model.pilot),
    city: cityName(vessel.at),
    value: vessel.at,
    heading: cityName(vessel.heading),
    far: isWorth(vessel.heading) ? vessel.heading : cityName(vessel.heading),
    goal: citySaid(vessel.heading),
    left: view.piles[vessel.at] ?? 0,
    dice: view.dice.length || view.dice_ahead,
    needed: model.game.dice_to[vessel.at] ?? 0,
    cards: view.seats[model.pilot]?.hand_size ?? 0,
    events: sum(view.to_answer),
    need: needOf(view, model.game),
    drawer: model.name(view.drawing),
    'pile-of': view.drawing_from ? citySaid(view.drawing_from, 'of') : '',
    boat: thing.startsWith('rowboat_') ? thing.slice('rowboat_'.length) : '',
    own: sum(view.hand),
    pawns: view.seats[model.me ?? -1]?.pawns ?? 0,
    aboard: view.seats.filter((seat) => seat.place === 'aboard').length,
  };
}

/** The card against a hazard, by the hazard's place in `to_answer`. */
const equipmentAgainst = (game: GameFacts, at: number): string => game.equipment[HAZARDS[at] ?? 'fog'] ?? '';

/** The equipment owed: "a compass and two cannons". */
export function needOf(view: View, game: GameFacts): string {
  const needed = view.to_answer.flatMap((count, at) =>
    count ? [cardsSaid(equipmentAgainst(game, at), count)] : [],
  );
  return needed.length ? listed(needed) : say('need-nothing');
}
