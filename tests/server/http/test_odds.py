"""The odds helper calculates the captain's chance from the view of a passenger."""

from __future__ import annotations

from collections.abc import AsyncIterator
from math import comb
from pathlib import Path
from typing import Any

import pytest

from celestia.game.notation.position import position_to_text
from celestia.server.hosting.odds_helper import odds_of
from celestia.server.protocol.shapes import Odds, Reason
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario
from tests.server.http.house import House, open_house
from tests.server.http.lobbying import Device, joined, opened, refusal, shown

pytestmark = pytest.mark.anyio
ANN, BEN, CY = 0, 1, 2


def leg(*captains_hand: str, dice: tuple[str, ...] = ("fog", "blank"), **scenario: Any) -> Play:
    """Ann is captain and has rolled. Ben decides whether to stay."""
    start = Scenario("Ann Ben Cy", captain="Ann", city=2, **scenario).hand("Ann", *captains_hand)
    return start.hand("Ben", "compass", "cannon").discarded("compass", "turbo").start().rolls(*dice)


def odds(play: Play, name: str = "Ben") -> Odds:
    found = odds_of(play.view(name), 7)
    assert found is not None
    return found


# ---------------------------------------------------------------------------------------- the chance itself
@rule("H1", "H2")
def test_the_chance_counts_all_cards_that_the_passenger_has_not_seen() -> None:
    """Ben sees 2 of 20 compasses and 1 of 8 turbos.

    So 25 of 80 cards answer, and Ann holds 3 cards."""
    found = odds(leg("cannon", "cannon", "foghorn"))
    deck = 20 + 18 + 16 + 14 + 8 + 2 + 2 + 2 + 2
    unseen, answering = deck - 4, 18 + 7
    expected = 1 - comb(unseen - answering, 3) / comb(unseen, 3)
    assert found.chance == pytest.approx(expected)
    assert found.in_ten == round(10 * expected)
    assert (found.q, found.captain) == (7, ANN)


def test_the_chance_does_not_depend_on_the_captains_real_hand() -> None:
    hands = ("compass", "compass", "turbo"), ("cannon", "cannon", "foghorn")
    first, second = (odds(leg(*hand)) for hand in hands)
    assert first == second


def test_a_clear_sky_is_certain() -> None:
    found = odds(leg("cannon", dice=("blank", "blank")))
    assert (found.chance, found.in_ten) == (1.0, 10)


def test_a_captain_without_cards_has_no_chance() -> None:
    found = odds(leg())
    assert (found.chance, found.in_ten) == (0.0, 0)


def test_uncertain_odds_are_never_rounded_to_0_or_10() -> None:
    assert odds(leg("cannon", dice=("fog", "fog"), modules="improved")).in_ten == 1
    assert odds(leg(*["foghorn"] * 14)).in_ten == 9


# ------------------------------------------------------------------------------------------------ its reasons
def test_the_reasons_are_facts_from_the_passengers_view() -> None:
    assert odds(leg("cannon", "cannon", "foghorn", dice=("fog", "pirates"))).reasons == (
        Reason("captain_cards", 3),
        Reason("must_pay", 2, dice={"fog": 1, "pirates": 1}),
        Reason("unseen", 18, of=20, card="compass"),
        Reason("unseen", 13, of=14, card="cannon"),
        Reason("unseen", 7, of=8, card="turbo"),
    )


@rule("H5")
def test_an_earlier_announcement_of_the_captain_is_a_reason() -> None:
    """Ann could not answer pirates. Only the cards drawn since can be cannons."""
    start = Scenario("Ann Ben Cy", captain="Ann", city=2).hand("Ann", "compass", "foghorn", "compass")
    play = start.hand("Ben", "jetpack").deck("foghorn", "foghorn", "foghorn").start()
    play.rolls("pirates", "blank").do("Ben", "leave").do("Cy", "leave")
    while play.captain != "Ann" or play.asks != "declare":
        if play.asked == "chance":
            play.rolls(*["pirates"] * play.dice.count("rolling"))
        else:
            legal = play.options(play.asked)
            wanted = ("announce cannot", "leave", "land", "pass")
            play.do(play.asked, next((words for words in wanted if words in legal), legal[0]))
    said = [reason for reason in odds(play, play.asked).reasons if reason.key.startswith("said")]
    assert Reason("said_cannot", 3, dice={"pirates": 1}) in said


