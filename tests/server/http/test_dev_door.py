"""With the setting `dev`, a table can start in a position."""

from __future__ import annotations

from pathlib import Path

import pytest

from celestia.game.notation.position import position_to_text
from tests.scenario import Scenario
from tests.server.http.house import House, open_house
from tests.server.http.lobbying import refusal, shown
from tests.server.http.whole_game import play_to_the_end

pytestmark = pytest.mark.anyio
CREW = "Ann Ben Cy"
POSITION = position_to_text(
    Scenario(CREW, captain="Ann", city=2).hand("Ann", "compass", "compass").start().game.state
)


async def test_the_route_does_not_exist_without_the_setting(house: House) -> None:
    answer = await house.device().post("/api/dev/tables", json={"position": POSITION})
    assert answer.status_code == 404


async def test_a_table_starts_in_a_position_with_scripted_dice(tmp_path: Path) -> None:
    async with open_house(tmp_path, dev=True) as house:
        ann = house.device()
        body = {"position": POSITION, "script": ["roll fog fog"], "bots": ["careful"]}
        answer = await ann.post("/api/dev/tables", json=body)
        assert answer.status_code == 201, answer.text
        table = answer.json()["table"]
        seen = await shown(ann, table)
        assert (seen["phase"], [seat["mine"] for seat in seen["seats"]]) == ("playing", [True, True, False])
        async with house.socket(ann, table, 0) as socket:
            await socket.send(t="hello")
            fell: list[str] = []
            while len(fell) < 2:
                event = (await socket.receive("ev"))["e"]
                fell += [event["face"]] if event["what"] == "die_fell" else []
            assert fell == ["fog", "fog"]
            assert (await socket.receive("snap"))["view"]["view"]["hand"] == {"compass": 2}
        ended = await play_to_the_end(house, table)
        assert ended.game is not None
        assert refusal(await ann.get(f"/api/tables/{table}/record")) == "no_record"


async def test_a_script_that_does_not_fit_is_ignored(tmp_path: Path) -> None:
    async with open_house(tmp_path, dev=True) as house:
        ann = house.device()
        body = {"position": POSITION, "script": ["captain 1", "sing"], "bots": ["careful"] * 3}
        table = (await ann.post("/api/dev/tables", json=body)).json()["table"]
        ended = await play_to_the_end(house, table)
        assert ended.game is not None
        assert "captain 1" not in ended.game.lines
        assert ended.game.over


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"position": "nonsense"}, "position"),
        ({"position": POSITION, "bots": ["careful"] * 4}, "bot"),
        ({"position": POSITION, "bots": ["hal"]}, "bot"),
    ],
)
async def test_invalid_positions_and_bots_are_refused(
    tmp_path: Path, body: dict[str, object], code: str
) -> None:
    async with open_house(tmp_path, dev=True) as house:
        assert refusal(await house.device().post("/api/dev/tables", json=body)) == code
