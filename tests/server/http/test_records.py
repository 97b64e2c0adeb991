"""A finished game can be downloaded and verified.

An unfinished one reveals nothing.
"""

from __future__ import annotations

import msgspec
import pytest

from celestia.game.ending.ending import Ending, ending_of
from celestia.game.fairness.sealed_dice import FairChance, check, commitment, seal_of
from celestia.game.records.record import read_record
from celestia.game.records.verify_command import verify
from tests.server.http.house import House
from tests.server.http.lobbying import (
    SEATED,
    joined,
    joined_as_program,
    opened,
    refusal,
    shown,
    took_off,
)
from tests.server.http.whole_game import play_to_the_end

pytestmark = pytest.mark.anyio


async def test_a_record_from_the_server_verifies(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann, config="players=5", bots=["careful"])
    promised = (await shown(ben, table))["dice"]["commitment"]
    await joined(ben, table, "Ben", seat=2)
    await joined_as_program(ben, table, "Deep Sky")
    await took_off(ann, table)
    assert (await shown(ben, table))["dice"]["commitment"] == promised, "it is from before the first line"
    await play_to_the_end(house, table)
    answer = await house.device().get(f"/api/tables/{table}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    findings = list(verify(answer.text, promised))
    assert [finding.sentence for finding in findings if not finding.holds] == []
    assert read_record(answer.text).names == ("Ann", "Deep Sky", "Ben", "Victoria")
    ann_added, ben_added, program_added = (player.own.rounds[1].line.hex() for player in SEATED[table])
    added = [line.split() for line in answer.text.splitlines() if line.startswith("line ")]
    assert [(seats, line) for _, seats, _, line in added] == [
        ("0", ann_added),
        ("1", program_added),
        ("2", ben_added),
    ]


async def test_the_opened_secret_recomputes_the_dice(house: House) -> None:
    ann = house.device()
    table = await opened(ann, config="players=2 preset=first_flight")
    await joined(ann, table, "Ben")
    await took_off(ann, table)
    await play_to_the_end(house, table)
    found = (await ann.get(f"/api/tables/{table}/fairness")).json()
    secret = bytes.fromhex(found["secret"])
    assert commitment(secret) == found["commitment"]
    (added,) = found["rounds"][-1]["lines"]
    assert added["seats"] == [0, 1], "one line for the device that both share"
    assert added["seal"] == seal_of(table, commitment(secret), bytes.fromhex(added["line"]))
    assert check(found["chance"], FairChance(secret, [added["line"]]), found["players"]) is None


async def test_everybody_with_the_link_can_read_the_ending(house: House) -> None:
    ann = house.device()
    table = await opened(ann, config="players=3 preset=whole_sky")
    await joined(ann, table, "Ben")
    await took_off(ann, table)
    played = await play_to_the_end(house, table)
    found = (await house.device().get(f"/api/tables/{table}/ending")).json()
    assert played.game is not None
    assert msgspec.convert(found, Ending) == ending_of(played.game)
    points = [sum(seat["points"].values()) - seat["help_lost"] for seat in found["seats"]]
    assert points == played.game.scores()


async def test_a_game_that_started_in_a_position_has_an_ending(house: House) -> None:
    ann = house.device()
    table = (await ann.post("/api/lesson", json={"name": "Ann"})).json()["table"]
    played = await play_to_the_end(house, table)
    assert played.game is not None
    found = (await ann.get(f"/api/tables/{table}/ending")).json()
    assert found["why"]["key"] == "why_kinds"
    points = [sum(seat["points"].values()) for seat in found["seats"]]
    assert points == played.game.scores()


async def test_nothing_is_revealed_before_the_end(house: House) -> None:
    ann = house.device()
    table = await opened(ann)
    await joined(ann, table, "Ben")
    for _ in ("waiting", "playing"):
        for what in ("record", "fairness", "ending"):
            assert refusal(await ann.get(f"/api/tables/{table}/{what}")) == "not_over"
        if (await shown(ann, table))["phase"] == "waiting":
            await took_off(ann, table)
