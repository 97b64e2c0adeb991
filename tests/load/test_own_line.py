"""A device warns, and reveals nothing, if the server could choose the dice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from celestia.game.fairness.sealed_dice import commitment, seal_of
from celestia.load.own_line import OwnLine, Unfair
from celestia.server.protocol.shapes import DiceShown, LineShown, RoundShown

TABLE = "T" * 22
SECRETS = tuple(bytes([number]) * 32 for number in range(3))
OTHER = bytes([9]) * 32  # the line of another device


class Server:
    """A server's messages to a device, step by step. Tests may change any of them."""

    def __init__(self) -> None:
        self.own, self.round, self.void = OwnLine(TABLE), 1, tuple[RoundShown, ...]()

    @property
    def commitment_now(self) -> str:
        return commitment(SECRETS[self.round - 1])

    def other(self) -> LineShown:
        return LineShown((1,), seal_of(TABLE, self.commitment_now, OTHER), False)

    def mine(self) -> LineShown:
        seal = seal_of(TABLE, self.commitment_now, self.own.rounds[self.round].line)
        return LineShown((0,), seal, False)

    def dice(self, stage: str, *lines: LineShown) -> DiceShown:
        return DiceShown(2, self.round, self.commitment_now, stage, lines, self.void, ())  # type: ignore[arg-type]

    def listed(self) -> DiceShown:
        """The device has sealed its line, and the list is final."""
        assert self.own.seal(self.dice("open")) is not None
        return self.dice("revealing", self.mine(), self.other())

    def started(self) -> DiceShown:
        """The device has revealed its line, and the game has begun."""
        listed = self.listed()
        assert self.own.reveal(listed) is not None
        lines = (self.own.rounds[self.round].line, OTHER)
        shown = [replace(one, line=line.hex()) for one, line in zip(listed.lines, lines, strict=True)]
        return self.dice("started", *shown)

    def void_round(self, *lines: LineShown) -> None:
        """Void the round with these lines in it."""
        opened = RoundShown(self.commitment_now, SECRETS[self.round - 1].hex(), lines)
        self.void, self.round = (*self.void, opened), self.round + 1


@pytest.fixture
def server() -> Server:
    return Server()


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(Unfair) as error:
        act()
    return error.value.code


def test_an_honest_server_gets_the_line_and_passes_the_check(server: Server) -> None:
    seal = server.own.seal(server.dice("open"))
    assert seal == server.mine().seal
    assert server.own.seal(server.dice("sealing", server.mine())) is None, "the server has it"
    listed = server.dice("revealing", server.mine(), server.other())
    assert server.own.reveal(listed) == server.own.rounds[1].line.hex()
    arrived = server.dice("revealing", replace(server.mine(), arrived=True), server.other())
    assert server.own.reveal(arrived) is None
    server.own.check(server.started())


def test_nothing_is_revealed_before_the_list_is_final(server: Server) -> None:
    server.own.seal(server.dice("open"))
    assert server.own.reveal(server.dice("sealing", server.mine())) is None


def test_nothing_is_revealed_to_a_list_without_our_seal(server: Server) -> None:
    server.listed()
    assert refused(lambda: server.own.reveal(server.dice("revealing", server.other()))) == "unlisted"


def test_nothing_is_revealed_to_a_changed_list(server: Server) -> None:
    server.own.reveal(server.listed())
    added = LineShown((2,), "0" * 64, False)
    longer = server.dice("revealing", server.mine(), server.other(), added)
    assert refused(lambda: server.own.reveal(longer)) == "changed_list"
    turned = server.dice("revealing", server.other(), server.mine())
    assert refused(lambda: server.own.reveal(turned)) == "changed_list"


@pytest.mark.parametrize("stage", ["open", "sealing", "revealing", "started"])
def test_a_changed_commitment_is_detected_at_every_stage(server: Server, stage: str) -> None:
    server.listed()
    changed = replace(server.dice(stage, server.mine(), server.other()), commitment=commitment(OTHER))
    for act in (server.own.seal, server.own.reveal, server.own.check):
        assert refused(lambda act=act: act(changed)) == "changed_commitment"  # type: ignore[misc]


def test_a_game_without_our_line_is_detected_before_the_first_roll(server: Server) -> None:
    started = server.started()
    without = replace(started, lines=started.lines[1:])
    assert refused(lambda: server.own.check(without)) == "changed_list"
    assert refused(lambda: OwnLine(TABLE).check(started)) == "unused"


def test_a_line_that_was_not_sealed_is_detected(server: Server) -> None:
    """Another device's line was chosen after the others were known."""
    started = server.started()
    chosen = replace(started, lines=(started.lines[0], replace(started.lines[1], line="ab" * 32)))
    assert refused(lambda: server.own.check(chosen)) == "changed_line"


def test_a_void_round_is_repeated_with_another_line(server: Server) -> None:
    server.own.reveal(server.listed())
    server.own.acknowledged(1)
    server.void_round(replace(server.mine(), arrived=True, line="…"), server.other())
    first = server.own.rounds[1].line
    server.own.check(server.started())
    assert server.own.rounds[2].line != first, "the first one is known to everybody"


def test_a_void_round_must_open_its_secret(server: Server) -> None:
    server.own.reveal(server.listed())
    server.void_round(server.mine(), server.other())
    server.void = (replace(server.void[0], secret=OTHER.hex()),)
    assert refused(lambda: server.own.seal(server.dice("sealing"))) == "false_secret"


def test_a_line_that_had_arrived_cannot_be_called_missing(server: Server) -> None:
    server.own.reveal(server.listed())
    server.own.acknowledged(1)
    server.void_round(server.mine(), replace(server.other(), arrived=True))
    assert refused(lambda: server.own.seal(server.dice("sealing"))) == "denied_line"
