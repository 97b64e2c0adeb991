"""Batches of games that are stepped together and write into the caller's arrays.

Every game has its own generator, so results do not depend on the threads or on the other games. A game stops
whenever it asks a seat of the caller. Native policies answer for all other seats. When a game ends, the next
one starts in the same step, so that every row always shows a question to the caller.

Threads share only the arrays, in which each game has its own row. Each thread has a desk for its temporary
data. A game is plain data: it refers to nothing but its desk's event buffer.
"""

from __future__ import annotations

from ..rules.arrays import zeros
from ..rules.flow.journeys import _final_score
from ..rules.flow.loop import _run
from ..rules.kinds import limit, phase
from ..rules.moves.answers import _answer
from ..rules.moves.legal_answers import _list_options
from ..rules.state import EventBuffer, Options, State, _copy_state
from . import action_ids, batch_codes, observation_layout, policy_kinds
from .action_space import _action_id, _list_ids
from .announcements import Announcements, _forget, _take_in_events
from .batch_rows import (
    BatchRows,
    _clear_result,
    _fits,
    _observation_row,
    _place_in_list,
    _write_answers,
)
from .buffer import Bytes, Row, _blank, _row
from .generator import Generator, _below, _seed
from .observation import _observe, _observe_configuration
from .playouts import _answer_chance
from .policies.desk import PolicyDesk
from .policies.policies import _choose_by_policy

WHIM = 0x5DEECE66DF00D15  # gives random answers a stream that is independent of the dice


class BatchGame:
    def __init__(self) -> None:
        self.position: State = State()
        self.chance: Generator = Generator()
        self.whim: Generator = Generator()
        self.announced: Announcements = Announcements()
        self.policy = zeros(limit.SEATS)  # of each seat in this game

    def seed(self, seed: int) -> None:
        """Seed chance and random answers with 63 bits."""
        _seed(self.chance, seed)
        _seed(self.whim, seed ^ WHIM)


class BatchDesk:
    """The temporary data of one thread. Its games record their events in its buffer."""

    def __init__(self) -> None:
        self.options: Options = Options()
        self.ids: Options = Options()
        self.events: EventBuffer = EventBuffer()
        self.policies: PolicyDesk = PolicyDesk()
        self.turns = 0  # if 1, each game turns its policies by a random number of seats

    def set_turns(self, turns: int) -> None:
        self.turns = turns

    def take(self, game: BatchGame) -> None:
        game.position.listen(self.events)


def _visit(game: BatchGame, fresh: State, at: int, rows: BatchRows, desk: BatchDesk, what: int) -> None:
    """Start or step one game and write the result."""
    _clear_result(rows, at)
    if what == batch_codes.BEGIN or game.position.players != fresh.players:
        _begin_game(game, fresh, at, rows, desk)
        _show_game(game, at, rows, desk)
        return
    seat = game.position.asked
    action = _take_answer(game.position, at, rows, desk.options)
    if action >= 0:
        _answer(game.position, seat, action)
        _go_on_playing(game, at, rows, desk)
        if game.position.phase == phase.OVER:
            _write_scores(game.position, at, rows)
            _finish_game(game, fresh, seat, at, rows, desk)
    else:
        _write_forfeit(seat, at, rows)
        _finish_game(game, fresh, seat, at, rows, desk)
    _show_game(game, at, rows, desk)


def _begin_game(game: BatchGame, fresh: State, at: int, rows: BatchRows, desk: BatchDesk) -> None:
    """Start games until there is one in which the caller is asked."""
    desk.events.count = 0
    _observe_configuration(fresh, _observation_row(rows, at))
    while True:
        _copy_state(game.position, fresh)
        _forget(game.announced)
        _seat_policies(game, at, rows, desk)
        _go_on_playing(game, at, rows, desk)
        if game.position.phase != phase.OVER:
            break


def _seat_policies(game: BatchGame, at: int, rows: BatchRows, desk: BatchDesk) -> None:
    players = game.position.players
    turn = _below(game.chance, players) if desk.turns else 0
    for place in range(players):
        seat = place + turn if place + turn < players else place + turn - players
        game.policy[seat] = rows.policy.number[at * limit.SEATS + place]


def _go_on_playing(game: BatchGame, at: int, rows: BatchRows, desk: BatchDesk) -> None:
    """Answer for chance and native seats until the caller is asked or the game is over."""
    _go_on_to_a_seat(game, desk)
    if _is_native(game):
        _play_natively(game, at, rows, desk)


def _go_on_to_a_seat(game: BatchGame, desk: BatchDesk) -> None:
    _run(game.position)
    _answer_chance(game.position, game.chance)
    _take_in_events(game.announced, desk.events)


def _is_native(game: BatchGame) -> bool:
    """Return whether a native policy has to answer."""
    return game.position.asked >= 0 and game.policy[game.position.asked] != policy_kinds.CALLER


def _play_natively(game: BatchGame, at: int, rows: BatchRows, desk: BatchDesk) -> None:
    while _is_native(game):
        _answer(game.position, game.position.asked, _native_answer(game, at, rows, desk))
        _go_on_to_a_seat(game, desk)


