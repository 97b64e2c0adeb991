"""Kill servers for hours: `python -m tests.server.faults.soak --kills 1000`."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from tests.server.store.conftest import Postgres

from .house import House

KILLS = 10  # per round; each round checks its tables and opens new ones


async def soak_round(database: str, folder: Path, places: int, kills: int, seed: int) -> int:
    """Return the number of acknowledged actions. Fails if one is lost or applied twice."""
    async with House(database, folder, places, seed=seed) as house:
        for _ in range(3):
            await house.open_table()
        for _ in range(kills):
            await house.restart(house.rng.choice(list(house.servers)))
        await house.acknowledgements(5)
        await house.check_all()
        return sum(len(client.acknowledged) for client in house.clients)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="celestia-soak-"))
    postgres = Postgres(folder / "postgres") if arguments.database == "postgresql" else None
    places, url = 1, f"sqlite+aiosqlite:///{folder / 'tables.db'}"
    if postgres is not None:
        places, url = 2, postgres.migrated().replace("postgresql://", "postgresql+asyncpg://")
    started, killed, acknowledged = time.monotonic(), 0, 0
    try:
        while killed < arguments.kills:
            kills = min(KILLS, arguments.kills - killed)
            acknowledged += asyncio.run(soak_round(url, folder, places, kills, arguments.seed + killed))
            killed += kills
            spent = time.monotonic() - started
            print(
                f"{killed} kills, {acknowledged} actions acknowledged, none lost, {spent:.0f} s", flush=True
            )
    finally:
        if postgres is not None:
            postgres.stop()


if __name__ == "__main__":
    main()
