"""The finished games and the statistics of a device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import pytest

from celestia.server.hosting.visits import ComeByDevice
from celestia.server.identity.devices import COOKIE, mark_of
from celestia.server.tables import entries as log
from celestia.server.tables.schedule import owing_seats
from celestia.server.tables.table import Table
from tests.server.devices.games import finished, history
from tests.server.http.house import House
from tests.server.http.lobbying import joined, opened, refusal, shown, took_off
from tests.server.http.whole_game import any_answer, play_to_the_end

pytestmark = pytest.mark.anyio


@dataclass
class AnyAnswer:
    """A command: a seat answers at random."""

    rng: Random

    def entries(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        assert table.game is not None
        is_closing = table.game.table_is_asked and not owing_seats(table)
        return [] if is_closing else [any_answer(table, now, self.rng)]


async def test_a_finished_game_is_in_the_history_of_both_devices(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await finished(house, ann, ben)
    ending = (await ann.get(f"/api/tables/{table}/ending")).json()
    for seat, device in enumerate((ann, ben)):
        found = await history(device)
        [game] = found["games"]
        assert (game["table"], game["seat"], game["names"]) == (table, seat, ["Ann", "Ben"])
        assert (game["known"], game["shared"], game["plan"]) == (True, False, "classic")
        assert game["scores"] == [sum(facts["points"].values()) for facts in ending["seats"]]
        statistics = found["statistics"]
        assert (statistics["games"], statistics["points"]) == (1, game["scores"][seat])
        assert statistics["wins"] == game["won"]
        assert statistics["crashes"] == ending["seats"][seat]["crashes"]


async def test_the_newest_game_comes_first_and_statistics_add_up(house: House) -> None:
    ann, ben = house.device(), house.device()
    tables = [await finished(house, ann, ben) for _ in range(3)]
    found = await history(ann)
    assert [game["table"] for game in found["games"]] == tables[::-1]
    assert found["statistics"]["games"] == 3
    assert found["statistics"]["points"] == sum(game["scores"][0] for game in found["games"])
    assert found["statistics"]["wins"] == sum(game["won"] for game in found["games"])


async def test_results_are_computed_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = house.device(), house.device()
    await finished(house, ann, ben)
    before = await history(ann)

    def never(*_: object) -> None:
        raise AssertionError("the game was replayed again")

    monkeypatch.setattr("celestia.server.hosting.results.results_of", never)
    assert await history(ann) == before
    await history(ben)


async def test_the_server_stores_results_when_a_game_ends(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann, config="players=2", instant=True)
    await joined(ben, table, "Ben")
    await took_off(ann, table, ben)
    await house.hub.submit(table, ComeByDevice(0, "a socket"))  # otherwise the table would rest
    answer = AnyAnswer(Random(3))
    while (await house.hub.submit(table, answer)).table.phase == "playing":
        house.clock.now += 1
    await house.hub.work.finish()
    mark = mark_of(house.app.state.server.key, "device", ann.cookies[COOKIE].split(".")[0])
    [played] = await house.hub.store.devices.played(mark, 9)
    assert set(played.results) == {0, 1}, "before anybody asked for a history"


async def test_games_of_a_shared_device_are_listed_but_not_counted(house: House) -> None:
    ann = house.device()
    table = await opened(ann, config="players=2")
    await joined(ann, table, "Ben")
    await took_off(ann, table)
    await play_to_the_end(house, table)
    found = await history(ann)
    assert [game["shared"] for game in found["games"]] == [True]
    assert found["statistics"]["games"] == 0


async def test_a_player_who_left_has_no_flight(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann, config="players=2")
    await joined(ben, table, "Ben")
    await took_off(ann, table, ben)
    await ben.delete(f"/api/tables/{table}/seats/1")
    await play_to_the_end(house, table)
    assert (await history(ben))["games"] == []
    assert len((await history(ann))["games"]) == 1


async def test_a_device_without_a_cookie_has_no_history(house: House) -> None:
    found = await history(house.device())
    assert (found["games"], found["statistics"]["games"], found["pending"]) == ([], 0, 0)
    assert refusal(await house.device().get("/api/me/export")) == "no_device"


async def test_a_chosen_colour_is_used_if_it_is_free(house: House) -> None:
    ann, ben, cy = house.device(), house.device(), house.device()
    table = await opened(ann, colour="violet", bots=["odds"])
    await joined(ben, table, "Ben", colour="green")
    await joined(cy, table, "Cy", colour="violet")
    seats = (await shown(ann, table))["seats"]
    assert [seat["colour"] for seat in seats[:2]] == ["violet", "green"]
    assert len({seat["colour"] for seat in seats}) == 4
