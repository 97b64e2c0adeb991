"""Playing needs no learner's packages: what is missing is named when somebody asks for it."""

from __future__ import annotations


class MissingExtra(ImportError):
    """A package of an extra is not installed."""


def missing(error: ImportError) -> MissingExtra:
    return MissingExtra(
        f"{error.name} is not installed; it comes with the extra `environments`: "
        "pip install 'celestia[environments]'",
        name=error.name,
    )
