"""Serve the built client from `celestia/web`.

Only files found by listing that folder are opened, so no path leads out of it. Files in `assets` have a
content hash in their names and are cached for a year. All others are revalidated on each request, usually
with a 304. Every other path is a route of the client and returns `index.html`.
"""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOLDER = Path(__file__).resolve().parents[2] / "web"
INDEX = "index.html"
RESERVED = frozenset({"api", "docs", "health", "metrics", "ready", "ws"})  # never routes of the client
PACKED = {"br": ".br", "gzip": ".gz"}  # precompressed files, the best first
IMMUTABLE = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {  # missing or different on some systems; the framework adds the charset to texts
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
WORTH_PACKING = frozenset({".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"})
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Celestia</title>
<h1>The page has not been built</h1>
<p>The server is running, and programs can play here. To build the page, run <code>make play</code> in the
source folder, or install a released package, which contains it.</p>
</html>
"""


@dataclass(frozen=True)
class Content:
    """The body of a response."""

    body: bytes
    kind: str
    packing: str  # the content encoding; empty if uncompressed
    tag: str


class ClientFiles:
    """The files of the client.

    They are listed again after a new build, without a restart."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._built = 0  # modification time of the index at the last listing
        self._files: dict[str, Path] = {}
        self._contents: dict[tuple[str, str], Content] = {}

    def look(self) -> bool:
        """List the folder if there is a new build.

        Return whether there is a build at all."""
        try:
            built = (self._folder / INDEX).stat().st_mtime_ns
        except OSError:
            built = 0
        if built != self._built:
            found = self._folder.rglob("*") if built else ()
            self._files = {
                path.relative_to(self._folder).as_posix(): path
                for path in found
                if path.is_file() and path.suffix not in PACKED.values()
            }
            self._built, self._contents = built, {}
        return bool(built)

    def name_of(self, address: str) -> str | None:
        """Return the file for a path, or None.

        A path with a dot in its last part is never a route."""
        name = address.strip("/")
        if name in self._files:
            return name
        first, last = name.split("/")[0], name.split("/")[-1]
        return None if first in RESERVED or first == "assets" or "." in last else INDEX

    def content(self, name: str, accepted: str) -> Content:
        """Return a file in the best accepted encoding, from a cache."""
        wanted = [packing for packing in PACKED if packing in accepted_codings(accepted)]
        key = (name, ",".join(wanted))
        if key not in self._contents:
            self._contents[key] = _read(self._files[name], wanted)
        return self._contents[key]


def accepted_codings(header: str) -> set[str]:
    """Parse Accept-Encoding, without the codings of weight 0."""
    offers = [offer.replace(" ", "").lower().partition(";q=") for offer in header.split(",")]
    return {coding for coding, _, weight in offers if weight.strip("0.") or not weight}


def _read(path: Path, wanted: list[str]) -> Content:
    plain = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    mark = sha256(plain).hexdigest()[:20]
    for packing in wanted:
        beside = path.with_name(path.name + PACKED[packing])
        if beside.is_file():
            return Content(beside.read_bytes(), kind, packing, f'"{mark}-{packing}"')
    if "gzip" in wanted and path.suffix in WORTH_PACKING:
        return Content(gzip.compress(plain, mtime=0), kind, "gzip", f'"{mark}-gzip"')
    return Content(plain, kind, "", f'"{mark}"')


@route(
    ["/", "/{address:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    media_type="text/html",
)
async def page(request: Request[Any, Any, State], address: FromPath[str] = "/") -> Response[bytes]:
    files: ClientFiles = request.app.state.client_files
    built = files.look()
    name = files.name_of(address)
    if name is None:
        raise NotFoundException("there is no such page or file")
    if not built:
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/html")
    content = await asyncio.to_thread(files.content, name, request.headers.get("accept-encoding", ""))
    headers = {
        "cache-control": IMMUTABLE if name.startswith("assets/") else ASK_AGAIN,
        "etag": content.tag,
        "vary": "accept-encoding",
    }
    if content.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if content.packing:
        headers["content-encoding"] = content.packing
    body = b"" if request.method == "HEAD" else content.body
    headers["content-length"] = str(len(content.body))
    return Response(body, headers=headers, media_type=content.kind)
