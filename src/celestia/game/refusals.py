"""Why an answer is refused: the rule, by its ledger id, and a sentence."""

from __future__ import annotations

from .. import engine
from .game import Refused


def refusal(state: engine.State, seat: int, action: int, words: str) -> Refused:
    return Refused(f"seat {seat} may not answer {words!r} now", "Q41")
