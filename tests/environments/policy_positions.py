"""Positions of random games, as rows for native policies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from celestia import engine
from celestia.environments.announcements import announcements_in
from celestia.game.game import Game
from celestia.game.knowledge.learned import Learned, Step
from celestia.game.knowledge.view import Question, View
from celestia.game.notation.words import action_of
from celestia.game.setup.config import Config
from celestia.learning import observation_layout
from tests.properties.random_games import decisions, random_table


@dataclass(frozen=True)
class Position:
    game: Game
    seat: int
    row: bytearray
    ids: list[int]

    @property
    def view(self) -> View:
        return self.game.view(self.seat)

    @property
    def question(self) -> Question:
        question = self.view.question
        assert question is not None
        return question

    def id_of(self, words: str) -> int:
        return engine.id_of(self.game.state, self.seat, action_of(self.game.state, words))


def positions_of(config: Config, rng: Random) -> Iterator[Position]:
    """Yield every position of a random game in which a seat has a choice."""
    for game in decisions(config, rng):
        seat = game.asked
        ids = [] if seat is None else engine.legal_ids(game.state, seat)
        if seat is not None and len(ids) > 1:
            row = bytearray(observation_layout.SIZE)
            engine.observe_announced(game.state, seat, announcements_in(game), row)
            yield Position(game, seat, row, ids)


def random_positions(games: int, first_seed: int = 0) -> Iterator[Position]:
    """Yield the positions of games with random modules and 2 to 6 players."""
    for seed in range(first_seed, first_seed + games):
        rng = Random(seed)
        yield from positions_of(random_table(rng), rng)


def known_by_row(view: View) -> View:
    """Return the view with no more than a row without announcements says, and the treasures drawn.

    A row has no cards seen by Spy, no help cards taken back and no treasure that Red gave away, and at
    Matryoshburg it does not say from which pile a treasure is drawn."""
    assert view.learned is not None
    piles = {
        place: [step for step in steps if _is_known(step, view.seat)]
        for place, steps in view.learned.piles.items()
    }
    known = {place: steps for place, steps in piles.items() if steps}
    place = None if view.phase == "matryoshburg" else view.drawing_from
    return replace(view, drawing_from=place, learned=Learned(view.seat, [], {}, known))


def _is_known(step: Step, seat: int | None) -> bool:
    what, whose, treasure, _ = step
    is_spyglass = what == "removed" and (treasure or "").endswith("spyglass")
    return is_spyglass or (what == "drawn" and whose == seat)
