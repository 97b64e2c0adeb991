"""The promises of docs/security.md about HTTP."""

from __future__ import annotations

import re
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest

from celestia.server.http.app import HEADERS, LARGEST_BODY
from celestia.server.http.guard import BURST, CHANGE, MOST_ADDRESSES, Addresses
from celestia.server.tables.take_off import round_secret
from tests.server.http.house import NAME, House, open_house
from tests.server.http.lobbying import joined, joined_as_program, opened, shown, took_off

pytestmark = pytest.mark.anyio


def is_problem(answer: httpx.Response, status: int, code: str) -> bool:
    """Check that a response is a Problem with this code, and reveals no internals."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    problem = answer.json()
    assert set(problem) == {"code", "sentence", "rule", "key", "params"}
    assert "Traceback" not in answer.text
    assert ".py" not in answer.text
    return bool(problem["code"] == code)


# ------------------------------------------------------------------------------------------------- origins
@pytest.mark.parametrize(
    "origin", ["http://evil.test", f"http://{NAME}.evil.test", f"http://{NAME}:81", "null", "nonsense"]
)
async def test_changes_from_another_site_are_refused(house: House, origin: str) -> None:
    ann = house.device()
    table = await opened(ann)
    headers = {"origin": origin}
    for answer in (
        await ann.post("/api/tables", json={"name": "Ann"}, headers=headers),
        await ann.post(f"/api/tables/{table}/take-off", json={}, headers=headers),
        await ann.delete(f"/api/tables/{table}/seats/0", headers=headers),
    ):
        assert is_problem(answer, 403, "other_site")
    assert (await shown(ann, table))["seats"][0]["name"] == "Ann"


@pytest.mark.parametrize("origin", ["http://evil.test", "null"])
async def test_sockets_from_another_site_are_refused(house: House, origin: str) -> None:
    ann = house.device()
    table = await opened(ann)
    for seat in (0, None):
        async with house.socket(ann, table, seat, origin=origin) as socket:
            assert socket.closed == 4403


@pytest.mark.parametrize("origin", ["null", "", "file://"])
async def test_an_opaque_origin_is_refused_even_without_a_host_header(house: House, origin: str) -> None:
    headers = {"origin": origin, "host": ""}
    answer = await house.device().post("/api/tables", json={"name": "Ann"}, headers=headers)
    assert is_problem(answer, 403, "other_site")
    ann = house.device()
    table = await opened(ann)
    async with house.socket(ann, table, 0, **headers) as socket:
        assert socket.closed == 4403


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b" ",
        b"null",
        b"[" * 16000,
        b'{"name":' + b"[" * 8000 + b"]" * 8000 + b"}",
        b'{"name": "Ann", "more": ' + b"[" * 7000 + b"]" * 7000 + b"}",
        b'{"name": "\xff\xfe"}',
        b"\xff",
        b'{"name": "\\ud800"}',
    ],
)
async def test_an_unreadable_body_is_a_bad_request(house: House, body: bytes) -> None:
    for path in ("/api/tables", "/api/play", "/api/lesson"):
        headers = {"content-type": "application/json"}
        answer = await house.device().post(path, content=body, headers=headers)
        assert is_problem(answer, 400, "bad_request")
        assert answer.json()["sentence"] != "'data'"


async def test_requests_from_our_own_page_are_allowed(house: House) -> None:
    ann = house.device()
    headers = {"origin": f"http://{NAME}"}
    answer = await ann.post("/api/tables", json={"name": "Ann"}, headers=headers)
    assert answer.status_code == 201
    async with house.socket(ann, answer.json()["table"], 0, **headers) as socket:
        assert socket.closed is None


async def test_a_body_that_is_not_json_is_refused(house: House) -> None:
    """Other sites can send forms and plain text without a CORS preflight."""
    for kind in ("application/x-www-form-urlencoded", "text/plain", ""):
        answer = await house.device().post(
            "/api/tables", content='{"name": "Ann"}', headers={"content-type": kind}
        )
        assert is_problem(answer, 415, "bad_type")


async def test_only_the_configured_host_names_are_served(tmp_path: Path) -> None:
    async with open_house(tmp_path, names=(NAME,)) as house:
        ann = house.device()
        assert (await ann.get("/health")).status_code == 200
        answer = await ann.get("/health", headers={"host": "evil.test"})
        assert answer.status_code == 400
        assert "x-content-type-options" in answer.headers


# ------------------------------------------------------------------------------------------------- cookies
async def test_the_cookie_is_http_only_and_same_site(house: House) -> None:
    for scheme, secure in (("http", False), ("https", True)):
        answer = await house.device(scheme=scheme).post("/api/tables", json={"name": "Ann"})
        cookie = SimpleCookie(answer.headers["set-cookie"])["celestia"]
        assert cookie["httponly"]
        assert cookie["samesite"].lower() == "strict"
        assert bool(cookie["secure"]) == secure
        assert cookie["path"] == "/"


async def test_a_known_device_keeps_its_cookie(house: House) -> None:
    ann = house.device()
    await opened(ann)
    answer = await ann.post("/api/tables", json={"name": "Ann"})
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("change", [lambda v: v[:-1] + ("0" if v[-1] != "0" else "1"), lambda v: "A" + v[1:]])
async def test_a_forged_cookie_is_ignored(house: House, change: object) -> None:
    ann = house.device()
    table = await opened(ann)
    assert callable(change)
    forged = change(ann.cookies["celestia"])
    if forged == ann.cookies["celestia"]:
        forged = "B" + forged[1:]
    thief = house.device()
    thief.cookies.set("celestia", forged)
    assert not (await shown(thief, table))["seats"][0]["mine"]
    async with house.socket(thief, table, 0) as socket:
        assert socket.closed == 4403


# ------------------------------------------------------------------------------------------------- headers
async def test_every_response_has_the_security_headers(house: House) -> None:
    ann = house.device()
    table = await opened(ann)
    answers = [
        await ann.get("/health"),
        await ann.get(f"/api/tables/{table}"),
        await ann.get("/api/tables/short"),
        await ann.get(f"/api/tables/{'A' * 22}"),
        await ann.get("/api/nowhere"),
        await ann.put("/api/tables"),
        await ann.post("/api/tables", content="{", headers={"content-type": "application/json"}),
        await ann.post(f"/api/tables/{table}/take-off", json={}),
        await ann.post("/api/tables", json={"name": "Ann"}, headers={"origin": "http://evil.test"}),
    ]
    assert [answer.status_code for answer in answers] == [200, 200, 400, 404, 404, 405, 400, 409, 403]
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers.get_list(name) == [value], answer.url


def test_the_policy_allows_nothing_inline() -> None:
    policy = HEADERS["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


# -------------------------------------------------------------------------------------------------- limits
async def test_a_body_that_is_too_large_is_refused(house: House) -> None:
    body = b'{"name": "Ann", "config": "' + b"x" * LARGEST_BODY + b'"}'
    answer = await house.device().post(
        "/api/tables", content=body, headers={"content-type": "application/json"}
    )
    assert is_problem(answer, 413, "too_large")


@pytest.mark.parametrize("name", ["x" * 25, "", "a\u202eb", "a\nb\u0000", "\ud7ff\u0007"])
async def test_long_empty_or_unprintable_names_are_refused(house: House, name: str) -> None:
    answer = await house.device().post("/api/tables", json={"name": name})
    assert answer.status_code in (400, 409)


async def test_names_and_talk_are_sent_as_json_only(house: House) -> None:
    """The server never puts them into HTML, and the client shows them as plain text."""
    ann, name = house.device(), "<b>&'\"</b>"
    table = await opened(ann, name=name, config="players=2", free_text=True)
    answer = await ann.get(f"/api/tables/{table}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["seats"][0]["name"] == name
    async with house.socket(ann, table, 0) as socket:
        await socket.send(t="hello")
        await socket.receive("snap")
        await socket.send(t="talk", id="1", key="free", text="<script>1</script>")
        said = [(await socket.receive("ev"))["e"]["what"]]
        assert said == ["talked"]
        await socket.send(t="talk", id="2", key="free", text="x" * 201)
        assert (await socket.receive("no"))["code"] == "talk"


async def test_requests_are_rate_limited_by_address(tmp_path: Path) -> None:
    async with open_house(tmp_path, requests_per_second=2.0) as house:
        greedy, other = house.device("192.0.2.8"), house.device("192.0.2.9")
        for _ in range(int(2 * BURST)):
            assert (await greedy.get("/health")).status_code == 200
        assert is_problem(await greedy.get("/health"), 429, "slow_down")
        assert (await other.get("/health")).status_code == 200
        house.clock.now += 0.5
        assert (await greedy.get("/health")).status_code == 200


async def test_a_change_costs_more_than_a_read(tmp_path: Path) -> None:
    async with open_house(tmp_path, requests_per_second=2.0) as house:
        greedy = house.device()
        for _ in range(int(2 * BURST / CHANGE)):
            await opened(greedy)
        assert is_problem(await greedy.post("/api/tables", json={"name": "Ann"}), 429, "slow_down")
        async with house.socket(greedy, "A" * 22) as socket:
            assert socket.closed == 4429


def test_the_number_of_remembered_addresses_is_limited() -> None:
    addresses = Addresses(1.0)
    for number in range(MOST_ADDRESSES + 5):
        assert addresses.spend(f"address {number}", 0.0, BURST)
    assert addresses.spend("address 0", 0.0), "the oldest is forgotten"
    assert not addresses.spend(f"address {MOST_ADDRESSES + 4}", 0.0), "the newest is remembered"


# ------------------------------------------------------------------------------------------------- secrets
async def test_a_table_link_has_128_random_bits(house: House) -> None:
    ann = house.device()
    links = {await opened(ann) for _ in range(20)}
    assert len(links) == 20
    assert all(re.fullmatch("[A-Za-z0-9_-]{22}", link) for link in links)


async def test_no_response_contains_secrets_before_the_end(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann, config="players=2")
    await joined(ben, table, "Ben")
    await took_off(ann, table)
    device = ann.cookies["celestia"].split(".")[0]
    secret = await house.hub.store.secret(table)
    owner = (await house.hub.get(table)).table.seats[0].owner
    texts = [(await ben.get(path)).text for path in (f"/api/tables/{table}", "/api/tables")]
    async with house.socket(ben, table, 1) as socket:
        await socket.send(t="hello")
        texts.append(str(await socket.receive("snap")))
    for text in texts:
        assert device not in text
        assert secret.hex() not in text
        assert round_secret(secret, 1).hex() not in text
        assert owner not in text
    for path in ("record", "fairness"):
        answer = await ben.get(f"/api/tables/{table}/{path}")
        assert is_problem(answer, 409, "not_over")


async def test_the_log_contains_no_secrets(house: House) -> None:
    ann = house.device()
    table = await opened(ann, config="players=2")
    _, token = await joined_as_program(ann, table, "Ben")
    await took_off(ann, table)
    bodies = b"\n".join(row.body for row in await house.hub.store.load(table))
    secret = await house.hub.store.secret(table)
    dice = (secret.hex(), round_secret(secret, 1).hex())
    for hidden in (ann.cookies["celestia"].split(".")[0], token, *dice):
        assert hidden.encode() not in bodies


async def test_an_internal_error_reveals_no_details(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken() -> None:
        raise RuntimeError("secret from inside")

    monkeypatch.setattr(house.hub.store, "open_tables", lambda _: broken())
    answer = await house.device().get("/api/tables")
    assert is_problem(answer, 500, "failure")
    assert "inside" not in answer.text
    assert "x-content-type-options" in answer.headers


def test_the_server_uses_no_unsafe_decoders() -> None:
    """All input is decoded by msgspec, into types."""
    server = Path(__file__).parents[3] / "src" / "celestia" / "server"
    for path in server.rglob("*.py"):
        assert not re.search(r"\b(pickle|marshal|shelve|eval|exec|yaml)\b", path.read_text()), path.name


# -------------------------------------------------------------------------------------------------- seats
async def test_a_device_can_act_for_its_own_seat_only(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann, config="players=2")
    await joined(ben, table, "Ben")
    for seat in (0, 2, -1, 99):
        async with house.socket(ben, table, seat) as socket:
            assert socket.closed == 4403


async def test_a_spectator_cannot_act(house: House) -> None:
    ann = house.device()
    table = await opened(ann, config="players=2")
    await joined(ann, table, "Ben")
    await took_off(ann, table)
    async with house.socket(house.device(), table) as socket:
        await socket.send(t="hello")
        assert (await socket.receive("welcome"))["seat"] is None
        for message in (
            {"t": "do", "q": 1, "a": "stay"},
            {"t": "press", "q": 1},
            {"t": "plan", "plan": "stay"},
            {"t": "talk", "key": "hmm"},
            {"t": "back"},
        ):
            await socket.send(id="1", **message)
            assert (await socket.receive("no"))["code"] == "spectator"


async def test_a_table_without_spectators_refuses_them(house: House) -> None:
    ann = house.device()
    table = await opened(ann, spectators=False)
    async with house.socket(house.device(), table) as socket:
        assert socket.closed == 4403
