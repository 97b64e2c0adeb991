"""An observation made from a view, name by name: the slow and obvious way."""

from __future__ import annotations

from celestia.environments.actions import FACES as TREASURE_FACES
from celestia.game.knowledge.learned import Learned
from celestia.game.knowledge.view import SeatView, View
from celestia.game.setup.config import HOUSE, MODULES, Config
from celestia.game.setup.names import CARDS, CITIES, COLOURS, FACES, PHASES, PLACES, QUESTIONS, city_word
from celestia.rules.kinds import city, limit

ROWBOATS = CARDS[13:17]
Numbers = dict[str, list[int]]


def one_of(names: tuple[str, ...], name: str | None) -> list[int]:
    return [int(name == other) for other in names]


def counts(names: tuple[str, ...], found: dict[str, int] | None) -> list[int]:
    return [(found or {}).get(name, 0) for name in names]


def place_on_the_way(word: str | None) -> list[int]:
    return [int(word is not None and CITIES[word] == place) for place in range(city.BOSCALUMIA + 1)]


def shown(view: View, table_is_asked: bool) -> Numbers:
    """Return every slice but `seats`. While the table is asked, no seat is."""
    seat = view.seat
    assert seat is not None
    players = len(view.seats)

    def seat_flag(other: int | None) -> list[int]:
        return [int(other is not None and (other - seat) % players == at) for at in range(limit.SEATS)]

    config = Config.parse(view.config)
    return {
        "hand": counts(CARDS, view.hand),
        "treasures": counts(TREASURE_FACES, view.treasures),
        "laid": [view.laid.get(CARDS[8 + hazard], 0) for hazard in range(4)],
        "seen": counts(TREASURE_FACES, view.seen),
        "asked": [int(view.question is not None and not table_is_asked)],
        "phase": one_of(PHASES, view.phase),
        "question": one_of(QUESTIONS, view.asks),
        "journey": [view.journey],
        "turn": [view.turn],
        "boat_leg": [int(view.vessel == "boat")],
        "captain": seat_flag(view.captain),
        "occupant": seat_flag(view.occupant),
        "drawing": seat_flag(view.drawing),
        "boat_card": one_of(ROWBOATS, view.boat_card),
        "boat_fresh": [int(view.boat_fresh)],
        "flying": [int(view.aircraft_flying)],
        "lit": [int(view.lit)],
        "aircraft_at": place_on_the_way(view.aircraft.at),
        "aircraft_heading": place_on_the_way(view.aircraft.heading),
        "boat_at": place_on_the_way(view.boat.at if view.boat else None),
        "boat_heading": place_on_the_way(view.boat.heading if view.boat else None),
        "dice": [
            flag for at in range(limit.DICE) for flag in one_of(FACES, dict(enumerate(view.dice)).get(at))
        ],
        "dice_count": [len(view.dice)],
        "bandits": [view.bandits],
        "calmed": [int(view.calmed)],
        "locked": [int(view.locked)],
        "announced": one_of(("can", "cannot"), view.announced),
        "spyglass": [int(view.spyglass)],
        "moored": [int(view.moored)],
        "help_over": [int(view.help_round_over)],
        "to_answer": list(view.to_answer),
        "on_table": counts(CARDS, view.table),
        "discard": counts(CARDS, view.discard),
        "deck": [view.deck_size],
        "piles": list(view.piles.values()),
        "gifts": [view.gifts],
        "gifts_shown": counts(TREASURE_FACES, view.gifts_shown),
        "removed": [view.removed],
        "modules": [int(name in config.modules) for name in MODULES],
        "house": [int(name in config.house) for name in HOUSE],
        "copies": config.copies(),
    }


def seat_shown(view: View, steps: int, announced: Learned) -> Numbers:
    """Return the slices of the seat `steps` to the left, all 0 if nobody sits there."""
    assert view.seat is not None
    players = len(view.seats)
    if steps >= players:
        return {}
    number = (view.seat + steps) % players
    seat: SeatView = view.seats[number]
    cities = [city_word(place) for place in range(city.COUNT)]
    return {
        "present": [1],
        "place": one_of(PLACES, seat.place),
        "pawns": [seat.pawns],
        "declared": one_of(("stay", "leave"), seat.declared),
        "got_off": [int(seat.got_off)],
        "hand_size": [seat.hand_size],
        "treasures_of": counts(tuple(cities), seat.treasures),
        "token": [seat.token],
        "character": one_of(COLOURS, seat.character),
        "used": [int(seat.character_used)],
        "points_known": [int(seat.points is not None)],
        "points": [seat.points or 0],
        "may_be_asked": [int(number in view.may_be_asked)],
        **last_cannot(announced, number),
    }


def last_cannot(announced: Learned, seat: int) -> Numbers:
    said = [one for one in announced.announcements if one.seat == seat and not one.can]
    if not said:
        return {"cannot": [0] * 4, "drawn_since": [0]}
    return {"cannot": list(said[-1].faced), "drawn_since": [min(said[-1].drawn_since, 100)]}
