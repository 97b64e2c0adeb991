"""The client's files are served with the right types, caching and compression."""

from __future__ import annotations

import gzip
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from celestia.server.http.page import ClientFiles
from tests.server.http.house import NAME, House, open_house

pytestmark = pytest.mark.anyio
SCRIPT = b"console.log('celestia');" * 50
FILES = {
    "index.html": b"<!doctype html><title>Celestia</title>",
    "sw.js": b"self.addEventListener('fetch', () => {});",
    "manifest.webmanifest": b'{"name": "Celestia"}',
    "icons/app.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "assets/index-a1b2.js": SCRIPT,
    "assets/index-a1b2.js.br": b"packed by brotli",
    "assets/index-a1b2.js.gz": b"packed by gzip",
    "assets/table-c3d4.js": SCRIPT,
    "assets/figtree-e5f6.woff2": b"wOF2",
}


def build(folder: Path) -> Path:
    for name, body in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)
    return folder


@pytest.fixture
async def built(tmp_path: Path) -> AsyncIterator[House]:
    """A server with a built client, next to a file that must stay private."""
    (tmp_path / "secret.txt").write_text("secret")
    async with open_house(tmp_path / "data") as house:
        house.app.state.client_files = ClientFiles(build(tmp_path / "web"))
        yield house


@pytest.mark.parametrize(
    "address", ["/", "/table/AAAAAAAAAAAAAAAAAAAAAA", "/join/kiwi11", "/rules", "/settings/sound"]
)
async def test_routes_of_the_client_return_the_index(built: House, address: str) -> None:
    answer = await built.device().get(address)
    assert (answer.status_code, answer.content) == (200, FILES["index.html"])
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "address", ["/api", "/api/nothing", "/docs", "/docs/x", "/health/x", "/ws", "/metrics/x"]
)
async def test_reserved_paths_do_not_return_the_index(built: House, address: str) -> None:
    answer = await built.device().get(address)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize(
    ("address", "kind", "kept"),
    [
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icons/app.svg", "image/svg+xml", "no-cache"),
        ("/assets/table-c3d4.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/figtree-e5f6.woff2", "font/woff2", "public, max-age=31536000, immutable"),
    ],
)
async def test_each_file_has_its_content_type_and_caching(
    built: House, address: str, kind: str, kept: str
) -> None:
    answer = await built.device().get(address)
    assert (answer.status_code, answer.content) == (200, FILES[address[1:]])
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, kept)


@pytest.mark.parametrize(
    "address",
    ["/assets/gone.js", "/assets/", "/assets", "/gone.png", "/assets/index-a1b2.js.br", "/icons/.x"],
)
async def test_a_missing_file_is_not_found(built: House, address: str) -> None:
    assert (await built.device().get(address)).status_code == 404


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt",
     "//secret.txt", "/..\\secret.txt", "/assets/%00", "/./../secret.txt"],
)  # fmt: skip
async def test_no_path_leads_out_of_the_folder(built: House, path: str) -> None:
    """Uses raw ASGI scopes, because an HTTP client would normalise the path."""
    for decoded in (path, httpx.URL(f"http://{NAME}").copy_with(raw_path=path.encode()).path):
        sent: list[dict[str, Any]] = []
        scope: dict[str, Any] = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
        }
        scope |= {"scheme": "http", "path": decoded, "raw_path": path.encode(), "query_string": b""}
        scope |= {"root_path": "", "headers": [(b"host", NAME.encode())], "state": {}}
        scope |= {"client": ("192.0.2.1", 4711), "server": (NAME, 80)}

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: dict[str, Any], sent: list[dict[str, Any]] = sent) -> None:
            sent.append(message)

        app: Any = built.app
        await app(scope, receive, send)
        assert sent[0]["status"] in (400, 404), decoded
        assert b"secret" not in b"".join(part.get("body", b"") for part in sent)


# --------------------------------------------------------------------------------------------- compression
async def raw(house: House, address: str, accepted: str) -> tuple[str, bytes]:
    request = house.device().build_request("GET", address, headers={"accept-encoding": accepted})
    answer = await house.device().send(request, stream=True)
    body = b"".join([part async for part in answer.aiter_raw()])
    return answer.headers.get("content-encoding", ""), body


@pytest.mark.parametrize(
    ("accepted", "packing", "body"),
    [
        ("gzip, deflate, br", "br", b"packed by brotli"),
        ("gzip", "gzip", b"packed by gzip"),
        ("gzip, br;q=0", "gzip", b"packed by gzip"),
        ("identity", "", SCRIPT),
    ],
)
async def test_precompressed_files_are_used(built: House, accepted: str, packing: str, body: bytes) -> None:
    assert await raw(built, "/assets/index-a1b2.js", accepted) == (packing, body)


async def test_other_texts_are_compressed_by_the_server(built: House) -> None:
    packing, body = await raw(built, "/assets/table-c3d4.js", "gzip, br")
    assert (packing, gzip.decompress(body)) == ("gzip", SCRIPT)
    assert await raw(built, "/assets/figtree-e5f6.woff2", "gzip, br") == ("", b"wOF2")


# -------------------------------------------------------------------------------------- revalidation, HEAD
@pytest.mark.parametrize("address", ["/", "/sw.js", "/assets/table-c3d4.js"])
async def test_unchanged_files_are_answered_with_304(built: House, address: str) -> None:
    device = built.device()
    tag = (await device.get(address)).headers["etag"]
    again = await device.get(address, headers={"if-none-match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert (await device.get(address, headers={"if-none-match": '"other"'})).status_code == 200
    unpacked = {"if-none-match": tag, "accept-encoding": "identity"}
    assert (await device.get(address, headers=unpacked)).status_code == 200, "each encoding has its own tag"


async def test_head_returns_the_headers_of_get(built: House) -> None:
    device = built.device()
    whole, head = await device.get("/"), await device.head("/")
    assert (head.status_code, head.content) == (200, b"")
    for name in ("etag", "content-type", "content-length", "cache-control"):
        assert head.headers[name] == whole.headers[name]


async def test_a_new_build_is_served_without_a_restart(built: House, tmp_path: Path) -> None:
    device = built.device()
    before = await device.get("/")
    index = tmp_path / "web" / "index.html"
    index.write_bytes(b"a newer page")
    os.utime(index, ns=(1, 1))
    (tmp_path / "web" / "assets" / "new.js").write_bytes(b"new")
    after = await device.get("/", headers={"if-none-match": before.headers["etag"]})
    assert (after.status_code, after.content) == (200, b"a newer page")
    assert (await device.get("/assets/new.js")).content == b"new"


async def test_without_a_build_the_response_explains_how_to_build(house: House, tmp_path: Path) -> None:
    house.app.state.client_files = ClientFiles(tmp_path / "nowhere")
    answer = await house.device().get("/table/AAAAAAAAAAAAAAAAAAAAAA")
    assert answer.status_code == 503
    assert "make play" in answer.text
    assert (await house.device().get("/assets/x.js")).status_code == 404


async def test_the_security_policy_allows_only_our_own_files(built: House) -> None:
    policy = (await built.device().get("/")).headers["content-security-policy"].split("; ")
    assert policy == [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
