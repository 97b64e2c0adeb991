"""Statistics of games, as one row of sums. Rows of several censuses can be added.

A census counts the events of a game and reads its final state. It works on random games at native speed, and
on recorded games when they are replayed.
"""

from __future__ import annotations

from ..rules.arrays import wide
from ..rules.flow.journeys import _final_score
from ..rules.flow.loop import _run
from ..rules.kinds import card, event, limit, phase, place
from ..rules.moves.answers import _answer
from ..rules.moves.legal_answers import _list_options
from ..rules.moves.route import _is_spyglass
from ..rules.state import EventBuffer, Options, State, _copy_state
from . import census_layout
from .generator import Generator, _below
from .playouts import _answer_chance


class Census:
    def __init__(self) -> None:
        self.row = wide(census_layout.SIZE)
        # The current game.
        self.journeys = 0
        self.legs = 0
        self.first_captain = 0
        self.announcer = -1
        # The current journey and leg.
        self.leg_number = 0
        self.heading = 0

    def begin(self) -> None:
        """Start a new game. This does not undo the counted events of an unfinished one."""
        _begin_count(self)

    def take_in(self, told: EventBuffer) -> None:
        """Count all events of the buffer and clear it."""
        _count_events(self, told)

    def end(self, s: State, decisions: int) -> None:
        """Count the final state of this game."""
        if s.phase != phase.OVER:
            raise ValueError("only a game that is over can be counted")
        _count_end(self, s, decisions)

    def numbers(self) -> list[int]:
        return [self.row[at] for at in range(census_layout.SIZE)]


def _begin_count(census: Census) -> None:
    census.journeys = 0
    census.legs = 0
    census.first_captain = 0
    census.announcer = -1
    census.leg_number = 0
    census.heading = 0


def _count_events(census: Census, told: EventBuffer) -> None:
    for at in range(told.count):
        entry = at * event.WIDTH
        what = told.entry[entry]
        seat = told.entry[entry + 1]
        a = told.entry[entry + 2]
        b = told.entry[entry + 3]
        if what == event.CARD_DRAWN or what == event.TREASURE_DRAWN or what == event.CHARACTER_DEALT:
            _count_draw(census, what, a, told.entry[entry + 4])
        elif what == event.CARD_PAID or what == event.HELP_REVEALED or what == event.CARD_PLAYED:
            census.row[census_layout.USED + a] += 1 if what == event.CARD_PLAYED else b
        elif what == event.HELP_TAKEN_BACK:
            census.row[census_layout.USED + a] -= b
        elif what == event.POWER_USED or what == event.BOARDED_ROWBOAT:
            census.row[census_layout.USED + a] += 1
        elif what == event.SPYGLASS_USED:
            census.row[census_layout.USED + card.SPYGLASS] += 1
        else:
            _count_flight(census, what, seat, a, b)
    told.count = 0


def _count_draw(census: Census, what: int, a: int, secret: int) -> None:
    if what == event.CARD_DRAWN:
        census.row[census_layout.DRAWN + secret] += 1
    elif what == event.CHARACTER_DEALT:
        census.row[census_layout.DRAWN + card.CHARACTER + a] += 1
    else:
        census.row[census_layout.TREASURES_DRAWN + a] += 1
        if _is_spyglass(secret):
            census.row[census_layout.DRAWN + card.SPYGLASS] += 1