# ------------------------------------------------------------------------------------------ who, when, where
@pytest.mark.parametrize("name", ["Ann", "Cy"])
def test_there_are_odds_for_passengers_only(name: str) -> None:
    play = leg("cannon")
    if name == "Cy":
        play.do("Ben", "stay")
        assert odds(play, "Cy").captain == ANN
        play = Scenario("Ann Ben Cy", captain="Ann", city=2).off("Cy").start().rolls("fog", "blank")
    assert odds_of(play.view(name), 7) is None


def test_there_are_no_odds_before_the_roll() -> None:
    assert odds_of(Scenario("Ann Ben Cy", captain="Ann", city=2).start().view("Ben"), 7) is None


@pytest.fixture
async def dev_house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, dev=True) as house:
        yield house


async def at_the_table(device: Device) -> str:
    body = {"position": position_to_text(leg("cannon", "cannon", "foghorn").state)}
    answer = await device.post("/api/dev/tables", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def odds_asked(device: Device, table: str, seat: int) -> Any:
    answer = await device.get(f"/api/tables/{table}/seats/{seat}/odds")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_the_player_of_the_seat_gets_the_odds(dev_house: House) -> None:
    device = dev_house.device()
    table = await at_the_table(device)
    found = await odds_asked(device, table, BEN)
    number = (await dev_house.hub.get(table)).table.moment.number
    assert (found["q"], found["captain"], found["in_ten"]) == (number, ANN, 7)
    assert found["reasons"][0] == {"key": "captain_cards", "count": 3, "of": 0, "card": "", "dice": {}}
    assert await odds_asked(device, table, ANN) is None, "the captain knows"


def test_the_asked_player_also_gets_the_odds_bot_s_reason() -> None:
    """It names the same chance as the odds."""
    play = leg("cannon", "cannon", "foghorn")
    found = odds(play)
    assert found.advice is not None
    assert (found.advice.key, found.advice.answer, found.advice.seat) == ("odds-leave", "leave", ANN)
    assert found.advice.numbers["chance"] == found.in_ten
    assert odds(play, "Cy").advice is None, "Cy is not asked yet"


async def test_other_devices_are_refused(dev_house: House) -> None:
    table = await at_the_table(dev_house.device())
    stranger = dev_house.device()
    asking = f"/api/tables/{table}/seats/{BEN}/odds"
    assert refusal(await stranger.get(asking)) == "no_device"
    await opened(stranger)
    assert refusal(await stranger.get(asking)) == "seat"
    assert refusal(await stranger.get(f"/api/tables/{table}/seats/5/odds")) == "seat"


async def test_the_host_can_disable_the_odds(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann, odds_helper=False)
    await joined(ben, table, "Ben")
    assert refusal(await ben.get(f"/api/tables/{table}/seats/1/odds")) == "odds_off"


async def test_a_moment_without_odds_returns_null(house: House) -> None:
    """It is not refused, because the question may pass before the request arrives."""
    ann = house.device()
    assert await odds_asked(ann, await opened(ann), ANN) is None


@rule("H1")
async def test_everybody_can_see_the_deck_of_the_table(house: House) -> None:
    """With the discard pile and their own hand, players can count cards."""
    table = await opened(house.device(), config="players=4 preset=classic cards=jetpack:1")
    cards = (await shown(house.device(), table))["cards"]
    assert (cards["compass"], cards["turbo"], cards["jetpack"]) == (20, 8, 1)
    assert "spy" not in cards
