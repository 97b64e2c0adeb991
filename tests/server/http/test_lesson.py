"""The lesson has the same captains and rolls for all answers of the learner."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from celestia.bots.careful_bot import CarefulBot
from celestia.game.fairness.headers import Chance
from celestia.server.hosting.housekeeping import LESSONS_LIVE, tidy
from celestia.server.tables import entries as log
from celestia.server.tables.schedule import BotTurn, due, next_time
from celestia.server.tables.table import Table
from celestia.server.tables.take_off import fairness_of
from tests.server.events import events_of
from tests.server.http.house import House
from tests.server.http.lobbying import refusal, shown

pytestmark = pytest.mark.anyio
LEARNER, ORVILLE, SONJA = 0, 1, 2
ANSWERS = list(product(("stay", "leave"), repeat=3))  # for each time that the learner is a passenger
ROUTES = ("reroll 1", "reroll 1 2", "")  # the dice that Alternative route rolls again; empty: not played
LEGS = 4


async def opened_lesson(house: House) -> str:
    answer = await house.device().post("/api/lesson", json={"name": "Ann"})
    assert (answer.status_code, answer.json()["seat"]) == (201, LEARNER), answer.text
    return str(answer.json()["table"])


class Learner:
    """Plays four legs of the lesson with its bots, on a copy of its log."""

    def __init__(
        self, table: Table, chance: Chance, declares: tuple[str, ...], route: str, jumps: bool
    ) -> None:
        self.table, self.chance, self.declares = table, chance, list(declares)
        self.route, self.jumps = route, jumps
        self.now = table.last_at
        self.asked: list[str] = []  # the questions to the learner, in order
        self.presses = 0

    def play(self) -> Sequence[dict[str, Any]]:
        """Play, and return the learner's events."""
        while not self._is_done():
            self.now = max(self.now, min(next_time(self.table, self.chance) or self.now, self.now + 10))
            self.table.fold(self._next())
        return events_of(self.table, LEARNER)

    def _is_done(self) -> bool:
        kinds = [event.what for event in self.table.events_for(LEARNER)]
        return sum(kind in ("crashed", "flew") for kind in kinds) >= LEGS

    def _next(self) -> log.AnyEntry:
        entry = due(self.table, self.now, self.chance)
        game = self.table.game
        assert game is not None
        if isinstance(entry, BotTurn):
            question = game.question(entry.seat)
            assert question is not None
            return self._answer(entry.seat, CarefulBot().choose(game.view(entry.seat), question))
        if entry is not None:
            return entry
        if self.table.waits_for_roll:
            self.presses += 1
            return log.Pressed(self.now, LEARNER)
        assert LEARNER in self.table.asked(), "only the learner is asked"
        return self._answer(LEARNER, self._words(self.table.options(LEARNER)))

    def _words(self, options: tuple[str, ...]) -> str:
        if "leave" in options:
            self.asked.append("declare")
            return self.declares.pop(0)
        wanted = {self.route, "announce can"}
        wanted |= {"play alternative_route"} if self.route else set()
        wanted |= {"play jetpack"} if self.jumps else set()
        words = next((words for words in options if words in wanted), options[0])
        self.asked.append(words.split()[0] if words != "play jetpack" else words)
        return words

    def _answer(self, seat: int, words: str) -> log.AnyEntry:
        assert self.table.game is not None
        if self.table.game.table_is_asked:
            return log.Answered(self.now, seat, words)
        return log.Acted(self.now, seat, words)


async def learner(
    house: House, declares: tuple[str, ...], route: str = "reroll 1", jumps: bool = True
) -> Learner:
    table_id = await opened_lesson(house)
    table = Table(table_id)
    for row in await house.hub.store.load(table_id):
        table.fold(log.decode(row.body))
    chance = fairness_of(table, await house.hub.store.secret(table_id)).chance()
    return Learner(table, chance, declares, route, jumps)


