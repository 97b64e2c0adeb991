"""Records that a client sends: size limits, and refusals that name the wrong line."""

from __future__ import annotations

from ...game.game import Game
from ...game.records.record import OtherVersion, RecordError, read_record
from ...rules import RULES_VERSION
from ..tables.commands import Refusal

LARGEST_RECORD = 256 * 1024  # bytes of a request; the record of a long game has 20 kB
MOST_LINES = 3_000  # of a record: a second of work. A long game has 500


def game_of_record(text: str) -> Game:
    """Check a record and return its game. A wrong one is refused with the line that is wrong."""
    if text.count("\n") > MOST_LINES:
        raise Refusal("record", "this text is too long for a record", "H6", params={"line": 0})
    try:
        return read_record(text.removeprefix("\ufeff"))
    except OtherVersion as error:
        raise Refusal(
            "other_rules", str(error), params={"played": error.played, "current": RULES_VERSION}
        ) from None
    except RecordError as error:
        params = {**error.params, "line": error.line}
        raise Refusal("record", error.sentence, error.rule, error.key, params) from None
