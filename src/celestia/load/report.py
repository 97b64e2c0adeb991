"""Report a run as tables and as JSON."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from .figures import Spread, Step
from .house import ServerSetup
from .measure import Load

LINES: tuple[tuple[str, Callable[[Step], str]], ...] = (
    ("sockets", lambda step: f"{step.sockets:,}"),
    ("actions/s", lambda step: f"{step.actions_a_second:,.1f}"),
    ("deliveries/s", lambda step: f"{step.deliveries_a_second:,.0f}"),
    ("action to all seats, p50 / p90 / p99 / most, ms", lambda step: _spread(step.to_all_seats)),
    ("action to ok, p50 / p90 / p99 / most, ms", lambda step: _spread(step.to_ok)),
    ("CPU of the server an action, ms", lambda step: f"{step.cpu_ms_an_action:.2f}"),
    ("the same beyond idle, ms", lambda step: f"{step.cpu_ms_an_action_beyond_idle:.2f}"),
    ("the server's core", lambda step: f"{step.cpu_share:.0%}"),
    ("database and bus", lambda step: f"{step.services_cpu_share:.0%}"),
    ("the generator's core", lambda step: f"{step.generator_cpu_share:.0%}"),
    ("generator late, p50 / p90 / p99 / most, ms", lambda step: _spread(step.generator_late)),
    ("bytes/s a socket", lambda step: f"{step.bytes_a_socket_and_second:,.0f}"),
    ("memory idle, MB", lambda step: f"{step.idle.megabytes:.0f}"),
    ("memory idle, kB a socket", lambda step: f"{step.idle.kilobytes_a_socket:.1f}"),
    ("memory after play, MB", lambda step: f"{step.megabytes:.0f}"),
    ("idle core", lambda step: f"{step.idle.cpu_share:.1%}"),
    ("missed, finished games", lambda step: f"{step.missed}, {step.finished}"),
    ("errors", lambda step: str(sum(step.errors.values()))),
)


def circumstances(setup: ServerSetup, load: Load) -> dict[str, Any]:
    cores = len(os.sched_getaffinity(0))
    return {
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "cores": cores,
        "machine_load_before": round(os.getloadavg()[0], 2),
        "server": msgspec.to_builtins(msgspec.structs.replace(setup, database=_kind(setup), bus=_bus(setup))),
        "load": msgspec.to_builtins(load),
    }


def _kind(setup: ServerSetup) -> str:
    return "postgresql" if setup.cluster or setup.database.startswith("postgresql") else "sqlite"


def _bus(setup: ServerSetup) -> str:
    return "redis" if setup.cluster or setup.bus else ""


def as_json(context: dict[str, Any], steps: Sequence[Step]) -> bytes:
    return msgspec.json.format(
        msgspec.json.encode(
            {**context, "steps": steps, "verdict": verdict(steps, context["server"]["workers"])}
        )
    )


def show(console: Console, context: dict[str, Any], steps: Sequence[Step]) -> None:
    server, load = context["server"], context["load"]
    console.print(
        f"{context['at']}, {server['database']}, {server['workers']} worker(s), {load['preset']}, each table "
        f"acts once every {load['every']:g} s for {load['seconds']:g} s; load of the machine before: "
        f"{context['machine_load_before']}"
    )
    table = Table()
    table.add_column("tables")
    for step in steps:
        table.add_column(f"{step.tables:,}", justify="right")
    for name, value in LINES:
        table.add_row(name, *(value(step) for step in steps))
    console.print(table)
    for sentence, holds in verdict(steps, server["workers"]).items():
        console.print(f"{'yes' if holds else 'NO ':3} {sentence}")
    for step in steps:
        for error, number in step.errors.items():
            console.print(f"{step.tables} tables: {number} times {error}")


def verdict(steps: Sequence[Step], workers: int) -> dict[str, bool]:
    """Judge the targets at the smallest and the largest number of tables.

    Memory is per worker.
    """
    first, last = steps[0], steps[-1]
    growth = last.cpu_ms_an_action / max(1e-9, first.cpu_ms_an_action)
    allowed = 100 * workers + 0.03 * last.sockets
    return {
        "no errors": not any(step.errors for step in steps),
        f"p99 to all seats under 100 ms at {last.tables:,} tables": last.to_all_seats is not None
        and last.to_all_seats.p99 < 100,
        f"CPU an action at most 1.3 times that at {first.tables:,} tables ({growth:.2f})": growth <= 1.3,
        f"idle memory under 100 MB and 30 kB a socket ({allowed:,.0f} MB)": last.idle.megabytes < allowed,
    }


def _spread(found: Spread | None) -> str:
    if found is None:
        return "-"
    return f"{found.p50:.1f} / {found.p90:.1f} / {found.p99:.1f} / {found.most:.1f}"
