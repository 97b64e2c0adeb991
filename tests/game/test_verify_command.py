"""`celestia verify` finds every forged roll, secret, commitment, action and score."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from celestia.cli import main
from celestia.game.fairness.headers import Entropy
from celestia.game.fairness.sealed_dice import KEY_1, FairChance, commitment
from celestia.game.game import Game
from celestia.game.notation.words import due_words
from celestia.game.records.record import RecordError, read_record, record_text
from celestia.game.records.verify_command import verify
from celestia.game.setup.config import Config
from tests.ledger import rule

SECRET = bytes(range(32))
ENTROPY = ("a line of Ann's", "", "  Cÿ 3")
NAMES = ("Ann", "Zoë", "Cy")


def fair_game(secret: bytes, entropy: tuple[str, ...], seed: int = 4) -> Game:
    """Play a whole game with dice from this secret and random answers."""
    game, rng = Game(Config.preset("whole_sky", 3), NAMES), Random(seed)
    chance, chances = FairChance(secret, entropy, KEY_1), 0
    while not game.over:
        if game.chance_is_asked:
            game.answer_chance(chance.answer(chances, due_words(game.state), 3))
            chances += 1
        else:
            assert game.asked is not None
            game.do(game.asked, rng.choice(game.legal(game.asked)))
    return game


GAME = fair_game(SECRET, ENTROPY)
FAIRNESS = Entropy(commitment(SECRET), SECRET, ENTROPY)
RECORD = record_text(GAME, FAIRNESS)
LINES = RECORD.splitlines()


def wrong(text: str, shown: str | None = None) -> list[str]:
    """Return the sentences of all failed checks."""
    return [finding.sentence for finding in verify(text, shown) if finding.holds is False]


def with_line(start: str, line: str) -> str:
    """Return the record with the first line that starts like this replaced."""
    at = next(at for at, old in enumerate(LINES) if old.startswith(start))
    return "\n".join([*LINES[:at], line, *LINES[at + 1 :]]) + "\n"


@rule("H6")
def test_a_fair_game_passes_all_checks() -> None:
    findings = list(verify(RECORD, commitment(SECRET)))
    assert all(finding.holds for finding in findings)
    sentences = [finding.sentence for finding in findings]
    assert sentences[0].startswith(f"Each of the {len(GAME.lines)} actions is legal")
    assert f"Zoë {GAME.scores()[1]}" in sentences[0]
    chances = sum(not line[0].isdigit() for line in GAME.lines)
    assert f"All {chances} rolls and shuffles follow from the secret." in sentences
    assert 'Seat 0 added "a line of Ann\'s" to the dice. The player of that seat can confirm it.' in sentences
    assert "Seat 1 added nothing to the dice. The player of that seat can confirm it." in sentences
    assert wrong(RECORD.replace("\n", "\r\n")) == []


def test_fairness_lines_do_not_change_fingerprints() -> None:
    plain = record_text(GAME).splitlines()
    assert LINES[4:8] == FAIRNESS.lines()
    assert [*LINES[:4], *LINES[8:]] == plain
    assert read_record(RECORD).lines == GAME.lines


def test_a_game_without_committed_dice_does_not_fail() -> None:
    played, dice = verify(record_text(GAME))
    assert played.holds
    assert dice.holds is None
    assert dice.sentence.startswith("The record has no committed dice, as for any game in the terminal")


def test_a_record_without_the_shown_commitment_fails() -> None:
    assert wrong(record_text(GAME), commitment(SECRET)) == [
        "The record has no committed dice, but a commitment was shown before the game."
    ]


# --------------------------------------------------------------------------------------------- forged
@rule("H6")
def test_a_forged_roll_fails_two_checks() -> None:
    number, roll = next((at, line) for at, line in enumerate(LINES, start=1) if line.startswith("roll "))
    forged = roll.replace(roll.split()[1], "fog" if roll.split()[1] != "fog" else "birds", 1)
    found = wrong(with_line("roll ", forged))
    assert found[0].startswith("The game does not hold")
    assert found[1] == f"Line {number} does not follow from the secret: {forged!r}."


def test_a_game_with_other_dice_fails() -> None:
    """All actions are legal, but the dice follow from another secret."""
    other = fair_game(bytes(32), ENTROPY)
    found = wrong(record_text(other, FAIRNESS))
    assert len(found) == 1
    assert found[0].startswith("Line 9 does not follow from the secret")


def test_another_secret_fails() -> None:
    other = bytes(32)
    forged = record_text(fair_game(other, ENTROPY), Entropy(commitment(SECRET), other, ENTROPY))
    assert wrong(forged) == ["The secret is not the one that was committed to."]


def test_another_commitment_fails_against_the_shown_one() -> None:
    """A record forged as a whole fails only against a noted commitment."""
    other = bytes(32)
    forged = record_text(fair_game(other, ENTROPY), Entropy(commitment(other), other, ENTROPY))
    assert wrong(forged) == []
    assert wrong(forged, commitment(SECRET)) == [
        "The commitment is not the one that was shown before the game."
    ]


def test_changed_entropy_fails() -> None:
    found = wrong(with_line("entropy 0", "entropy 0 another line"))
    assert len(found) == 1
    assert "does not follow from the secret" in found[0]
    assert wrong(with_line("entropy 0", "entropy 1 a line of Ann's")) == found


def test_an_illegal_action_and_a_wrong_score_fail() -> None:
    seat = next(line for line in LINES if line.endswith(" stay"))
    assert wrong(with_line(seat, f"{seat[0]} dance"))[0].startswith("The game does not hold: line ")
    end = LINES[-1].split()
    end[1] = str(int(end[1]) + 1)
    assert "edited" in wrong(with_line("end ", " ".join(end)))[0]


def test_an_unfinished_game_fails() -> None:
    assert "unfinished" in wrong("\n".join(LINES[:60]) + "\n")[0]


@pytest.mark.parametrize(
    ("start", "line"),
    [
        ("secret ", "secret 00"),
        ("secret ", f"secret {'g' * 64}"),
        ("commitment ", f"commitment {'A' * 64}"),
        ("commitment ", f"secret {SECRET.hex()}"),
        ("entropy 0", "entropy 3 nobody"),
        ("entropy 0", "entropy 2 twice"),
        ("entropy 0", "entropy 1"),
        ("entropy 0", "entropy x y"),
    ],
)
def test_malformed_fairness_lines_are_refused(start: str, line: str) -> None:
    with pytest.raises(RecordError, match=r"line [5-8]: "):
        read_record(with_line(start, line))
    assert len(wrong(with_line(start, line))) == 2


@pytest.mark.parametrize("text", ["", "\n", "nonsense", "a\nb\nc\nd\n", "roll\n" * 9])
def test_text_that_is_not_a_record_fails(text: str) -> None:
    assert wrong(text)[0].startswith("The game does not hold: ")


# -------------------------------------------------------------------------------------------- the command
def run_verify(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["verify", *arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_the_command_prints_findings_and_sets_the_exit_status(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.celestia"
    file.write_text(RECORD, encoding="utf-8")
    status, out, err = run_verify(capsys, str(file), "--commitment", commitment(SECRET).upper())
    assert (status, err) == (0, "")
    assert all(line.startswith("yes ") for line in out.splitlines())
    status, out, _ = run_verify(capsys, str(file), "--commitment", "0" * 64)
    assert status == 1
    assert [line for line in out.splitlines() if not line.startswith("yes ")] == [
        "NO  The commitment is not the one that was shown before the game."
    ]
    file.write_text(record_text(GAME), encoding="utf-8")
    status, out, _ = run_verify(capsys, str(file))
    assert status == 0
    assert [line[:4] for line in out.splitlines()] == ["yes ", "-   "]
    status, out, err = run_verify(capsys, str(tmp_path / "nowhere"))
    assert (status, out) == (2, "")
    assert "no such file" in err
