"""Optional dependencies: name the missing extra when a feature needs it.

The package is not published yet, so extras are installed from a copy of the repository.
"""

from __future__ import annotations


class MissingExtra(ImportError):
    """A package of an extra is not installed."""


def how_to_install(extra: str) -> str:
    return f"pip install -e '.[{extra}]' in a copy of the repository"


def missing_extra(error: ImportError, extra: str) -> MissingExtra:
    return MissingExtra(
        f"{error.name} is not installed; it comes with the extra `{extra}`: {how_to_install(extra)}",
        name=error.name,
    )
