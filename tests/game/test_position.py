"""Positions as text at any moment of a game, and the errors for invalid ones."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from celestia import engine
from celestia.game.game import Game
from celestia.game.notation.position import PositionError, position_from_text, position_to_text
from celestia.game.setup.config import Config
from celestia.game.setup.conservation import Impossible, check
from celestia.game.state_lists import numbers, rows
from celestia.rules.kinds import card, phase
from celestia.rules.state import FIELDS
from tests.game.playing import ONE_OF_EACH, play_at_random, random_config
from tests.ledger import rule
from tests.scenario import Scenario


def some_position() -> str:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=6, preset="whole_sky")
    scenario.hand("Ann", "compass", "compass", "turbo").hand("Ben", "ejection").treasures("Cy", "4/6", "9/9")
    return position_to_text(scenario.start().rolls("fog", "blank", "birds").state)


def changed(old: str, new: str) -> str:
    text = some_position()
    assert old in text
    return text.replace(old, new, 1)


def refused(text: str) -> PositionError:
    with pytest.raises(PositionError) as error:
        position_from_text(text)
    assert f"({error.value.rule})" in str(error.value)
    return error.value


@pytest.mark.parametrize("config", ONE_OF_EACH, ids=str)
def test_every_moment_of_a_game_can_be_written_and_read(config: Config) -> None:
    game, rng = Game(config), Random(11)
    for _ in play_at_random(game, rng):
        again = position_from_text(position_to_text(game.state))
        assert again.to_bytes() == game.state.to_bytes()


@pytest.mark.parametrize("seed", range(10))
def test_every_moment_of_a_random_configuration_can_be_written_and_read(seed: int) -> None:
    rng = Random(seed)
    game = Game(random_config(rng))
    for _ in play_at_random(game, rng):
        again = position_from_text(position_to_text(game.state))
        assert again.to_bytes() == game.state.to_bytes()
        check(game.state)


@rule("C3")
@pytest.mark.parametrize("seed", range(4))
def test_every_moment_of_a_staged_game_can_be_written_and_read(seed: int) -> None:
    rng = Random(seed)
    game = Game(random_config(rng))
    game.stage()
    stops = 0
    for _ in play_at_random(game, rng):
        assert position_from_text(position_to_text(game.state)) == game.state
        stops += game.table_is_asked
    assert stops > 0


def test_a_game_continues_from_its_text_unchanged() -> None:
    game, rng = Game(Config.preset("whole_sky", 3)), Random(4)
    for _ in play_at_random(game, rng):
        if len(game.lines) == 60:
            break
    again = Game.from_position(position_from_text(position_to_text(game.state)))
    for played in (game, again):
        for _ in play_at_random(played, Random(9)):
            pass
    assert again.state == game.state
    assert again.lines == game.lines[60:]


def test_the_text_uses_the_words_of_the_table() -> None:
    text = some_position()
    for line in (
        "phase: declarations",
        "asked: 1",
        "question: declare",
        "at aircraft: 6",
        "heading aircraft: 9",
        "dice: fog blank birds",
        "place: aboard aboard aboard",
        "hand 0: compass*2 turbo",
        "hand 1: ejection",
        "treasure 2: 4/6 9/9",
    ):
        assert line in text.splitlines()
    assert "points" not in text


def test_no_field_is_forgotten() -> None:
    """Every field except the derived ones makes a difference in the text."""
    state = position_from_text(some_position())
    derived = {"held", "owned", "points", "hand_size"}
    frames = {f"frame_{part}" for part in ("kind", "seat", "place", "count", "polled")}
    unseen = set()
    for name in FIELDS:
        changed_state = state.clone()
        value = changed_state.read_field(name)
        changed_state.write_field(name, _other(value))
        if _text_or_error(changed_state) == position_to_text(state):
            unseen.add(name)
    assert unseen == derived | frames  # this position has no frame


def _other(value: int | list[int] | list[list[int]]) -> int | list[int] | list[list[int]]:
    """Return the value with its first number changed."""
    if not isinstance(value, list):
        return value - 1 if value > 0 else value + 1
    first = value[0]
    if isinstance(first, list):
        return [_other(first), *value[1:]]
    return [first - 1 if first > 0 else first + 1, *value[1:]]


def _text_or_error(state: engine.State) -> str:
    try:
        return position_to_text(state)
    except (KeyError, ValueError, IndexError) as error:
        return f"no text: {error}"


# ------------------------------------------------------------------------------ impossible positions
@rule("a5")
def test_extra_or_missing_cards_are_refused() -> None:
    error = refused(changed("hand 1: ejection", "hand 1: ejection*2"))
    assert (error.rule, error.line) == ("a5", 0)
    assert "3 of ejection, not 2" in error.sentence
    assert refused(changed("hand 1: ejection\n", "")).rule == "a5"
    assert refused(changed("hand 1: ejection", "hand 1: parachute")).rule == "a5"


@rule("a3")
def test_extra_or_misplaced_treasures_are_refused() -> None:
    assert refused(changed("treasure 2: 4/6 9/9", "treasure 2: 4/6*2 9/9")).rule == "a3"
    assert refused(changed("treasure 2: 4/6 9/9", "treasure 2: 4/7")).rule == "a3"
    assert refused(changed("pile 25: 25/25*6", "pile 25: 25/25*5 20/20")).rule == "a3"
    assert refused(changed("pile 25: 25/25*6", "pile 25: 25/25*12")).rule == "a3"


@rule("a1", "a2", "R1", "R3", "R8", "H1", "C61", "Q1", "Q41", "P0")
def test_impossible_numbers_and_words_are_refused() -> None:
    for old, new, id_ in (
        ("captain: 0", "captain: 4", "R8"),
        ("captain: 0", "captain: seven", "R1"),
        ("captain: 0", "captain: 0 1", "R1"),
        ("phase: declarations", "phase: lunch", "P0"),
        ("asked: 1", "asked: everybody", "Q41"),
        ("at aircraft: 6", "at aircraft: 7", "a1"),
        ("at aircraft: 6", "at zeppelin: 6", "H1"),
        ("at aircraft: 6", "at aircraft: 6 9", "a1"),
        ("dice: fog blank birds", "dice: fog blank fish", "a2"),
        ("dice: fog blank birds", "dice: fog*9", "a2"),
        ("place: aboard aboard aboard", "place: aboard aboard", "R1"),
        ("journey: 1", "journey: -3", "R9"),
        ("journey: 1", "journey: 1e3", "H1"),
        ("journey: 1", "journey: 1 2", "H1"),
        ("step: 1", "step: 99", "Q1"),
        ("hand 1: ejection", "hand 3: ejection", "H1"),
        ("hand 1: ejection", "hand 1: ejection*0", "H1"),
        ("hand 1: ejection", "hand 1: ejection*-1", "H1"),
        ("hand 1: ejection", "hand 0: ejection", "H1"),
        ("journey: 1", "journey: 1\nframe 1: dice dice=1", "Q1"),
        ("journey: 1", "journey: 1\nframe 0: dice dice=9", "H1"),
        ("journey: 1", "journey: 1\nframe 0: dice wheels=4", "Q1"),
        ("journey: 1", "journey: 1\nframe 0: dice dice=8", "C61"),
        ("journey: 1", "journey: 1\nweather: fine", "H1"),
        ("journey: 1", "journey 1", "H1"),
        ("journey: 1", "journey 2: 1", "H1"),
    ):
        assert refused(changed(old, new)).rule == id_, new


def test_an_error_names_its_line() -> None:
    text = changed("dice: fog blank birds", "dice: fog blank fish")
    number = text.splitlines().index("dice: fog blank fish") + 1
    error = refused(text)
    assert error.line == number
    assert str(error).startswith(f"line {number}: 'fish'")


@rule("a5", "B16", "R1")
def test_a_bad_header_is_refused() -> None:
    assert refused("").line == 1
    assert refused("celestia-position 2\n").line == 1
    assert refused("celestia-position 1\n").line == 2
    assert refused("celestia-position 1\nphase: over\n").rule == "a5"
    assert refused(changed("players=3", "players=7")).rule == "R1"
    assert refused(changed("turbo,", "turbo,crews,")).rule == "B16"
    assert refused(changed("question: declare\n", "")).sentence == "the line 'question' is missing"
    assert refused("celestia-position 1\n" + "x" * 30_000).rule == "H1"


@rule("Q1", "Q41", "Q3", "B19", "C92", "C93", "C214", "R14", "Q5")
def test_unreachable_positions_are_refused() -> None:
    for old, new, id_ in (
        ("asked: 1", "asked: 2", "Q41"),
        ("asked: 1", "asked: nobody", "Q41"),
        ("question: declare", "question: pay", "Q41"),
        ("phase: declarations", "phase: over", "Q1"),
        ("phase: declarations", "phase: payment", "Q1"),
        ("heading aircraft: 9", "heading aircraft: nowhere", "Q3"),
        ("place: aboard aboard aboard", "place: aboard boat boat", "B19"),
        ("place: aboard aboard aboard", "place: aboard aboard boat", "B19"),
        ("captain: 0", "captain: 0\noccupant: 2", "C92"),
        ("captain: 0", "captain: 0\nvessel: boat", "C93"),
        ("captain: 0", "captain: 0\ncharacter: red red -", "C214"),
        ("captain: 0", "captain: 0\nlaid 1: help_compass", "R14"),
    ):
        assert refused(changed(old, new)).rule == id_, new


@rule("Q11", "C201", "Q5")
def test_an_unfinished_set_up_is_checked() -> None:
    game, rng = Game(Config.preset("two_crews", 2)), Random(1)
    for _ in play_at_random(game, rng):
        if len(game.lines) == 4:
            break
    text = position_to_text(game.state)
    assert "phase: set_up" in text
    assert refused(text.replace("step: 9", "step: 7")).rule in ("a3", "Q11")
    boxed = next(line for line in text.splitlines() if line.startswith("pile 9:"))
    moved = text.replace(boxed, "pile 9: 9/9*2").replace("boxed:", "boxed: 9/9*4 9/12*3")
    assert refused(moved).rule == "Q11"
    nothing_left = Scenario("Ann Ben", preset="whole_sky").emptied(1, 2, 4, 6, 9, 12, 15, 20, 25).state
    nothing_left.write_field("phase", phase.NEW_JOURNEY)
    with pytest.raises(Impossible, match="Q5"):
        check(nothing_left)


@rule("a5")
def test_a_deck_of_no_configuration_is_not_written() -> None:
    state = position_from_text(some_position())
    copies = numbers(state, "copies")
    copies[card.COMPASS] += 1
    state.write_field("copies", copies)
    with pytest.raises(Impossible, match="no configuration has this deck"):
        position_to_text(state)


@rule("a5")
def test_check_finds_negative_numbers_of_cards() -> None:
    state = position_from_text(some_position())
    discard = numbers(state, "discard")
    discard[card.COMPASS] = -1
    state.write_field("discard", discard)
    with pytest.raises(Impossible, match="cannot be -1 of compass"):
        check(state)
    assert sum(rows(state, "hand")[0]) == 3


# --------------------------------------------------------------------------------------------- any text
LINES = st.sampled_from(some_position().splitlines())
WORDS = st.sampled_from(sorted({word for line in some_position().splitlines() for word in line.split()}))


@settings(max_examples=150, deadline=None)
@given(st.text())
def test_random_text_is_a_position_error(text: str) -> None:
    with pytest.raises(PositionError):
        position_from_text(text)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_position_with_a_changed_word_is_read_or_refused(data: st.DataObject) -> None:
    lines = some_position().splitlines()
    for _ in range(data.draw(st.integers(1, 2))):
        at = data.draw(st.integers(2, len(lines) - 1))
        words = lines[at].split()
        place = data.draw(st.integers(0, len(words) - 1))
        words[place] = data.draw(st.one_of(WORDS, st.integers(-300, 300).map(str), st.text(max_size=8)))
        lines[at] = " ".join(words)
    text = "\n".join(lines) + "\n"
    try:
        state = position_from_text(text)
    except PositionError:
        return
    assert position_from_text(position_to_text(state)) == state