def _count_flight(census: Census, what: int, seat: int, a: int, b: int) -> None:
    """Count a leg by its heading.

    The event of a crash has the city of departure instead."""
    leg = a * census_layout.PLACES + census.heading
    if what == event.LEG_STARTED:
        census.heading = b
        census.legs += 1
        census.row[census_layout.STARTED + a * census_layout.PLACES + b] += 1
        if a == place.AIRCRAFT:
            census.leg_number += 1
            census.row[
                census_layout.STARTED_AS + _within(census.leg_number - 1, census_layout.LEG_NUMBERS)
            ] += 1
    elif what == event.FLEW:
        census.row[census_layout.FLEW + leg] += 1
    elif what == event.MOORED:
        census.row[census_layout.MOORED + leg] += 1
    elif what == event.CRASHED:
        census.row[census_layout.CRASHED + leg] += 1
        if a == place.AIRCRAFT:
            census.row[census_layout.CRASHED_JOURNEYS] += 1
            census.row[
                census_layout.CRASHED_AS + _within(census.leg_number - 1, census_layout.LEG_NUMBERS)
            ] += 1
    elif what == event.JOURNEY_STARTED:
        if census.journeys == 0:
            census.first_captain = seat
        census.journeys += 1
        census.leg_number = 0
    elif what == event.END_ANNOUNCED:
        census.announcer = seat


def _within(number: int, size: int) -> int:
    """Clamp a number to the indices of a row."""
    if number < 0:
        return 0
    return number if number < size else size - 1


def _count_end(census: Census, s: State, decisions: int) -> None:
    best = _final_score(s, 0)
    winners = 0
    for seat in range(s.players):
        score = _final_score(s, seat)
        if score > best:
            best = score
            winners = 0
        if score == best:
            winners += 1
    for seat in range(s.players):
        _count_seat(census, s, seat, census_layout.VICTORY // winners if _final_score(s, seat) == best else 0)
    census.row[census_layout.GAMES] += 1
    if winners > 1:
        census.row[census_layout.SHARED_VICTORIES] += 1
    if census.announcer >= 0:
        census.row[census_layout.ENDS_ANNOUNCED] += 1
    census.row[
        census_layout.JOURNEYS + _within(census.journeys, census_layout.LEGS - census_layout.JOURNEYS)
    ] += 1
    census.row[census_layout.LEGS + _within(census.legs, census_layout.DECISIONS - census_layout.LEGS)] += 1
    census.row[
        census_layout.DECISIONS + _within(decisions, census_layout.WINNERS - census_layout.DECISIONS)
    ] += 1
    census.row[census_layout.WINNERS + _within(best, census_layout.SIZE - census_layout.WINNERS)] += 1


def _count_seat(census: Census, s: State, seat: int, victory: int) -> None:
    place_at_table = (seat + s.players - census.first_captain) % s.players
    census.row[census_layout.SEAT_VICTORIES + place_at_table] += victory
    census.row[census_layout.SEAT_SCORES + place_at_table] += _final_score(s, seat)
    if seat == census.announcer:
        census.row[census_layout.ANNOUNCERS_VICTORIES] += victory
    if s.character[seat] >= 0:
        census.row[census_layout.COLOUR_VICTORIES + s.character[seat]] += victory
    census.row[census_layout.TOKENS] += s.token[seat]
    for kind in range(card.HELP, card.TURBO):
        census.row[census_layout.HELP_LEFT] += s.hand[seat][kind]
    for treasure in range(limit.TREASURES):
        census.row[census_layout.KEPT + treasure] += s.treasure[seat][treasure]


def _count_random_games(
    fresh: State, s: State, games: int, g: Generator, out: Options, told: EventBuffer, census: Census
) -> None:
    for _ in range(games):
        _copy_state(s, fresh)
        _begin_count(census)
        decisions = 0
        _answer_chance(s, g)
        while s.phase != phase.OVER:
            _count_events(census, told)
            _list_options(s, s.asked, out)
            _answer(s, s.asked, out.action[_below(g, out.count)])
            _run(s)
            _answer_chance(s, g)
            decisions += 1
        _count_events(census, told)
        _count_end(census, s, decisions)


def count_random_games(fresh: State, games: int, g: Generator, census: Census) -> None:
    """Play random games from a fresh position and count them."""
    s = fresh.clone()
    told = EventBuffer()
    s.listen(told)
    _count_random_games(fresh, s, games, g, Options(), told, census)
