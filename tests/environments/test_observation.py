"""An observation shows what the view of its seat shows, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from celestia import engine
from celestia.encoding.slices import SEAT_SLICES, SIZE, SLICES, Slice, seat_slice, slice_of
from celestia.encoding.views import observation_of_view
from celestia.environments.announcements import announcements_in
from celestia.game.events import event_of
from celestia.game.game import Game
from celestia.game.knowledge.learned import Learned
from celestia.game.setup.config import Config
from celestia.game.worlds import draw_world
from celestia.learning import observation, observation_layout
from celestia.learning.announcements import Announcements
from celestia.rules.kinds import event, limit
from celestia.rules.state import state_from_bytes
from tests.game.playing import ONE_OF_EACH, play_at_random
from tests.ledger import rule
from tests.properties.random_games import decisions, positions, random_table


def observe(state: engine.State, seat: int, announced: engine.Announcements | None = None) -> list[int]:
    buffer = bytearray(b"\7" * SIZE)
    if announced is None:
        engine.observe(state, seat, buffer)
    else:
        engine.observe_announced(state, seat, announced, buffer)
    return list(buffer)


def check_shows_the_view(game: Game, seat: int) -> None:
    """Check every number against the view, in the obvious way."""
    found = observe(game.state, seat, announcements_in(game))
    expected = list(observation_of_view(game.view(seat)))
    if game.table_is_asked:  # a view then has the possible answers, but the engine asks nobody
        expected[slice_of("asked")] = [0]
    for part in SLICES:
        if part.name != "seats":
            assert found[part.of] == expected[part.of], part.name
    for steps in range(limit.SEATS):
        for part in SEAT_SLICES:
            at = seat_slice(steps, part.name)
            assert found[at] == expected[at], f"{part.name} of the seat {steps} to the left"


@rule("H1", "H2", "H6", "C165")
@pytest.mark.parametrize("config", ONE_OF_EACH, ids=str)
def test_an_observation_shows_the_view(config: Config) -> None:
    """At every question, including those to chance, and at the end."""
    for game in play_at_random(Game(config), Random(3)):
        for seat in range(config.players):
            check_shows_the_view(game, seat)


@rule("H1", "H2", "H6", "Q41")
@pytest.mark.parametrize("seed", range(8))
def test_an_observation_shows_the_view_of_any_table(seed: int) -> None:
    rng = Random(seed)
    fresh = Game(random_table(rng))
    if seed % 2:
        fresh.stage()
    for game in play_at_random(fresh, rng):
        if rng.random() < 0.3:
            check_shows_the_view(game, rng.randrange(game.config.players))


@rule("H1", "H2", "H3", "H4", "H5", "H7")
@pytest.mark.parametrize("seed", range(12))
def test_an_observation_is_the_same_in_every_world(seed: int) -> None:
    """Redealing what the seat cannot know (hands, deck, piles) changes nothing."""
    rng = Random(seed)
    differ = 0
    for game in decisions(random_table(rng), rng, staged=seed % 3 == 0):
        if rng.random() < 0.1:
            for seat in range(game.config.players):
                world = draw_world(game.state, seat, game.learned(seat), rng).state
                assert observe(world, seat) == observe(game.state, seat)
                differ += world != game.state
    assert differ, "no other world was compared"


@rule("H5", "H7")
@pytest.mark.parametrize("seed", range(6))
def test_announcements_match_what_a_spectator_has_learned(seed: int) -> None:
    """Play two games in step: one informs a spectator, one the observation."""
    rng, config = Random(seed), Config.preset("whole_sky", 4)
    announced, learned = engine.Announcements(), Learned(None)
    events, in_words = engine.EventBuffer(), engine.EventBuffer()
    state, other = config.new_state(), config.new_state()
    dice, other_dice = engine.generator(seed), engine.generator(seed)
    state.listen(events)
    other.listen(in_words)
    engine.answer_chance(state, dice)
    engine.answer_chance(other, other_dice)
    said = 0
    while not engine.is_over(state):
        announced.take_in(events)
        for entry in in_words.take():
            learned.take_in(event_of(entry).seen_by(None) or {"what": ""})
        for seat in range(config.players):
            heard = [one for one in learned.announcements if one.seat == seat and not one.can]
            faced, drawn = (list(heard[-1].faced), heard[-1].drawn_since) if heard else ([0] * 4, 0)
            found = observe(state, 0, announced)
            assert found[seat_slice(seat, "cannot")] == faced
            assert found[seat_slice(seat, "drawn_since")] == [min(drawn, 100)]
            said += sum(faced)
        action = rng.choice(engine.legal_actions(state))
        engine.step(state, action, dice)
        engine.step(other, action, other_dice)
    assert said, "nobody said that they cannot"


def contiguous(parts: tuple[Slice, ...]) -> int:
    at = 0
    for part in parts:
        assert part.start == at, f"{part.name} starts at another offset"
        at += part.size
    return at


def test_slices_follow_each_other_without_gaps() -> None:
    assert contiguous(SLICES) == SIZE
    assert contiguous(SEAT_SLICES) == observation_layout.SEAT_SIZE


def test_large_numbers_stay_in_a_byte() -> None:
    state = next(positions(Config.preset("classic", 2), 1))
    state.write_field("points", [300, 0, 0, 0, 0, 0])
    state.write_field("turn", 256)
    state.write_field("deck_size", 160)
    found = observe(state, 0)
    assert found[seat_slice(0, "points")] == [255]
    assert found[slice_of("turn")] == [255]
    assert found[slice_of("deck")] == [160]


@pytest.mark.parametrize("seat", [-1, 2, 6])
def test_an_empty_seat_has_no_observation(seat: int) -> None:
    state = next(positions(Config.preset("classic", 2), 1))
    with pytest.raises(ValueError, match="no seat"):
        engine.observe(state, seat, bytearray(SIZE))


def test_builds_agree_on_observations() -> None:
    compiled = pytest.importorskip("celestia._compiled")
    rng = Random(7)
    plain, other = bytearray(SIZE), bytearray(SIZE)
    announced, other_announced = Announcements(), compiled.Announcements()
    for seed in range(12):
        for state in positions(random_table(rng), seed):
            piece = rng.randrange(event.COUNT), rng.randrange(-1, 7), rng.randrange(1 << 14)
            announced.take_in_event(*piece)
            other_announced.take_in_event(*piece)
            seat = rng.randrange(state.players)
            data = state.to_bytes()
            observation.observe_announced(state_from_bytes(data), seat, announced, plain)
            compiled.observe_announced(compiled.state_from_bytes(data), seat, other_announced, other)
            assert plain == other
