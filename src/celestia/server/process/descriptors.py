"""The open-file limit of the process, which also limits its sockets."""

from __future__ import annotations

import contextlib


def allow_many_files() -> None:
    """Raise the open-file limit to the hard limit.

    Does nothing on systems without one."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
