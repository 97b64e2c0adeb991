"""Compile the libraries for a GPU in advance, also on a machine that has nvcc and no GPU.

    python -m celestia.environments.cuda.compile_ahead --architecture sm_90

It prints the time and memory of each. The libraries go to the cache, where a batch finds them.
"""

from __future__ import annotations

import argparse
import sys
import time

from .advice import ADVISING
from .batch import NATIVE_SEATS, RANDOM_SEATS, policy_defines
from .playouts import SILENT
from .toolchain import NoGpu, Target

LIBRARIES = {
    "playouts": ("playouts", SILENT, ()),
    "random": ("batch", RANDOM_SEATS, policy_defines(False)),
    "native": ("batch", NATIVE_SEATS, policy_defines(True)),
    "advice": ("advice", ADVISING, ()),
}


def compile_one(what: str, architecture: str, defines: tuple[str, ...]) -> str:
    """Return what it took, unless the library was there."""
    import resource

    name, variant, own = LIBRARIES[what]
    target = Target(name, variant, architecture, (*own, *defines))
    if target.has_library:
        return f"{what}: in the cache"
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    size = target.library.stat().st_size
    after, spent = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic() - start
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    # The peak is that of all compilations so far, so the largest comes last.
    peak = f"{after.ru_maxrss / 1e6:.1f} GB at most"
    return f"{what}: {spent:.0f} s, {cpu:.0f} s of CPU time, {peak}, a library of {size / 1e6:.1f} MB"


def main(line: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--architecture", default="sm_90", help="of the GPU (sm_90: H100, H200)")
    parser.add_argument("--only", nargs="+", choices=LIBRARIES, default=list(LIBRARIES))
    parser.add_argument("--define", action="append", default=[], help="as for `speed`; may repeat")
    options = parser.parse_args(line)
    try:
        for what in options.only:
            print(compile_one(what, options.architecture, tuple(options.define)), flush=True)
    except NoGpu as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
