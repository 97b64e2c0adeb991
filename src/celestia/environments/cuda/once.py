"""Let one process compile while the others wait for its library."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def one_process_at_a_time(folder: Path) -> Iterator[None]:
    """Create the folder and hold its lock. Systems without file locks compile more than once."""
    folder.mkdir(parents=True, exist_ok=True)
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # closing the file releases it
        yield
