// The pictures in between: what each event changes in the scene.
import { describe, expect, it } from 'vitest';
import type { Happened } from '../../wire/link.svelte';
import type { SeatView, StandingPawn, View } from '../../wire/messages';
import { aGame, aSeatView, aView } from '../../wire/samples';
import { advance, BLANK, pictureOf, type Picture } from './picture';

const START: Picture = {
  ...BLANK,
  ship: { at: '6', heading: '9', mode: 'docked', mood: 'calm' },
  crew: [1, 2, 0],
  everybody: [0, 1, 2],
  piles: { '6': 4 },
  lastCity: '25',
};
const after = (...events: Happened[]): Picture => events.reduce(advance, START);

const view = (seats: Partial<SeatView>[], more: Partial<View> = {}): View =>
  aView({ captain: 1, seats: seats.map(aSeatView), ...more });

describe('what happens', () => {
  it('puts a leaving player on the island, and takes one treasure from its pile', () => {
    const picture = after(
      { what: 'left', seat: 2, city: '6' },
      { what: 'treasure_drawn', seat: 2, city: '6' },
    );
    expect([picture.crew, picture.stands, picture.piles['6']]).toEqual([[1, 0], [{ seat: 2, city: '6' }], 3]);
  });

  it('brings somebody back aboard', () => {
    const picture = after({ what: 'left', seat: 2, city: '6' }, { what: 'reboarded', seat: 2, city: '6' });
    expect([picture.crew, picture.stands]).toEqual([START.crew, []]); // in the place it had
  });

  it('puts the ejected and the one with a jetpack ashore', () => {
    expect(after({ what: 'card_played', seat: 0, card: 'ejection', target: 2 }).stands[0]?.seat).toBe(2);
    expect(after({ what: 'card_played', seat: 0, card: 'jetpack' }).stands[0]?.seat).toBe(0);
  });

  it('removes everybody aboard with the ship, and keeps those ashore', () => {
    const picture = after(
      { what: 'left', seat: 2, city: '6' },
      { what: 'crashed', seat: 1, vessel: 'aircraft', city: '6' },
    );
    expect([picture.crew, picture.ship.mode, picture.stands]).toEqual([[], 'gone', [{ seat: 2, city: '6' }]]);
  });

  it('begins a journey with everybody, the captain at the wheel', () => {
    const picture = after(
      { what: 'left', seat: 2, city: '6' },
      { what: 'journey_started', seat: 2, city: '1', journey: 2 },
    );
    expect([picture.crew, picture.stands, picture.ship.at]).toEqual([[2, 0, 1], [], '1']);
  });

  it('lets everybody off at the last city', () => {
    const arrived = after({ what: 'flew', seat: 1, vessel: 'aircraft', city: '25' });
    const picture = advance(arrived, { what: 'treasure_drawn', seat: 1, city: '25' });
    expect([picture.crew, picture.stands]).toEqual([[2, 0], [{ seat: 1, city: '25' }]]);
  });

  it('tilts only the vessel whose captain cannot pay', () => {
    const boat = { ...START.ship, seat: 2, card: 'rowboat_fog' };
    const picture = advance(
      { ...START, boat },
      { what: 'announced_cannot', seat: 2, faced: [0, 0, 0, 0], turbos: 0 },
    );
    expect([picture.boat?.mode, picture.ship.mode]).toEqual(['falling', 'docked']);
  });
});

describe('the view', () => {
  it('says who is aboard, and where others got off', () => {
    const ashore: StandingPawn[] = [{ seat: 2, city: '6', prepared: false }];
    const picture = pictureOf(view([{}, {}, { place: 'off', pawns: 0 }], { ashore }), aGame());
    expect([picture.crew, picture.stands]).toEqual([[1, 0], ashore]);
  });

  it('agrees with the events', () => {
    const fromEvents = after({ what: 'stayed', seat: 2 }, { what: 'left', seat: 0, city: '6' });
    const seats: Partial<SeatView>[] = [{ place: 'off', pawns: 0 }, {}, { declared: 'stay' }];
    const ashore: StandingPawn[] = [{ seat: 0, city: '6', prepared: false }];
    const picture = pictureOf(view(seats, { piles: { '6': 4 }, ashore }), aGame());
    expect(picture).toEqual({ ...fromEvents, stands: ashore });
  });

  it('starts the next journey with those who got off', () => {
    const picture = pictureOf(view([{}, {}, { place: 'off', pawns: 0 }]), aGame());
    const next = advance(picture, { what: 'journey_started', seat: 0, city: '1', journey: 2 });
    expect(next.crew).toEqual([0, 1, 2]);
  });

  it('shows a falling ship while people may still save it', () => {
    expect(pictureOf(view([{}, {}, {}], { falling: true }), aGame()).ship).toMatchObject({
      mode: 'falling',
      mood: 'worried',
    });
  });

  it('shows no ship after a crash while the rowboat flies on', () => {
    const fallen = { aircraft_flying: false, aircraft_crashed: true };
    expect(pictureOf(view([{}, {}, {}], fallen), aGame()).ship.mode).toBe('gone');
    expect(pictureOf(view([{}, {}, {}], { aircraft_flying: false }), aGame()).ship.mode).toBe('docked');
  });

  it('knows the pawns of a crew, and the one that was left behind to prepare', () => {
    const ashore: StandingPawn[] = [{ seat: 1, city: '6', prepared: true }];
    const picture = pictureOf(view([{ pawns: 2 }, { pawns: 1 }], { ashore }), aGame({ crew: 2 }));
    expect([picture.crew, picture.stands]).toEqual([[1, 0, 0], ashore]);
    expect(picture.everybody).toEqual([0, 0, 1, 1]);
  });
});
