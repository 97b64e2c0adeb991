"""With the setting `dev` a table opens in a position told in words; without it there is no such door."""

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


async def test_there_is_no_such_door_without_the_setting(house: House) -> None:
    answer = await house.device().post("/api/dev/tables", json={"position": POSITION})
    assert answer.status_code == 404


async def test_a_table_opens_in_the_middle_with_scripted_dice(tmp_path: Path) -> None:
    async with open_house(tmp_path, dev=True) as house:
        ann = house.device()
        wish = {"position": POSITION, "script": ["roll fog fog"], "bots": ["careful"]}
        answer = await ann.post("/api/dev/tables", json=wish)
        assert answer.status_code == 201, answer.text
        table = answer.json()["table"]
        seen = await shown(ann, table)
        assert (seen["phase"], [seat["mine"] for seat in seen["seats"]]) == ("playing", [True, True, False])
        async with house.socket(ann, table, 0) as socket:
            await socket.say(t="hello")
            fell: list[str] = []
            while len(fell) < 2:
                event = (await socket.hear("ev"))["e"]
                fell += [event["face"]] if event["what"] == "die_fell" else []
            assert fell == ["fog", "fog"]
            assert (await socket.hear("snap"))["view"]["view"]["hand"] == {"compass": 2}
        ended = await play_to_the_end(house, table)
        assert ended.game is not None
        assert refusal(await ann.get(f"/api/tables/{table}/record")) == "no_record"


async def test_a_script_that_does_not_fit_is_passed_over(tmp_path: Path) -> None:
    async with open_house(tmp_path, dev=True) as house:
        ann = house.device()
        wish = {"position": POSITION, "script": ["captain 1", "sing"], "bots": ["careful"] * 3}
        table = (await ann.post("/api/dev/tables", json=wish)).json()["table"]
        ended = await play_to_the_end(house, table)
        assert ended.game is not None
        assert "captain 1" not in ended.game.lines
        assert ended.game.over


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"position": "nonsense"}, "position"),
        ({"position": POSITION, "bots": ["careful"] * 4}, "bot"),
        ({"position": POSITION, "bots": ["hal"]}, "bot"),
    ],
)
async def test_what_cannot_be_opened(tmp_path: Path, wish: dict[str, object], code: str) -> None:
    async with open_house(tmp_path, dev=True) as house:
        assert refusal(await house.device().post("/api/dev/tables", json=wish)) == code
