"""A fingerprint of the native policies that advise the net: their parameters and the layout of the advice.

The advisors are a part of the net. A change of their parameters silently changes its inputs.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from ...game.setup.names import CARDS, PLAYABLES
from ...learning import advice_layout, policies

# By card or playable. Only those that a net knows count, so that another card does not change its advice.
TABLES = {"CARD_PRICE": CARDS, "PLAY_RANK": PLAYABLES}
# These follow from the numbers of cards and answers, and change with every card.
NUMBERS = {"PLAYABLE_OF", "PLAY_START", "FIRST_PLAYS", "STUDIED"}


@cache
def advice_fingerprint(cards: tuple[str, ...]) -> str:
    """Return 16 digits that change with any number of the policies that is not about other cards."""
    names = sorted(found.name for found in iter_modules(policies.__path__))
    modules = [advice_layout, *(import_module(f"{policies.__name__}.{name}") for name in names)]
    lines = [line for module in modules for line in parameters_of(module, cards)]
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def parameters_of(module: ModuleType, cards: tuple[str, ...]) -> list[str]:
    """List the numbers and tables that a module defines or uses."""
    unknown = set(CARDS) - set(cards)
    found = []
    for name, value in sorted(vars(module).items()):
        if name in TABLES:
            value = {
                word: number for word, number in zip(TABLES[name], value, strict=True) if word not in unknown
            }
        if name.isupper() and name not in NUMBERS and isinstance(value, int | float | list | dict):
            found.append(f"{module.__name__} {name} {value!r}")
    return found
