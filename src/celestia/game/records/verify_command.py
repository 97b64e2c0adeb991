"""`celestia verify RECORD`: check the dice, the actions and the points."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator

from ..fairness.headers import Daily, Entropy, Rounds, is_fairness_line
from ..fairness.sealed_dice import check, commitment
from ..game import Game
from ..setup.config import Config, ConfigError
from .record import HEADER, RecordError, fairness_of, read_record
from .record_input import BAD, NoRecord, text_of
from .verify_daily import verify_daily
from .verify_rounds import Finding, verify_rounds

WRONG = 1  # exit status if a check fails
MARKS = {True: "yes", False: "NO ", None: "-  "}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", help="the record of a game; - for standard input")
    parser.add_argument(
        "--commitment", metavar="FIGURES", help="the commitment as it was shown before the game began"
    )
    parser.add_argument(
        "--line", metavar="FIGURES", help="the line that your device added to the dice, as it has kept it"
    )


def run(arguments: argparse.Namespace) -> int:
    """Print all findings. Return 0 (all pass), 1 (one fails) or 2 (no record)."""
    try:
        text = text_of(arguments.file)
    except NoRecord as error:
        name = arguments.file if arguments.file.isprintable() else repr(arguments.file)
        print(f"celestia verify: {name}: {error}", file=sys.stderr)
        return BAD
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # names may have characters that the terminal cannot show
    findings = list(verify(text, arguments.commitment, arguments.line))
    for finding in findings:
        print(MARKS[finding.holds], finding.sentence)
    return WRONG if any(finding.holds is False for finding in findings) else 0


def verify(text: str, shown: str | None = None, own: str | None = None) -> Iterator[Finding]:
    """Yield the result of every check. The checks are independent of one another.

    `shown` is the commitment that a player noted before the game, `own` the line that their device added."""
    lines = text.replace("\r\n", "\n").split("\n")
    yield _played(text)
    try:
        players = Config.parse(lines[2].removeprefix("config ") if len(lines) > 2 else "").players
        fairness = fairness_of(lines, players)
    except (ConfigError, RecordError) as error:
        yield Finding(False, f"What the record says of its dice cannot be read: {error}.")
        return
    if fairness is None:
        yield _without_commitment(shown)
        return
    if isinstance(fairness, Daily):
        yield from verify_daily(lines, fairness, shown, own)
        return
    yield _rolled(lines, fairness, players)
    if isinstance(fairness, Rounds) and fairness.past:
        yield Finding(
            None,
            f"The first {fairness.past} actions come from another game, and the server has shuffled the cards"
            " that nobody had seen then. This record cannot prove them.",
        )
    if isinstance(fairness, Entropy):
        yield from _verify_entropy(fairness, shown, own)
    else:
        yield from verify_rounds(fairness, players, shown, own)


def _played(text: str) -> Finding:
    try:
        game = read_record(text)
    except RecordError as error:
        return Finding(False, f"The game does not hold: {error}.")
    return Finding(
        True, f"Each of the {len(game.lines)} actions is legal, and the points are right: {_points(game)}."
    )


def _without_commitment(shown: str | None) -> Finding:
    """Check a record without a commitment, which is normal in the terminal."""
    if shown is not None:
        return Finding(False, "The record has no committed dice, but a commitment was shown before the game.")
    return Finding(
        None, "The record has no committed dice, as for any game in the terminal: rolls cannot be checked."
    )


def _points(game: Game) -> str:
    return ", ".join(f"{name} {score}" for name, score in zip(game.names, game.scores(), strict=True))


def _verify_entropy(fairness: Entropy, shown: str | None, own: str | None) -> Iterator[Finding]:
    """Check the dice of a game that was played by an older version."""
    if commitment(fairness.secret) == fairness.commitment:
        yield Finding(True, "The secret is the one that was committed to.")
    else:
        yield Finding(False, "The secret is not the one that was committed to.")
    if shown is not None and shown.strip().lower() == fairness.commitment:
        yield Finding(True, "The commitment is the one that was shown before the game.")
    elif shown is not None:
        yield Finding(False, "The commitment is not the one that was shown before the game.")
    for seat, line in enumerate(fairness.entropy):
        added = f"added {line!r} to the dice" if line else "added nothing to the dice"
        yield Finding(True, f"Seat {seat} {added}. The player of that seat can confirm it.")
    if own is not None and own not in fairness.entropy:
        yield Finding(False, "Your line is not among those that were added.")


def _rolled(lines: list[str], fairness: Entropy | Rounds, players: int) -> Finding:
    """Check that every chance line follows from the secret and the added lines."""
    body = [(number, line) for number, line in enumerate(lines, start=1) if number > HEADER]
    past = fairness.past if isinstance(fairness, Rounds) else 0
    played = [(number, line) for number, line in body if _is_chance(line) or line[:1].isdigit()][past:]
    chance = [(number, line) for number, line in played if not line[:1].isdigit()]
    wrong = check([line for _, line in chance], fairness.chance(), players)
    if wrong is None:
        return Finding(True, f"All {len(chance)} rolls and shuffles follow from the secret.")
    number, line = chance[wrong]
    return Finding(False, f"Line {number} does not follow from the secret: {line[:80]!r}.")


def _is_chance(line: str) -> bool:
    first = line.split(" ")[0]
    return (
        bool(line.strip())
        and not first.isdigit()
        and first not in ("check", "end")
        and not is_fairness_line(line)
    )