def rolls_of(events: Sequence[dict[str, Any]]) -> list[tuple[int, list[str]]]:
    """List each roll as captain and faces."""
    found: list[tuple[int, list[str]]] = []
    for event in events:
        if event["what"] == "dice_rolled":
            found.append((event["seat"], []))
        elif event["what"] == "die_fell":
            found[-1][1].append(event["face"])
    return found


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize("declares", ANSWERS)
async def test_captains_and_rolls_do_not_depend_on_the_answers(
    house: House, declares: tuple[str, ...], route: str
) -> None:
    events = (await learner(house, declares, route)).play()
    again = {"reroll 1": [["fog"]], "reroll 1 2": [["lightning", "lightning"]], "": []}[route]
    assert rolls_of(events) == [
        (ORVILLE, ["fog", "blank"]),
        (SONJA, ["birds", "pirates"]),
        (LEARNER, ["pirates", "blank"]),
        *((LEARNER, faces) for faces in again),
        (ORVILLE, ["lightning", "lightning"]),
    ]
    ends = [(event["what"], event["seat"]) for event in events if event["what"] in ("flew", "crashed")]
    third = ("flew" if route else "crashed", LEARNER)
    assert ends == [("flew", ORVILLE), ("crashed", SONJA), third, ("crashed", ORVILLE)]


@pytest.mark.parametrize("jumps", [True, False])
@pytest.mark.parametrize("declares", ANSWERS)
async def test_leaving_or_jumping_brings_a_treasure_and_crashing_brings_none(
    house: House, declares: tuple[str, ...], jumps: bool
) -> None:
    events = (await learner(house, declares, jumps=jumps)).play()
    found = [
        event["treasure"] for event in events if event["what"] == "treasure_drawn" and "treasure" in event
    ]
    first, second = ["1/2"], ["2/4"]
    expected = first if declares[0] == "leave" else second if declares[1] == "leave" else []
    fell = declares[0] == "stay" and declares[1] == "stay"
    last = declares[
        1 if declares[0] == "leave" else 2
    ]  # after leaving in leg 1 there is no question in leg 2
    jumped_early = fell and jumps  # the only jetpack is used in the second leg
    saved = last == "leave" or (jumps and not jumped_early)
    assert len(found) == len(expected) + jumped_early + saved
    assert found[: len(expected)] == expected


async def test_the_learner_plays_a_power_card_pays_and_can_use_the_jetpack(house: House) -> None:
    one = await learner(house, ("stay", "leave", "stay"))
    one.play()
    assert one.asked == ["declare", "declare", "play", "reroll", "announce", "pay", "declare", "play jetpack"]
    assert one.presses == 1


async def test_the_dice_wait_for_the_learner(house: House) -> None:
    one = await learner(house, ("stay", "leave", "stay"))
    while not (one.table.waits_for_roll and one.table.asked() == (LEARNER,)):
        one.now = max(one.now, next_time(one.table, one.chance) or one.now)
        one.table.fold(one._next())
    assert due(one.table, one.now + 3600, one.chance) is None


async def test_a_lesson_accepts_only_a_name(house: House) -> None:
    for body in (
        {},
        {"name": ""},
        {"name": "Ann", "script": ["roll fog fog"]},
        {"name": "Ann", "position": ""},
    ):
        assert (await house.device().post("/api/lesson", json=body)).status_code == 400


async def test_a_lesson_is_private(house: House) -> None:
    ann = house.device()
    table = (await ann.post("/api/lesson", json={"name": "Ann"})).json()["table"]
    seen = await shown(ann, table)
    assert (seen["phase"], seen["code"], seen["settings"]["lesson"]) == ("playing", None, True)
    assert [(seat["mine"], seat["bot"]) for seat in seen["seats"]] == [
        (True, ""),
        (False, "careful"),
        (False, "careful"),
    ]
    assert (await ann.get("/api/tables")).json() == []
    assert (await ann.get("/api/me/tables")).json() == []
    async with house.socket(house.device(), table) as stranger:
        assert stranger.closed == 4403
    assert refusal(await ann.get(f"/api/tables/{table}/record")) == "not_over"


async def test_a_lesson_is_deleted_after_an_hour_without_activity(house: House) -> None:
    table = await opened_lesson(house)
    touched = (await house.hub.get(table)).table.last_at
    house.clock.now = touched + LESSONS_LIVE
    assert await tidy(house.hub) == 0
    house.clock.now += 1
    assert await tidy(house.hub) == 1
    assert (await house.device().get(f"/api/tables/{table}")).status_code == 404
