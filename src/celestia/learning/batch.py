"""Batches of games that are stepped together and write into the caller's arrays.

Every game has its own generator, so results do not depend on the threads or on the other games. A game writes
the observation of the seat that is asked. Threads share only the arrays, in which each game has its own row.
Each thread has a desk for its temporary data.
"""

from __future__ import annotations

from ..rules.flow.journeys import _final_score
from ..rules.flow.loop import _run
from ..rules.kinds import phase
from ..rules.moves.answers import _answer
from ..rules.moves.legal_answers import _list_options
from ..rules.state import EventBuffer, Options, State, _copy_state
from . import action_ids, batch_codes, observation_layout
from .action_space import _action_id, _list_ids
from .announcements import Announcements, _forget, _take_in_events
from .buffer import Bytes, Longs, Reals, _row
from .generator import Generator, _below, _seed
from .observation import _observe, _observe_configuration
from .playouts import _answer_chance

WHIM = 0x5DEECE66DF00D15  # gives random answers a stream that is independent of the dice


class BatchGame:
    def __init__(self) -> None:
        self.position: State = State()
        self.chance: Generator = Generator()
        self.whim: Generator = Generator()
        self.announced: Announcements = Announcements()
        self.learner = 0  # the seat that the caller answers for, or EVERY_SEAT
        self.running = 0  # if 0, the next step starts a new game and ignores the answer

    def seed(self, seed: int) -> None:
        """Seed chance and random answers with 63 bits."""
        _seed(self.chance, seed)
        _seed(self.whim, seed ^ WHIM)


class BatchRows:
    """The caller's arrays, one row for each game."""

    def __init__(self) -> None:
        self.action: Longs = Longs()
        self.observation: Bytes = Bytes()
        self.mask: Bytes = Bytes()
        self.mover: Bytes = Bytes()
        self.reward: Reals = Reals()
        self.done: Bytes = Bytes()
        self.pick: Longs = Longs()  # a legal answer drawn at random


class BatchDesk:
    """The temporary data of one thread. Its games record their events in its buffer."""

    def __init__(self) -> None:
        self.fresh: State = State()
        self.options: Options = Options()
        self.events: EventBuffer = EventBuffer()
        self.learner = 0

    def set_up(self, fresh: State, whose: int) -> None:
        """Set the initial state of all games and the seat that the caller answers for."""
        if not batch_codes.ANY_SEAT <= whose < fresh.players or fresh.staged:
            raise ValueError(f"the game is staged, or there is no seat {whose}")
        _copy_state(self.fresh, fresh)
        self.learner = whose

    def take(self, game: BatchGame) -> None:
        game.position.listen(self.events)


def _fits(rows: BatchRows, desk: BatchDesk, games: int) -> bool:
    """Return whether the arrays have room for these games and the desk is set up."""
    if rows.observation.size < games * observation_layout.SIZE or rows.mask.size < games * action_ids.COUNT:
        return False
    if (
        rows.action.size < games
        or rows.mover.size < games
        or rows.done.size < games
        or rows.pick.size < games
    ):
        return False
    return desk.fresh.players > 0 and rows.reward.size >= games * desk.fresh.players


def _visit(game: BatchGame, at: int, rows: BatchRows, desk: BatchDesk, what: int) -> None:
    """Start or step one game and write the result."""
    _clear_reward(rows, at, desk.fresh.players)
    if what == batch_codes.BEGIN:
        _observe_configuration(desk.fresh, _row(rows.observation, at, observation_layout.SIZE))
    if what == batch_codes.BEGIN or not game.running:
        _begin_game(game, desk)
        _show_game(game, at, rows, desk)
        return
    number = rows.action.number[at]
    action = _find_and_clear_mask(game.position, at, rows, desk.options, number)
    if action < 0:
        rows.reward.number[at * desk.fresh.players + game.position.asked] = batch_codes.ILLEGAL_REWARD
        _end_game_of(game, at, rows, desk)
        return
    _answer(game.position, game.position.asked, action)
    _go_on_playing(game, desk)
    if game.position.phase != phase.OVER:
        _show_game(game, at, rows, desk)
        return
    _write_rewards(game, at, rows, desk.fresh.players)
    _end_game_of(game, at, rows, desk)


