"""A cache of values derived from the current state of a table.

After each entry several parts of the server need the same values: what is due, what each viewer sees, when to
check again. `Table.memo` caches them until the next entry is folded. `Table.lasting_memo` caches values that
depend only on the settings and the seating, which most entries of a game do not change.
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
    """The cached value of `compute(*given)`. Callers must not mutate it.

    It must depend on the table and the key alone.
    """
    found: Any = table.memo.get(key, MISSING)
    if found is MISSING:
        found = table.memo[key] = compute(*given)
    return found  # type: ignore[no-any-return]


def lasting(table: Memoized, key: str, compute: Callable[..., T], *given: Any) -> T:
    """Like `memoized`, for values that depend only on the settings and the seating."""
    found: Any = table.lasting_memo.get(key, MISSING)
    if found is MISSING:
        found = table.lasting_memo[key] = compute(*given)
    return found  # type: ignore[no-any-return]
