"""Short codes lead to a waiting table, expire, and cannot be guessed."""

from __future__ import annotations

import pytest

from celestia.server.hosting import lobby
from celestia.server.hosting.housekeeping import tidy
from celestia.server.identity import codes, guesses
from celestia.server.identity.guesses import EACH, HOUR, Guesses
from tests.server.http.house import House
from tests.server.http.lobbying import joined, opened, shown, took_off

pytestmark = pytest.mark.anyio


async def code_of(house: House, table: str) -> str:
    code = (await shown(house.device(), table))["code"]
    assert isinstance(code, str)
    return code


async def test_a_code_leads_to_a_waiting_table(house: House) -> None:
    table = await opened(house.device())
    code = await code_of(house, table)
    typed = f" {code[:-2].upper()}-{code[-2:]} "
    assert (await house.device().get(f"/api/codes/{typed}")).json() == {"table": table}


async def test_a_code_expires_at_take_off(house: House) -> None:
    ann = house.device()
    table = await opened(ann)
    await joined(ann, table, "Ben")
    code = await code_of(house, table)
    await took_off(ann, table)
    assert (await ann.get(f"/api/codes/{code}")).status_code == 404
    assert (await shown(ann, table))["code"] is None


async def test_a_code_expires_after_24_hours(house: House) -> None:
    ann = house.device()
    table = await opened(ann)
    code = await code_of(house, table)
    house.clock.now += 24 * HOUR - 1
    assert (await ann.get(f"/api/codes/{code}")).status_code == 200
    house.clock.now += 1
    assert (await ann.get(f"/api/codes/{code}")).status_code == 404
    assert (await shown(ann, table))["code"] is None


async def test_an_address_may_try_ten_wrong_codes_an_hour(house: House) -> None:
    table = await opened(house.device())
    code = await code_of(house, table)
    guesser, other = house.device("192.0.2.66"), house.device("192.0.2.67")
    for guess in range(EACH):
        assert (await guesser.get(f"/api/codes/nothing{guess}")).status_code == 404
    assert (await guesser.get(f"/api/codes/{code}")).status_code == 429, "not even the right code"
    assert (await other.get(f"/api/codes/{code}")).status_code == 200
    house.clock.now += HOUR
    assert (await guesser.get(f"/api/codes/{code}")).status_code == 200


async def test_addresses_of_one_ipv6_network_count_as_one(house: House) -> None:
    """A client with one IPv6 address has 2**64 of them."""
    for guess in range(EACH):
        assert (await house.device(f"2001:db8::{guess}").get("/api/codes/nothing10")).status_code == 404
    assert (await house.device("2001:db8::ffff").get("/api/codes/nothing10")).status_code == 429
    assert (await house.device("2001:db8:0:1::1").get("/api/codes/nothing10")).status_code == 404


async def test_wrong_codes_of_all_addresses_are_limited_together(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guesses, "ALL", 20)
    counted = Guesses(house.hub.store.guests, b"key")
    for guess in range(20):
        assert await counted.may_try(f"address {guess}", 0.0)
        await counted.wrong(f"address {guess}", 0.0)
    assert not await counted.may_try("another", HOUR - 1)
    assert await counted.may_try("another", HOUR)


async def test_an_expired_code_can_be_used_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once after take-off, and otherwise after a day, by housekeeping."""
    monkeypatch.setattr(lobby, "new_code", lambda: "kiwi11")
    ann = house.device()
    first = await opened(ann)
    await joined(ann, first, "Ben")
    await took_off(ann, first)
    second = await opened(ann)
    assert await code_of(house, second) == "kiwi11"
    house.clock.now += 24 * HOUR - 1
    await tidy(house.hub)
    assert await code_of(house, second) == "kiwi11"
    house.clock.now += 1
    await tidy(house.hub)
    assert await code_of(house, await opened(ann)) == "kiwi11"


async def test_wrong_codes_are_counted_across_workers_without_addresses(house: House) -> None:
    book = house.hub.store.guests
    one, other = Guesses(book, b"key"), Guesses(book, b"key")
    for _ in range(EACH):
        await one.wrong("192.0.2.66", 0.0)
    assert not await other.may_try("192.0.2.66", 1.0)
    assert await book.wrong_guesses("192.0.2.66", -1.0) == (0, EACH), "the address itself is not stored"


async def test_a_taken_code_is_drawn_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["kiwi11", "kiwi11", "kiwi11", "koala12"])
    monkeypatch.setattr(lobby, "new_code", lambda: next(drawn))
    assert await code_of(house, await opened(house.device())) == "kiwi11"
    assert await code_of(house, await opened(house.device())) == "koala12"


async def test_a_table_opens_without_a_code_if_none_is_free(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "new_code", lambda: "kiwi11")
    await opened(house.device())
    assert (await shown(house.device(), await opened(house.device())))["code"] is None


def test_codes_are_a_word_and_two_digits() -> None:
    for _ in range(200):
        code = codes.new_code()
        assert code[:-2] in codes.WORDS
        assert 10 <= int(code[-2:]) <= 99
        assert codes.clean_code(code) == code
