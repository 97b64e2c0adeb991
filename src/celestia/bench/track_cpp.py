"""Random playouts driven from C++ on both sides, without Python in any loop.

Ours is the C++ build of the rules. OpenSpiel's Python package contains its headers and exports its functions,
so a small driver is compiled against it. Both need g++, and compiling is not timed.
"""

from __future__ import annotations

import ctypes
from functools import cache, partial
from importlib.metadata import version
from pathlib import Path

from .. import compile_rules
from ..compile_rules.cpp import PRELUDE, Variant, cpp_text
from . import cpp_library, open_spiel, track_playouts
from .ours import SUBJECTS, Subject, everything
from .rounds import Contestant, Tally
from .track import Missing, Track

GAMES = [*open_spiel.GAMES, "backgammon"]
NO_COMPILER = "needs g++"
NO_HEADERS = "this package of OpenSpiel has no C++ headers"
PLAYOUTS = Variant(wanted=("_play_games", "_seed"), by_hand=("_tell",), listens=False)


# -------------------------------------------------------------------------------------------------- ours
@cache
def our_library() -> ctypes.CDLL:
    program, kinds = compile_rules.read()
    headers = {"rules.h": cpp_text(program, kinds, PLAYOUTS)}
    flags = ["-std=c++17", f"-I{PRELUDE.parent}"]
    library = cpp_library.load("celestia_playouts.cpp", flags, headers, [PRELUDE.read_text()])
    library.bench_play.restype = ctypes.c_int64
    return library


def our_play(position: bytes, games: int, seed: int) -> None:
    our_library().bench_play(position, games, ctypes.c_int64(seed))


def our_tally(position: bytes, games: int, seed: int) -> Tally:
    return Tally(our_library().bench_play(position, games, ctypes.c_int64(seed)), games)


def ours(subject: Subject) -> Contestant:
    our_library()
    position = subject.fresh().to_bytes()
    return Contestant(subject.name, True, partial(our_play, position), partial(our_tally, position))


def our_engine(subject: Subject) -> Contestant:
    """Return the Cython build of track D, to compare the two builds."""
    play, count = partial(track_playouts.our_play, subject), partial(track_playouts.our_tally, subject)
    return Contestant(f"{subject.name}, Cython", True, play, count)


# ------------------------------------------------------------------------------------------------- peers
def headers() -> Path | None:
    """Return the folder above OpenSpiel's headers, or None if the package has none."""
    folder = Path(str(open_spiel.library().__file__)).parent  # type: ignore[union-attr]
    return folder if (folder / "open_spiel" / "spiel.h").exists() else None


@cache
def their_library() -> ctypes.CDLL:
    folder, built = headers(), str(open_spiel.library().__file__)  # type: ignore[union-attr]
    parts = ("", "open_spiel/abseil-cpp", "open_spiel/json/include")
    flags = ["-std=c++20", *(f"-I{folder}/{part}" for part in parts), built, f"-Wl,-rpath,{folder}"]
    library = cpp_library.load("open_spiel_playouts.cpp", flags, {}, [version("open_spiel")])
    library.bench_load.restype = ctypes.c_void_p
    library.bench_play.restype = ctypes.c_int64
    return library


class Peer:
    """One game of OpenSpiel, loaded by the driver."""

    def __init__(self, name: str) -> None:
        self.is_even = int(open_spiel.is_even(open_spiel.load(name)))
        self.loaded = ctypes.c_void_p(their_library().bench_load(name.encode()))

    def play(self, games: int, seed: int) -> None:
        self._run(games, seed, is_counted=False)

    def tally(self, games: int, seed: int) -> Tally:
        return Tally(self._run(games, seed, is_counted=True), games)

    def _run(self, games: int, seed: int, is_counted: bool) -> int:
        numbers = self.is_even, ctypes.c_int64(games), ctypes.c_int64(seed), int(is_counted)
        return int(their_library().bench_play(self.loaded, *numbers))


def peer(name: str) -> Contestant | Missing:
    if why := open_spiel.missing(name):
        return Missing(name, why)
    if headers() is None:
        return Missing(name, NO_HEADERS)
    game = Peer(name)
    return Contestant(name, False, game.play, game.tally, is_simpler=name in open_spiel.SIMPLER)


def contestants() -> list[Contestant | Missing]:
    if not cpp_library.has_compiler():
        return [Missing("Celestia and OpenSpiel from C++", NO_COMPILER)]
    return [
        *(ours(subject) for subject in SUBJECTS),
        our_engine(everything(4)),
        *(peer(name) for name in GAMES),
    ]


CPP = Track(
    "cpp",
    "E  random playouts driven from C++",
    "decisions",
    "none: OpenSpiel at its best",
    "as fast as the best peer",
    contestants,
)
