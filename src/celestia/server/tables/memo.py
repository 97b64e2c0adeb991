"""Values computed once for each state of a table.

Several parts of the server ask a table the same thing after each entry: what is due, what each viewer sees,
when to look again. `Table.memo` holds the answers until the next entry is folded.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Memoized(Protocol):
    memo: dict[Any, Any]


def memoized(table: Memoized, key: Hashable, compute: Callable[[], T]) -> T:
    """The value of `compute`, which must depend on nothing but the table. Nobody may change it."""
    try:
        found: T = table.memo[key]
    except KeyError:
        found = table.memo[key] = compute()
    return found
