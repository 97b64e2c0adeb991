"""`celestia verify` checks secrets, seals, lines and void rounds."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from celestia.cli import main
from celestia.game.fairness.headers import Round, Rounds, SealedLine
from celestia.game.fairness.sealed_dice import FairChance, commitment, seal_of
from celestia.game.game import Game
from celestia.game.notation.words import due_words
from celestia.game.records.record import RecordError, fairness_of, read_record, record_text
from celestia.game.records.verify_command import verify
from celestia.game.setup.config import Config

TABLE = "kX0b-_7c" * 2
NAMES = ("Ann", "Ben", "Cy", "Dot")
SECRETS = tuple(bytes([number]) * 32 for number in range(1, 5))


def line_of(seats: tuple[int, ...], number: int, arrived: bool = True) -> SealedLine:
    line = bytes([10 * number + seats[0]]) * 32
    seal = seal_of(TABLE, commitment(SECRETS[number - 1]), line)
    return SealedLine(seats, seal, line.hex() if arrived else "")


def round_of(number: int, *sealed: SealedLine) -> Round:
    return Round(commitment(SECRETS[number - 1]), SECRETS[number - 1], sealed)


VOID = round_of(1, line_of((0, 3), 1), line_of((1,), 1, arrived=False))
LAST = round_of(2, line_of((0, 3), 2))
FAIR = Rounds(TABLE, (VOID, LAST))
OWN = LAST.sealed[0].line


def played(rounds: Rounds) -> Game:
    game, chance, rng, k = Game(Config.preset("classic", 4), NAMES), rounds.chance(), Random(7), 0
    while not game.over:
        if game.chance_is_asked:
            game.answer_chance(chance.answer(k, due_words(game.state), 4))
            k += 1
        else:
            assert game.asked is not None
            game.do(game.asked, rng.choice(game.legal(game.asked)))
    return game


GAME = played(FAIR)
RECORD = record_text(GAME, FAIR)
LINES = RECORD.splitlines()


def wrong(rounds: Rounds, shown: str | None = None, own: str | None = None) -> list[str]:
    """Return the failed checks of the same game recorded with these rounds."""
    return [one.sentence for one in verify(record_text(GAME, rounds), shown, own) if not one.holds]


def test_a_fair_game_passes_and_reports_its_void_round() -> None:
    findings = list(verify(RECORD, VOID.commitment, OWN.upper()))
    assert all(finding.holds for finding in findings)
    sentences = [finding.sentence for finding in findings]
    assert (
        "Round 1 was void: seat 1 sent no line in time. Its secret is the one that was committed to."
        in sentences
    )
    assert "Every line is the one that was sealed before take-off." in sentences
    assert "The dice follow from your line." in sentences
    assert f"Seats 0 and 3 added the line {OWN}." in sentences
    assert "Seats 1 and 2 added no line." in sentences


def test_fairness_lines_survive_a_round_trip() -> None:
    assert fairness_of(LINES, 4) == FAIR
    assert read_record(RECORD).lines == GAME.lines
    plain = record_text(GAME).splitlines()
    assert [*LINES[:4], *LINES[4 + len(FAIR.lines()) :]] == plain, (
        "fairness lines must not change fingerprints"
    )


def test_the_dice_depend_on_every_line_and_their_order() -> None:
    secret = SECRETS[1]
    answers = {
        FairChance(secret, lines).answer(0, ["shuffle", "deck", *"abcdefgh"], 4)
        for lines in (["aa", "bb"], ["bb", "aa"], ["aa"], ["aa", "bc"])
    }
    assert len(answers) == 4


def test_a_void_round_needs_a_missing_line() -> None:
    """Otherwise the operator could discard dice that they do not like."""
    full = round_of(1, line_of((0, 3), 1), line_of((1,), 1))
    assert wrong(Rounds(TABLE, (full, LAST))) == ["Round 1 was void although every line had arrived."]
    assert wrong(Rounds(TABLE, (round_of(1), LAST))) == []


def test_a_void_round_must_match_its_commitment_and_seals() -> None:
    lied = replace(VOID, secret=bytes(32))
    assert wrong(Rounds(TABLE, (lied, LAST))) == [
        "Round 1 was void, and its secret is not the one committed to."
    ]
    forged = replace(VOID, sealed=(replace(VOID.sealed[0], line="00" * 32), VOID.sealed[1]))
    assert wrong(Rounds(TABLE, (forged, LAST))) == [
        "Round 1 was void, and a line in it is not the one that was sealed."
    ]


def test_more_than_three_void_rounds_fail() -> None:
    rounds = [round_of(number, line_of((0,), number, arrived=False)) for number in (1, 2, 3)]
    last = round_of(4, line_of((0, 3), 4))
    assert wrong(Rounds(TABLE, (*rounds, last)))[1:] == [
        "After 3 void rounds the table should have closed."
    ], "the first failure is that the dice follow from another round"


def test_a_line_that_does_not_match_its_seal_fails() -> None:
    forged = replace(LAST, sealed=(replace(LAST.sealed[0], seal="0" * 64),))
    assert wrong(Rounds(TABLE, (VOID, forged))) == [
        "Seats 0 and 3 sealed another line than the one that was used."
    ]
    assert wrong(replace(FAIR, table="another"))[-1] == (
        "Seats 0 and 3 sealed another line than the one that was used."
    )


def test_dice_without_any_line_fail() -> None:
    alone = Rounds(TABLE, (round_of(1),))
    game = played(alone)
    found = [one.sentence for one in verify(record_text(game, alone)) if not one.holds]
    assert found == ["No line was added, so the server alone chose the dice."]


def test_another_secret_line_or_commitment_fails() -> None:
    other = replace(LAST, secret=bytes(32))
    assert wrong(Rounds(TABLE, (VOID, other)))[1] == "The secret is not the one that was committed to."
    assert wrong(FAIR, shown="0" * 64) == ["The commitment is not the one that was shown before the game."]
    assert wrong(FAIR, own="0" * 64) == ["The dice do not follow from your line."]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (f"table {TABLE}", "table two words"),
        ("round 1 void", "round 2 void"),
        ("round 1 void", "round 1"),
        ("round 2", "round 2 void"),
        (f"secret {SECRETS[0].hex()}", "secret 00"),
        ("line 1 ", "line 3 "),
        ("line 1 ", "line 4 "),
        ("line 1 ", "line 2,1 "),
        ("line 1 ", "line  "),
        (" missing", " lost"),
        (" missing", " missing missing"),
        ("line 1 ", "entropy 1 "),
    ],
)
def test_malformed_rounds_are_refused(old: str, new: str) -> None:
    assert old in RECORD
    text = RECORD.replace(old, new, 1)
    with pytest.raises(RecordError, match=r"line \d+: "):
        read_record(text)
    assert any("cannot be read" in finding.sentence for finding in verify(text))


def test_the_command_checks_the_line_of_a_device(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.celestia"
    file.write_text(RECORD, encoding="utf-8")
    assert main(["verify", str(file), "--line", OWN, "--commitment", LAST.commitment]) == 0
    assert "yes The dice follow from your line." in capsys.readouterr().out
    assert main(["verify", str(file), "--line", "0" * 64]) == 1
    assert "NO  The dice do not follow from your line." in capsys.readouterr().out
