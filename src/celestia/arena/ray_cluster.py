"""Connections to a Ray cluster. Every machine of it needs this package."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ..extras import how_to_install


class RayMissing(ImportError):
    """Ray was requested but is not installed."""


@contextmanager
def ray_cluster(address: str) -> Iterator[Any]:
    """Connect to a cluster and yield the module `ray`.

    An empty address uses a running cluster, or starts one on this machine. If the caller is already
    connected to a cluster, that connection is used and stays open.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage reports
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # no warning about unused GPUs
    try:
        import ray
    except ImportError as error:
        raise RayMissing(f"a Ray cluster needs the extra ray: {how_to_install('ray')}") from error
    connects = not ray.is_initialized()
    if connects:
        ray.init(address=address or None, log_to_driver=False, logging_level=logging.WARNING)
    try:
        yield ray
    finally:
        if connects:
            ray.shutdown()