def _native_answer(game: BatchGame, at: int, rows: BatchRows, desk: BatchDesk) -> int:
    """Return the answer of the native policy that holds the asked seat.

    It sees its observation in the row of this game, which the caller's observation overwrites later."""
    seat = game.position.asked
    policy = game.policy[seat]
    _list_options(game.position, seat, desk.options)
    if policy == policy_kinds.RANDOM:
        return desk.options.action[_below(game.whim, desk.options.count)]
    _observe(game.position, seat, game.announced, _observation_row(rows, at))
    desk.ids.count = desk.options.count
    for option in range(desk.options.count):
        desk.ids.action[option] = _action_id(game.position, seat, desk.options.action[option])
    chosen = _choose_by_policy(policy, _observation_row(rows, at), desk.ids, game.whim, desk.policies)
    for option in range(desk.options.count):
        if desk.ids.action[option] == chosen:
            return desk.options.action[option]
    return desk.options.action[0]


def _finish_game(game: BatchGame, fresh: State, seat: int, at: int, rows: BatchRows, desk: BatchDesk) -> None:
    """Write how the seat that answered last sees the end, and start the next game."""
    rows.done.number[at] = 1
    if rows.final_observation.size > 0:
        last = _row(rows.final_observation, at, observation_layout.SIZE)
        _observe_completely(game, seat, last)
    _begin_game(game, fresh, at, rows, desk)


def _observe_completely(game: BatchGame, seat: int, out: Row) -> None:
    _observe(game.position, seat, game.announced, out)
    _observe_configuration(game.position, out)


def _write_scores(s: State, at: int, rows: BatchRows) -> None:
    """Write the final scores and the rewards: the winners share 1 (R10, C7)."""
    best = _final_score(s, 0)
    winners = 0
    for seat in range(s.players):
        score = _final_score(s, seat)
        rows.score.number[at * rows.columns + seat] = score
        if score > best:
            best = score
            winners = 1
        elif score == best:
            winners += 1
    for seat in range(s.players):
        if rows.score.number[at * rows.columns + seat] == best:
            rows.reward.number[at * rows.columns + seat] = 1 / winners


def _write_forfeit(seat: int, at: int, rows: BatchRows) -> None:
    """Write the end of a game by an illegal answer, which has no scores."""
    for other in range(rows.columns):
        rows.score.number[at * rows.columns + other] = 0
    rows.reward.number[at * rows.columns + seat] = batch_codes.ILLEGAL_REWARD


def _take_answer(s: State, at: int, rows: BatchRows, out: Options) -> int:
    """Return the caller's answer, or -1 if its id is illegal. Clear the legal ids of the mask."""
    number = rows.action.number[at]
    _list_options(s, s.asked, out)
    if rows.mask.size > 0:
        return _find_and_clear_mask(s, _row(rows.mask, at, action_ids.COUNT), out, number)
    place = _place_in_list(rows, at, number)
    if 0 <= place < out.count and _action_id(s, s.asked, out.action[place]) == number:
        return out.action[place]
    return -1


def _find_and_clear_mask(s: State, mask: Row, out: Options, number: int) -> int:
    """Return the answer with this id, or -1.

    Clear only the legal ids of the mask, which is faster."""
    found = -1
    for option in range(out.count):
        legal = _action_id(s, s.asked, out.action[option])
        mask[legal] = 0
        if legal == number:
            found = out.action[option]
    return found


def _show_game(game: BatchGame, at: int, rows: BatchRows, desk: BatchDesk) -> None:
    """Write the asked seat, its observation, its legal ids and a random one of them."""
    seat = game.position.asked
    rows.mover.number[at] = seat
    _observe(game.position, seat, game.announced, _observation_row(rows, at))
    _list_ids(game.position, seat, desk.options)
    _write_answers(rows, at, desk.options)
    rows.pick.number[at] = desk.options.action[_below(game.whim, desk.options.count)]


def _observe_seats(game: BatchGame, at: int, columns: int, out: Bytes) -> None:
    """Write the observations of all seats of one game, and zeros for empty seats."""
    for seat in range(columns):
        row = _row(out, at * columns + seat, observation_layout.SIZE)
        if seat < game.position.players:
            _observe_completely(game, seat, row)
        else:
            _blank(row, observation_layout.SIZE)


def _may_visit(fresh: State, rows: BatchRows) -> bool:
    """Return whether a game may start from this state: its seats fit, and it is not staged."""
    return 0 < fresh.players <= rows.columns and not fresh.staged


def visit_games(
    games: list[BatchGame],
    fresh: list[State],
    first: int,
    last: int,
    rows: BatchRows,
    desk: BatchDesk,
    what: int,
) -> None:
    """Start or step these games, one after the other. `fresh` has the initial state of each.

    The compiled build releases the GIL."""
    if not 0 <= first <= last <= min(len(games), len(fresh)) or not _fits(rows, last):
        raise ValueError(f"there is no room for games {first} to {last}")
    for at in range(first, last):
        if not _may_visit(fresh[at], rows):
            raise ValueError(f"game {at} is staged, or has too many seats")
    for at in range(first, last):
        _visit(games[at], fresh[at], at, rows, desk, what)


def observe_games(games: list[BatchGame], first: int, last: int, columns: int, out: Bytes) -> None:
    """Write the observations of all seats of these games, `columns` rows for each game.

    The compiled build releases the GIL."""
    if not 0 <= first <= last <= len(games) or columns < 0:
        raise ValueError(f"there are no games {first} to {last}")
    if out.size < last * columns * observation_layout.SIZE:
        raise ValueError(f"there is no room for games {first} to {last}")
    for at in range(first, last):
        _observe_seats(games[at], at, columns, out)
