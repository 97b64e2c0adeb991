"""Track D: whole random games without Python in the loop."""

from __future__ import annotations

from functools import partial
from typing import Any

from . import open_spiel
from .ours import SUBJECTS, Subject, play_natively
from .rounds import Contestant, Tally
from .track import Missing, Track, peers


def our_play(subject: Subject, games: int, seed: int) -> None:
    play_natively(subject, games, seed)


def our_tally(subject: Subject, games: int, seed: int) -> Tally:
    return Tally(play_natively(subject, games, seed), games)


def bots(spiel: Any, game: Any, seed: int) -> list[Any]:
    return [spiel.make_uniform_random_bot(seat, seed + seat) for seat in range(game.num_players())]


def peer_play(name: str, games: int, seed: int) -> None:
    spiel: Any = open_spiel.library()
    game: Any = open_spiel.load(name)
    table = bots(spiel, game, seed)
    for number in range(games):
        spiel.evaluate_bots(game.new_initial_state(), table, seed * games + number)


def peer_tally(name: str, games: int, seed: int) -> Tally:
    spiel: Any = open_spiel.library()
    game: Any = open_spiel.load(name)
    table = bots(spiel, game, seed)
    decisions = 0
    for number in range(games):
        state = game.new_initial_state()
        spiel.evaluate_bots(state, table, seed * games + number)
        decisions += open_spiel.movers(state)[0]
    return Tally(decisions, games)


def peer(name: str) -> Contestant:
    return Contestant(name, False, partial(peer_play, name), partial(peer_tally, name))


def contestants() -> list[Contestant | Missing]:
    found = [Contestant(s.name, True, partial(our_play, s), partial(our_tally, s)) for s in SUBJECTS]
    return [*found, *peers(peer)]


PLAYOUTS = Track(
    "playouts",
    "D  native random playouts",
    "decisions",
    "1 times the best peer",
    "15 M/s and 60,000 games/s",
    contestants,
)
