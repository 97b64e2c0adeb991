"""A process that appends to several tables and prints each acknowledged length.

`test_crash` starts and kills it: `python -m tests.server.store.appending_process URL TABLE...`.
"""

from __future__ import annotations

import asyncio
import sys

from celestia.server.store.store import Store

from .logs import PLAYING, row


async def append_forever(store: Store, table_id: str) -> None:
    length = (await store.head([table_id]))[table_id]
    while True:
        await store.append(table_id, length, [row(f"{length + 1}"), row(f"{length + 2}")], PLAYING)
        length += 2
        print(table_id, length, flush=True)


async def main(url: str, table_ids: list[str]) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(append_forever(store, table_id) for table_id in table_ids))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
