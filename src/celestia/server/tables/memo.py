"""Values computed once for each state of a table.

Several parts of the server ask a table the same thing after each entry: what is due, what each viewer sees,
when to look again. `Table.memo` holds the answers until the next entry is folded. `Table.lasting_memo` holds
those that follow from the settings and from who sits where, which the entries of a game leave as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
MISSING = object()


class Memoized(Protocol):
    memo: dict[Any, Any]
    lasting_memo: dict[str, Any]


def memoized(table: Memoized, key: Hashable, compute: Callable[..., T], *given: Any) -> T:
    """The value of `compute(*given)`, which must depend on the table and the key alone.

    Nobody may change it."""
    found: Any = table.memo.get(key, MISSING)
    if found is MISSING:
        found = table.memo[key] = compute(*given)
    return found  # type: ignore[no-any-return]


def lasting(table: Memoized, key: str, compute: Callable[..., T], *given: Any) -> T:
    """`memoized`, for what follows from the settings and from who sits where."""
    found: Any = table.lasting_memo.get(key, MISSING)
    if found is MISSING:
        found = table.lasting_memo[key] = compute(*given)
    return found  # type: ignore[no-any-return]
