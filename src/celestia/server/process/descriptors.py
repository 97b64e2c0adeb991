"""A socket is a file to the system, which by itself allows a process few of them."""

from __future__ import annotations

import contextlib


def allow_many_files() -> None:
    """As many as this machine allows without asking anybody; systems without such limits need nothing."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
