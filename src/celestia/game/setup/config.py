"""The configuration of a game: players, modules, house options, card counts.

Records, tests and the lobby write it as text:
`players=4 modules=turbo,powers,spyglass house=open_scores cards=jetpack:1`. `preset=` may replace `modules=`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from ... import engine
from ...rules.deck import COPIES, CREWS_COPIES, KINDS
from ...rules.kinds import house_option, limit, module
from ..errors import KeyedError, printable
from ..state_lists import numbers
from .names import CARDS

MODULES = {name.lower(): bit for name, bit in vars(module).items() if name.isupper() and name != "COUNT"}
HOUSE = {name.lower(): bit for name, bit in vars(house_option).items() if name.isupper() and name != "COUNT"}

# The cards each module puts into the deck.
MODULE_CARDS: dict[str, tuple[int, ...]] = {
    name: tuple(kind for kind, each in enumerate(KINDS) if each.module == bit)
    for name, bit in MODULES.items()
    if any(each.module == bit for each in KINDS)
}
MODULE_OF_CARD = {CARDS[kind]: name for name, kinds in MODULE_CARDS.items() for kind in kinds}
SPECIAL_CARDS = tuple(CARDS[kind] for kind, each in enumerate(KINDS) if each.may_be_counted)

# The modules of the printed box. Custom modules are chosen at a table and are not part of any preset.
BOX = frozenset(name for name, bit in MODULES.items() if bit <= module.BOSCALUMIA)

# The modules that a house option requires.
OPTION_NEEDS: dict[str, tuple[str, ...]] = {
    "hook_at_announcement": ("grappling_hook",),
    "instructor_own_draws": ("instructor",),
    "rowboat_on_main_line": ("rowboat", "boscalumia"),
    "chosen_characters": ("characters",),
}

PRESETS: dict[str, frozenset[str]] = {
    "first_flight": frozenset({"turbo", "beginners"}),
    "classic": frozenset({"turbo", "powers", "spyglass"}),
    "whole_sky": BOX - {"crews", "beginners"},
    "two_crews": frozenset({"turbo", "powers", "spyglass", "crews"}),
}


WRITTEN = frozenset({"name", "value"})  # parameters that quote user input


class ConfigError(KeyedError):
    """An invalid configuration: a message key and the rule."""

    def __init__(self, key: str, rule: str, **params: str | int) -> None:
        shown = {name: printable(str(value)) if name in WRITTEN else value for name, value in params.items()}
        super().__init__(key, rule, shown)


@dataclass(frozen=True)
class Config:
    players: int
    modules: frozenset[str] = PRESETS["classic"]
    house: frozenset[str] = frozenset()
    cards: Mapping[str, int] = field(default_factory=dict)  # special cards whose count differs from the box

    def __post_init__(self) -> None:
        _check_players(self)
        _check_words(self)
        _check_cards(self)
        chosen = {name: count for name, count in self.cards.items() if count != COPIES[CARDS.index(name)]}
        object.__setattr__(self, "cards", chosen)  # drop counts that equal the box's

    @staticmethod
    def preset(name: str, players: int) -> Config:
        if name not in PRESETS:
            raise ConfigError("config-unknown", "R15", name=name, known=_list(PRESETS))
        return Config(players, PRESETS[name])

    @staticmethod
    def parse(text: str) -> Config:
        return _parse(text)

    def __str__(self) -> str:
        parts = [f"players={self.players}", f"modules={','.join(_in_order(self.modules, MODULES))}"]
        if self.house:
            parts.append(f"house={','.join(_in_order(self.house, HOUSE))}")
        if self.cards:
            parts.append("cards=" + ",".join(f"{name}:{self.cards[name]}" for name in sorted(self.cards)))
        return " ".join(parts)

    def __hash__(self) -> int:
        return hash(str(self))

    def copies(self) -> list[int]:
        """Return how many of each card are in the deck (a5, C200)."""
        box = CREWS_COPIES if "crews" in self.modules else COPIES
        on = self.module_bits()
        return [
            self.cards.get(word, box[kind]) if not each.module or each.module & on else 0
            for kind, (word, each) in enumerate(zip(CARDS, KINDS, strict=True))
        ]

    def module_bits(self) -> int:
        return sum(MODULES[name] for name in self.modules)

    def house_bits(self) -> int:
        return sum(HOUSE[name] for name in self.house)

    def new_state(self) -> engine.State:
        """Return the state of a new game. Chance is asked first."""
        return engine.new_state(self.players, self.module_bits(), self.house_bits(), self.copies())


def preset_of(config: Config) -> str | None:
    """Return the preset that this configuration is, if any."""
    if config.house or config.cards:
        return None
    return next((name for name, modules in PRESETS.items() if modules == config.modules), None)


def config_of(state: engine.State) -> Config:
    """Return the configuration of a position."""
    return _config(state.players, state.modules, state.house, tuple(numbers(state, "copies")))


@lru_cache(maxsize=256)  # every view needs it
def _config(players: int, module_bits: int, house_bits: int, copies: tuple[int, ...]) -> Config:
    modules = frozenset(name for name, bit in MODULES.items() if module_bits & bit)
    house = frozenset(name for name, bit in HOUSE.items() if house_bits & bit)
    on = {CARDS[kind] for name in modules & MODULE_CARDS.keys() for kind in MODULE_CARDS[name]}
    changed = {
        name: copies[kind]
        for kind, name in enumerate(CARDS)
        if name in on and name in SPECIAL_CARDS and copies[kind] != COPIES[kind]
    }
    return Config(players, modules, house, changed)


def _check_players(config: Config) -> None:
    if not 2 <= config.players <= limit.SEATS:
        raise ConfigError("config-players", "R1", players=config.players)
    if "crews" in config.modules and config.players != 2:
        raise ConfigError("config-crews", "B16", players=config.players)


def _check_words(config: Config) -> None:
    for name in sorted(config.modules - MODULES.keys()):
        raise ConfigError("config-unknown", "a5", name=name, known=_list(MODULES))
    for name in sorted(config.house - HOUSE.keys()):
        raise ConfigError("config-unknown", "a5", name=name, known=_list(HOUSE))
    for name in sorted(config.house):
        for needed in OPTION_NEEDS.get(name, ()):
            if needed not in config.modules:
                raise ConfigError("config-off", "a5", name=name, needed=needed)


def _check_cards(config: Config) -> None:
    for name, count in sorted(config.cards.items()):
        if name not in SPECIAL_CARDS:
            raise ConfigError("config-fixed-number", "a5", name=name, known=_list(SPECIAL_CARDS))
        if MODULE_OF_CARD[name] not in config.modules:
            raise ConfigError("config-off", "a5", name=name, needed=MODULE_OF_CARD[name])
        if not 0 <= count <= limit.COPIES:
            raise ConfigError("config-card-number", "a5", name=name, most=limit.COPIES, number=count)
    for name in sorted(config.modules & MODULE_CARDS.keys()):
        if all(config.cards.get(CARDS[kind]) == 0 for kind in MODULE_CARDS[name]):
            raise ConfigError("config-module-empty", "a5", name=name)


def _parse(text: str) -> Config:
    players: int | None = None
    modules = PRESETS["classic"]
    house: frozenset[str] = frozenset()
    cards: dict[str, int] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals:
            raise ConfigError("config-no-setting", "a5", name=word)
        if key == "players":
            players = _number(value, "players")
        elif key == "preset":
            modules = Config.preset(value, 2).modules
        elif key == "modules":
            modules = frozenset(filter(None, value.split(",")))
        elif key == "house":
            house = frozenset(filter(None, value.split(",")))
        elif key == "cards":
            for part in filter(None, value.split(",")):
                name, _, count = part.partition(":")
                cards[name] = _number(count, name)
        else:
            raise ConfigError(
                "config-unknown", "a5", name=key, known="players, preset, modules, house, cards"
            )
    if players is None:
        raise ConfigError("config-players-missing", "R1")
    return Config(players, modules, house, cards)


def _number(text: str, what: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 3:
        raise ConfigError("config-no-number", "R1" if what == "players" else "a5", name=what, value=text)
    return int(text)


def _in_order(chosen: Iterable[str], known: Mapping[str, int]) -> list[str]:
    return [name for name in known if name in set(chosen)]


def _list(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))
