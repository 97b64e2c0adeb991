"""Records replay a whole game. Cut, edited and forged records are detected."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from celestia.game.game import Game
from celestia.game.notation.position import position_from_text, position_to_text
from celestia.game.records.record import CHECK_EVERY, RecordError, read_record, record_text
from celestia.game.setup.config import Config
from celestia.rules import RULES_VERSION
from tests.game.playing import ONE_OF_EACH, finished, play_at_random, random_config
from tests.ledger import rule

NAMES = ("Ann", "Zoë de la Tour", "बेन\u200dजी")
RECORD = record_text(finished(Config.preset("whole_sky", 3), 5, NAMES))
LINES = RECORD.splitlines()


def with_line(number: int, line: str) -> str:
    """Return the record with one line, counted from 1, replaced."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]]) + "\n"


def first_line(start: str) -> int:
    return next(number for number, line in enumerate(LINES, start=1) if line.startswith(start))


def refused(text: str, allow_unfinished: bool = False) -> RecordError:
    with pytest.raises(RecordError) as error:
        read_record(text, allow_unfinished)
    assert f"({error.value.rule})" in str(error.value)
    assert "\n" not in str(error.value)
    return error.value


# -------------------------------------------------------------------------------------------- round trips
@pytest.mark.parametrize("config", ONE_OF_EACH, ids=str)
def test_a_record_replays_the_same_game(config: Config) -> None:
    game = finished(config, 2)
    again = read_record(record_text(game))
    assert again.state == game.state
    assert (again.lines, again.events, again.names) == (game.lines, game.events, game.names)
    assert record_text(again) == record_text(game)


@pytest.mark.parametrize("seed", range(6))
def test_unfinished_records_of_random_configurations_can_be_read(seed: int) -> None:
    rng = Random(seed)
    game = Game(random_config(rng))
    if seed % 2:
        game.stage()
    for _ in play_at_random(game, rng):
        if rng.random() < 0.03:
            assert read_record(record_text(game), allow_unfinished=True).lines == game.lines
    assert read_record(record_text(game)).scores() == game.scores()


@rule("H6")
def test_a_record_has_a_header_lines_checks_and_an_end() -> None:
    assert LINES[0] == "celestia-record 1"
    assert LINES[1] == f"rules {RULES_VERSION}"
    assert LINES[2].startswith("config players=3 modules=turbo,")
    assert LINES[3] == "names " + " | ".join(NAMES)
    assert LINES[4].startswith("shuffle 1 1/")
    assert LINES[4 + CHECK_EVERY].startswith(f"check {CHECK_EVERY} ")
    assert LINES[-1].startswith("end ")


@rule("H6")
def test_a_game_from_a_position_has_no_record() -> None:
    game, rng = Game(Config.preset("classic", 3)), Random(1)
    for _ in play_at_random(game, rng):
        if len(game.lines) == 40:
            break
    middle = Game.from_position(position_from_text(position_to_text(game.state)))
    with pytest.raises(RecordError, match="from its beginning"):
        record_text(middle)
    for _ in play_at_random(middle, rng):
        pass
    with pytest.raises(RecordError, match="from its beginning"):
        record_text(middle)


# ---------------------------------------------------------------------------------------- incomplete
@rule("H6")
def test_a_truncated_record_is_read_up_to_the_cut() -> None:
    whole = read_record(RECORD)
    body = RECORD.index("shuffle")
    for cut in range(body, len(RECORD), 61):
        game = read_record(RECORD[:cut], allow_unfinished=True)
        assert game.lines == whole.lines[: len(game.lines)]
        error = refused(RECORD[:cut])
        assert error.sentence == "the record stops here: the game is unfinished"
        assert error.line == RECORD[:cut].count("\n")


def test_line_breaks_at_the_end_do_not_matter() -> None:
    assert read_record(RECORD[:-1]).over
    assert read_record(RECORD.replace("\n", "\r\n")).over
    assert read_record(RECORD + "\n\n").over
    assert not read_record(RECORD[:-3], allow_unfinished=True).chance_is_asked
    assert refused(RECORD[:-3]).sentence == "the record stops here: the game is unfinished"


def test_a_truncated_header_is_refused() -> None:
    for cut in (0, 5, 17, 19, 30, RECORD.index("names") + 8):
        assert refused(RECORD[:cut], allow_unfinished=True).rule == "H6"


# ------------------------------------------------------------------------------------------------ edited
@rule("H6")
def test_an_edited_roll_is_detected() -> None:
    """The fingerprint covers all lines, even rolls that a crash made irrelevant."""
    rolls = [number for number, line in enumerate(LINES, start=1) if line.startswith("roll ")]
    for number in rolls:
        faces = LINES[number - 1].split()[1:]
        other = "fog" if faces[-1] != "fog" else "birds"
        error = refused(with_line(number, " ".join(["roll", *faces[:-1], other])))
        assert number < error.line <= number + CHECK_EVERY + 1


