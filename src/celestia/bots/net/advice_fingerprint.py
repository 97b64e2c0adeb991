"""A fingerprint of the native policies that advise the net: their parameters and the layout of the advice.

The advisors are a part of the net. A change of their parameters silently changes its inputs.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from ...learning import advice_layout, policies


@cache
def advice_fingerprint() -> str:
    """Return 16 digits that change with any number or table of the policies."""
    names = sorted(found.name for found in iter_modules(policies.__path__))
    modules = [advice_layout, *(import_module(f"{policies.__name__}.{name}") for name in names)]
    lines = [line for module in modules for line in parameters_of(module)]
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def parameters_of(module: ModuleType) -> list[str]:
    """List the numbers and tables that a module defines or uses."""
    return [
        f"{module.__name__} {name} {value!r}"
        for name, value in sorted(vars(module).items())
        if name.isupper() and isinstance(value, int | float | list)
    ]
