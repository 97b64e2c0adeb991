"""One device's part in the fair dice: draw, seal, check and reveal lines.

    own = OwnLine(table)
    seal = own.seal(dice)       # POST …/seals, unless it is None
    line = own.reveal(dice)     # POST …/lines, unless it is None; the list is final
    own.check(dice)             # once the game has started

`dice` is the server's last state (`GET …/dice`, or the response to one of the two requests). Unfair is raised
if the server's behaviour could let somebody choose the dice. Reveal nothing after that.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from ..game.fairness.sealed_dice import LINE_BYTES, commitment, seal_of
from ..server.protocol.shapes import DiceShown, LineShown, RoundShown


class Unfair(Exception):
    """The server broke the protocol. The code is that of the page's warnings."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


@dataclass
class KeptRound:
    """A round as this device knows it: commitment, own line, and list of seals."""

    commitment: str
    line: bytes
    list: tuple[str, ...] = ()  # the seals, once they are final
    has_revealed: bool = False  # the server has acknowledged the line


class OwnLine:
    def __init__(self, table: str) -> None:
        self.table = table
        self.rounds: dict[int, KeptRound] = {}

    def seal(self, dice: DiceShown) -> str | None:
        """Return the seal to send, or None if it is too late or the server has it.

        The server refuses seals of devices whose line was missing in an earlier round.
        """
        self._check_promises(dice)
        if dice.stage not in ("open", "sealing"):
            return None
        kept = self.rounds.get(dice.round)
        if kept is None:
            kept = self.rounds[dice.round] = KeptRound(dice.commitment, secrets.token_bytes(LINE_BYTES))
        own = self._seal_of(kept)
        return None if own in _seals(dice.lines) else own

    def reveal(self, dice: DiceShown) -> str | None:
        """Return the line to reveal, or None if it is not the time or the server has it."""
        self._check_promises(dice)
        kept = self.rounds.get(dice.round)
        if dice.stage != "revealing" or kept is None:
            return None
        own = self._seal_of(kept)
        if own not in _seals(dice.lines):
            raise Unfair("unlisted", "the list lacks the line of this device")
        if kept.list not in ((), _seals(dice.lines)):
            raise Unfair("changed_list", "the list has changed since this device saw it")
        kept.list = _seals(dice.lines)
        return None if any(one.seal == own and one.arrived for one in dice.lines) else kept.line.hex()

    def acknowledged(self, number: int) -> None:
        """Remember that the server has this round's line, and must not call it missing."""
        self.rounds[number].has_revealed = True

    def check(self, dice: DiceShown) -> None:
        """Check before the first roll that the game uses the list we saw and our line."""
        self._check_promises(dice)
        kept = self.rounds.get(dice.round)
        if kept is None or not kept.list:
            raise Unfair("unused", "the game has started without the line of this device")
        if _seals(dice.lines) != kept.list:
            raise Unfair("changed_list", "the game does not follow from the list that this device saw")
        for one in dice.lines:
            if seal_of(self.table, kept.commitment, bytes.fromhex(one.line)) != one.seal:
                raise Unfair("changed_line", "a line is not the one that was sealed")

    def _check_promises(self, dice: DiceShown) -> None:
        """Check that commitments are unchanged and void rounds opened the right secret."""
        commitments = [*(one.commitment for one in dice.void), dice.commitment]
        for number, kept in self.rounds.items():
            if commitments[number - 1 : number] != [kept.commitment]:
                raise Unfair("changed_commitment", f"the commitment of round {number} has changed")
        for number, one in enumerate(dice.void, start=1):
            self._check_void(number, one)

    def _check_void(self, number: int, one: RoundShown) -> None:
        if commitment(bytes.fromhex(one.secret)) != one.commitment:
            raise Unfair("false_secret", f"the secret of round {number} is not the one committed to")
        kept = self.rounds.get(number)
        is_missing = kept is not None and not any(
            line.arrived for line in one.lines if line.seal == self._seal_of(kept)
        )
        if kept is not None and kept.has_revealed and is_missing:
            raise Unfair("denied_line", f"round {number} was voided though this device's line had arrived")

    def _seal_of(self, kept: KeptRound) -> str:
        return seal_of(self.table, kept.commitment, kept.line)


def _seals(lines: Sequence[LineShown]) -> tuple[str, ...]:
    return tuple(one.seal for one in lines)
