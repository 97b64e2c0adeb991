"""X-Forwarded-For counts only from trusted proxies."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog

from celestia.server.identity.guesses import EACH
from celestia.server.operation.settings import Settings, SettingsError, read_settings
from celestia.server.process.worker import server_config

pytestmark = pytest.mark.anyio
PROXY = "127.0.0.1"


@asynccontextmanager
async def asked_from(peer: str, folder: Path, **settings: Any) -> AsyncIterator[httpx.AsyncClient]:
    """A client of the application, including uvicorn's middleware."""
    config = server_config(Settings(data=str(folder), **settings))
    config.load()
    app: Any = config.app
    wrapped: Any = config.loaded_app
    async with (
        app.lifespan(),
        httpx.AsyncClient(
            transport=httpx.ASGITransport(wrapped, client=(peer, 4711)), base_url="http://table.test"
        ) as client,
    ):
        yield client


async def guess(client: httpx.AsyncClient) -> list[int]:
    """Try wrong codes, each with another forwarded address. Return the statuses."""
    return [
        (await client.get(f"/api/codes/no{n}", headers={"x-forwarded-for": f"198.51.100.{n}"})).status_code
        for n in range(EACH + 1)
    ]


@pytest.mark.parametrize(
    ("peer", "trusted"), [(PROXY, ()), ("192.0.2.1", (PROXY,)), ("10.1.2.3", (PROXY, "10.1.0.0/24"))]
)
async def test_a_forwarded_address_from_an_untrusted_peer_is_ignored(
    tmp_path: Path, peer: str, trusted: tuple[str, ...]
) -> None:
    async with asked_from(peer, tmp_path, trusted_proxies=trusted) as client:
        assert await guess(client) == [404] * EACH + [429]


@pytest.mark.parametrize("trusted", [PROXY, "127.0.0.0/8"])
async def test_a_forwarded_address_from_a_trusted_proxy_counts(tmp_path: Path, trusted: str) -> None:
    async with asked_from(PROXY, tmp_path, trusted_proxies=(trusted,)) as client:
        assert await guess(client) == [404] * (EACH + 1)


async def test_a_client_cannot_choose_its_address_behind_a_trusted_proxy(tmp_path: Path) -> None:
    """The proxy appends the real address, and addresses before it are ignored."""
    async with asked_from(PROXY, tmp_path, trusted_proxies=(PROXY,)) as client:
        found = [
            await client.get(f"/api/codes/no{n}", headers={"x-forwarded-for": f"198.51.100.{n}, 192.0.2.7"})
            for n in range(EACH + 1)
        ]
        assert found[-1].status_code == 429


@pytest.mark.parametrize("trusted", [(), (PROXY,)])
async def test_cookies_are_secure_if_a_trusted_proxy_uses_https(
    tmp_path: Path, trusted: tuple[str, ...]
) -> None:
    async with asked_from(PROXY, tmp_path, trusted_proxies=trusted) as client:
        answer = await client.post(
            "/api/tables", json={"name": "Ann"}, headers={"x-forwarded-proto": "https"}
        )
        assert ("secure" in answer.headers["set-cookie"].lower()) == bool(trusted)


@pytest.mark.parametrize(("trusted", "warnings"), [((), 1), ((PROXY,), 0)])
async def test_an_ignored_proxy_is_reported_once(
    tmp_path: Path, trusted: tuple[str, ...], warnings: int
) -> None:
    with structlog.testing.capture_logs() as reported:
        async with asked_from(PROXY, tmp_path, trusted_proxies=trusted) as client:
            await guess(client)
    assert sum("trusted_proxies" in line["event"] for line in reported) == warnings


def test_proxies_are_addresses_or_networks() -> None:
    found = read_settings({"CELESTIA_TRUSTED_PROXIES": "127.0.0.1,2001:db8::/32"})
    assert found.trusted_proxies == ("127.0.0.1", "2001:db8::/32")
    for wrong in ("*", "proxy.test", "10.0.0.1/8"):
        with pytest.raises(SettingsError, match="trusted_proxies"):
            read_settings({"CELESTIA_TRUSTED_PROXIES": wrong})
