"""The words of `names` as types.

For mypy they are text. At runtime they are `Literal` types, so that decoders accept nothing else and the
types of the browser can be generated. The words themselves have one definition, in `names` and `config`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from .config import MODULES, PRESETS
from .names import (
    ANNOUNCEMENTS,
    CARDS,
    CITIES,
    COLOURS,
    DECLARATIONS,
    FACES,
    HAZARDS,
    PHASES,
    PLACES,
    QUESTIONS,
    VESSELS,
)

if TYPE_CHECKING:
    Announced: TypeAlias = str
    Card: TypeAlias = str
    City: TypeAlias = str
    Colour: TypeAlias = str
    Declared: TypeAlias = str
    Face: TypeAlias = str
    Hazard: TypeAlias = str
    Module: TypeAlias = str
    Phase: TypeAlias = str
    Place: TypeAlias = str
    Preset: TypeAlias = str
    QuestionKind: TypeAlias = str
    Vessel: TypeAlias = str
else:
    Announced = Literal[ANNOUNCEMENTS]  # empty: not yet
    Card = Literal[CARDS]
    City = Literal[tuple(CITIES)]  # places off the main line included
    Colour = Literal[COLOURS]  # of a character
    Declared = Literal[DECLARATIONS]  # empty: not yet
    Face = Literal[FACES]
    Hazard = Literal[HAZARDS]
    Module = Literal[tuple(MODULES)]
    Phase = Literal[PHASES]
    Place = Literal[PLACES]
    Preset = Literal[tuple(PRESETS)]
    QuestionKind = Literal[QUESTIONS]
    Vessel = Literal[VESSELS]