def _begin_game(game: BatchGame, desk: BatchDesk) -> None:
    """Start games until there is one in which the learner is asked."""
    game.running = 1
    desk.events.count = 0
    while True:
        _copy_state(game.position, desk.fresh)
        _forget(game.announced)
        game.learner = desk.learner
        if desk.learner == batch_codes.ANY_SEAT:
            game.learner = _below(game.chance, desk.fresh.players)
        _go_on_playing(game, desk)
        if game.position.phase != phase.OVER:
            break


def _go_on_playing(game: BatchGame, desk: BatchDesk) -> None:
    """Answer for chance and other seats until the caller is asked or the game is over."""
    _run(game.position)
    _answer_chance(game.position, game.chance)
    _take_in_events(game.announced, desk.events)
    while game.learner >= 0 and game.position.asked >= 0 and game.position.asked != game.learner:
        _list_options(game.position, game.position.asked, desk.options)
        pick = _below(game.whim, desk.options.count)
        _answer(game.position, game.position.asked, desk.options.action[pick])
        _run(game.position)
        _answer_chance(game.position, game.chance)
        _take_in_events(game.announced, desk.events)


def _end_game_of(game: BatchGame, at: int, rows: BatchRows, desk: BatchDesk) -> None:
    """Write the final observation for a single learner.

    With EVERY_SEAT nobody is asked at the end, so write the start of the next game instead."""
    rows.done.number[at] = 1
    if game.learner == batch_codes.EVERY_SEAT:
        _begin_game(game, desk)
        _show_game(game, at, rows, desk)
    else:
        game.running = 0
        _observe(
            game.position, game.learner, game.announced, _row(rows.observation, at, observation_layout.SIZE)
        )


def _clear_reward(rows: BatchRows, at: int, players: int) -> None:
    rows.done.number[at] = 0
    for seat in range(players):
        rows.reward.number[at * players + seat] = 0


def _write_rewards(game: BatchGame, at: int, rows: BatchRows, players: int) -> None:
    """The winners share 1 (R10, C7)."""
    best = _final_score(game.position, 0)
    winners = 1
    for seat in range(1, players):
        score = _final_score(game.position, seat)
        if score > best:
            best = score
            winners = 1
        elif score == best:
            winners += 1
    for seat in range(players):
        if _final_score(game.position, seat) == best:
            rows.reward.number[at * players + seat] = 1 / winners


def _find_and_clear_mask(s: State, at: int, rows: BatchRows, out: Options, number: int) -> int:
    """Return the answer with this id, or -1.

    Clear only the legal ids of the mask, which is faster."""
    found = -1
    mask = _row(rows.mask, at, action_ids.COUNT)
    _list_options(s, s.asked, out)
    for option in range(out.count):
        legal = _action_id(s, s.asked, out.action[option])
        mask[legal] = 0
        if legal == number:
            found = out.action[option]
    return found


def _show_game(game: BatchGame, at: int, rows: BatchRows, desk: BatchDesk) -> None:
    """Write the asked seat, its observation, its mask and a random legal answer."""
    seat = game.position.asked
    rows.mover.number[at] = seat
    _observe(game.position, seat, game.announced, _row(rows.observation, at, observation_layout.SIZE))
    mask = _row(rows.mask, at, action_ids.COUNT)
    _list_ids(game.position, seat, desk.options)
    for option in range(desk.options.count):
        mask[desk.options.action[option]] = 1
    rows.pick.number[at] = desk.options.action[_below(game.whim, desk.options.count)]


def _find_illegal(rows: BatchRows, games: int) -> int:
    """Return the first game whose mask does not allow its answer, or -1."""
    for at in range(games):
        number = rows.action.number[at]
        if number < 0 or number >= action_ids.COUNT or not rows.mask.number[at * action_ids.COUNT + number]:
            return at
    return -1


def find_illegal(rows: BatchRows, games: int) -> int:
    """Return the first game whose mask does not allow its answer, or -1."""
    if rows.action.size < games or rows.mask.size < games * action_ids.COUNT:
        raise ValueError(f"there are no {games} games")
    return _find_illegal(rows, games)


def visit_games(
    games: list[BatchGame], first: int, last: int, rows: BatchRows, desk: BatchDesk, what: int
) -> None:
    """Start or step these games, one after the other.

    The compiled build releases the GIL."""
    if not 0 <= first <= last <= len(games) or not _fits(rows, desk, last):
        raise ValueError(f"there is no room for games {first} to {last}")
    for at in range(first, last):
        _visit(games[at], at, rows, desk, what)
