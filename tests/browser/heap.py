"""Strings in a page's memory, from a heap snapshot after garbage collection."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

# V8's inline caches keep the last property names. No script can read them.
INLINE_CACHES = "system / FeedbackVector"


def holders_of(page: Page, words: str) -> list[str]:
    """Return the names of all objects that hold a string with these words."""
    return sorted(set(_holders(json.loads(_snapshot(page)), words)))


def _snapshot(page: Page) -> str:
    session = page.context.new_cdp_session(page)
    parts: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: parts.append(event["chunk"]))
    session.send("HeapProfiler.enable")
    session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(parts)


def _holders(heap: dict[str, Any], words: str) -> Iterator[str]:
    """Nodes and edges are flat lists of numbers. Edges are sorted by their node."""
    strings, meta = heap["strings"], heap["snapshot"]["meta"]
    found = {number for number, string in enumerate(strings) if words in string}
    nodes, edges = heap["nodes"], heap["edges"]
    wide, long = len(meta["node_fields"]), len(meta["edge_fields"])
    name, count = (meta["node_fields"].index(field) for field in ("name", "edge_count"))
    kind, called, to = (meta["edge_fields"].index(field) for field in ("type", "name_or_index", "to_node"))
    kinds = meta["edge_types"][0]
    numbered, weak = {kinds.index("element"), kinds.index("hidden")}, kinds.index("weak")
    edge = 0
    for node in range(0, len(nodes), wide):
        for at in range(edge, edge + nodes[node + count] * long, long):
            is_named_so = edges[at + kind] not in numbered and edges[at + called] in found
            is_held = edges[at + kind] != weak and nodes[edges[at + to] + name] in found
            if (is_named_so or is_held) and strings[nodes[node + name]] != INLINE_CACHES:
                yield strings[nodes[node + name]]
        edge += nodes[node + count] * long