def test_illegal_actions_name_line_and_rule() -> None:
    number = next(at for at, line in enumerate(LINES, start=1) if line.endswith(" stay"))
    seat = LINES[number - 1][0]
    for line, id_ in (
        (f"{seat} play wind_gust", None),
        (f"{seat} dance", "Q41"),
        (f"{seat}", "Q41"),
        ("9 stay", "R1"),
        ("roll fog", "a2"),
        ("roll fish", "a2"),
        ("captain 1", "C20"),
        ("deal red blue", "C86"),
        ("shuffle deck compass", "Q11"),
        ("shuffle", "Q11"),
        ("sing", "H6"),
        ("", "H6"),
    ):
        error = refused(with_line(number, line))
        assert error.line == number
        assert id_ is None or error.rule == id_, line


def test_a_seat_cannot_answer_for_chance() -> None:
    number = first_line("roll ")
    assert refused(with_line(number, "0 stay")).rule == "P2"


def test_checks_must_be_there_and_right() -> None:
    number = first_line("check ")
    assert "edited" in refused(with_line(number, f"check {CHECK_EVERY} 000000000000")).sentence
    assert "edited" in refused(with_line(number, f"check 40 {LINES[number - 1].split()[2]}")).sentence
    without = "\n".join(LINES[: number - 1] + LINES[number:])
    assert refused(without).sentence == "a line that begins with 'check' is due here"
    assert "out of place" in refused(with_line(number - 1, LINES[number - 1])).sentence


@rule("R10")
def test_the_end_line_must_be_right_and_last() -> None:
    number = len(LINES)
    scores = LINES[-1].split()
    scores[1] = str(int(scores[1]) + 1)
    assert "edited" in refused(with_line(number, " ".join(scores))).sentence
    assert refused(RECORD + "0 stay\n").rule == "R10"
    assert refused(with_line(number, "0 stay")).rule == "R10"
    assert "out of place" in refused(with_line(first_line("roll "), LINES[-1])).sentence


@rule("H6", "R1", "a5", "B16")
def test_bad_headers_are_refused() -> None:
    assert refused(with_line(1, "celestia-record 2")).line == 1
    assert refused(with_line(2, "rules 999")).sentence.startswith("this game was played by rules version 999")
    assert refused(with_line(2, "law 1")).line == 2
    assert refused(with_line(3, "config players=1")).rule == "R1"
    assert refused(with_line(3, "config players=3 modules=crews")).rule == "B16"
    assert refused(with_line(3, "config players=3 modules=zeppelin")).rule == "a5"
    assert refused(with_line(3, "players=3")).line == 3


@rule("H1", "R1")
def test_bad_names_are_refused() -> None:
    for names, id_ in (
        ("Ann | Ben", "R1"),
        ("Ann | Ben | Cy | Dee", "R1"),
        ("Ann | Ben | ", "H1"),
        (f"Ann | Ben | {'C' * 41}", "H1"),
        ("Ann | Ben | C|y", "H1"),
        ("Ann | Ben |  Cy", "H1"),
    ):
        error = refused(with_line(4, f"names {names}"))
        assert (error.line, error.rule) == (4, id_)
    assert refused(with_line(4, "names Ann | Ben | C\x07y")).line == 4
    for name in ("", "a\nb", "a|b", "x" * 41, " a", "a\u2028b"):
        with pytest.raises(RecordError):
            record_text(Game(Config.preset("classic", 2), ("Ann", name)))


def test_control_characters_and_very_long_texts_are_refused() -> None:
    assert refused(with_line(10, "0 stay\x00")).line == 10
    assert refused(RECORD.replace(" ", "\t")).line == 1
    assert "too long" in refused("x" * 4_000_001).sentence
    assert len(str(refused(with_line(first_line("roll "), "roll " + "fish" * 10_000)))) < 400


# --------------------------------------------------------------------------------------------- any text
@settings(max_examples=150, deadline=None)
@given(st.text(), st.booleans())
def test_random_text_is_a_record_error(text: str, allow_unfinished: bool) -> None:
    with pytest.raises(RecordError):
        read_record(text, allow_unfinished)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_an_edited_line_is_a_record_error(data: st.DataObject) -> None:
    number = data.draw(st.integers(5, len(LINES)))
    words = st.sampled_from(sorted({word for line in LINES for word in line.split()}))
    line = data.draw(st.one_of(st.text(), st.lists(words, max_size=4).map(" ".join), st.sampled_from(LINES)))
    text = with_line(number, line)
    if text != RECORD:
        with pytest.raises(RecordError):
            read_record(text)
