"""The browser knows no rules: the server sends them, or generates their tables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from celestia.game.setup.names import EQUIPMENT, HAZARDS
from celestia.rules.box import CITY_VALUES

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "web" / "src"
GENERATED = {"wire/messages.ts", "wire/tables.ts"}

# Files that list words of the rules, and why that is no rule.
DRAWN = {
    "parts/cards.ts": "the drawing of each card",
    "table/scene/places.ts": "where the cities lie in the drawing",
    "table/motion/flights.ts": "the drawing of each hazard",
    "sound/cues.ts": "the sound of each hazard",
    "wire/samples.ts": "messages for tests",
    "table/motion/threeAboard.ts": "stories for tests",
}
# Lists that the server sends. A file with so many words of one list holds a copy of it.
LISTS = {
    "hazards": (frozenset(HAZARDS), 2),
    "equipment": (frozenset(EQUIPMENT), 2),
    "cities": (frozenset(map(str, CITY_VALUES)), 3),
}
# What a client must not do, and what it reads instead.
FORBIDDEN = {
    r"\bas unknown as\b": "types are generated from the server's structs",
    r"\bview\??\.config\b": "`game.modules` says which modules are on",
    r"new Set\(\[(?=[^]]*'after_cannot')(?=[^]]*'crashing')[^]]*\]\)": "`view.falling` says so",
    r"\bpiles\b[^;\n]*\.every\(": "`view.last_city` names the last stop",
    r"\b(?:SPYGLASS|BOSCALUMIA|TOKEN|END)_POINTS\b|\bHELP_PENALTY\b": "`game` has the points",
}


def sources() -> list[Path]:
    found = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    return sorted(path for path in found if str(path.relative_to(CLIENT)) not in GENERATED)


def is_test(path: Path) -> bool:
    return path.name.endswith(".test.ts")


def words_in(text: str) -> set[str]:
    """Return quoted words and the keys of tables, outside of comments."""
    text = re.sub(r"/\*.*?\*/|<!--.*?-->|<style.*?</style>", "", text, flags=re.DOTALL)
    text = re.sub(r"//.*", "", text)
    return {*re.findall(r"'([a-z0-9_]+)'", text), *re.findall(r"^\s*'?([a-z0-9_]+)'?: ", text, re.MULTILINE)}


def check_no_list_of_rules(name: str, text: str) -> None:
    found = words_in(text)
    for what, (words, most) in LISTS.items():
        known = sorted(found & words)
        assert len(known) < most, f"{name} lists {what}: {', '.join(known)}"


def check_nothing_forbidden(name: str, text: str) -> None:
    for pattern, instead in FORBIDDEN.items():
        match = re.search(pattern, text)
        assert match is None, f"{name}: {match and match[0]} ({instead})"


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(CLIENT)))
def test_the_client_knows_no_rule(path: Path) -> None:
    name, text = str(path.relative_to(CLIENT)), path.read_text()
    check_nothing_forbidden(name, text)
    if name not in DRAWN and not is_test(path):
        check_no_list_of_rules(name, text)


def test_every_exception_is_needed() -> None:
    for name in DRAWN:
        with pytest.raises(AssertionError):
            check_no_list_of_rules(name, (CLIENT / name).read_text())


@pytest.mark.parametrize(
    "fault",
    [
        "const AGAINST = {\n  fog: 'compass',\n  birds: 'foghorn',\n};",
        "const HAZARDS = ['fog', 'lightning'];",
        "const CITIES = ['1', '2', '4', '6'];",
        "const PILES = {\n  '9': 5,\n  '12': 9,\n  '25': 6,\n};",
    ],
)
def test_planted_lists_are_detected(fault: str) -> None:
    with pytest.raises(AssertionError):
        check_no_list_of_rules("planted.ts", fault)


@pytest.mark.parametrize(
    "fault",
    [
        "const view = shown as unknown as View;",
        "const hasCrews = /crews/.test(view.config);",
        "const modules = modulesOf(table.view?.config ?? '');",
        "const FALLING = new Set(['after_cannot', 'help', 'crashing']);",
        "const isLast = beyond.every((city) => !piles[city]) && piles.every(Boolean);",
        "const points = tokens * BOSCALUMIA_POINTS;",
    ],
)
def test_planted_rules_are_detected(fault: str) -> None:
    with pytest.raises(AssertionError):
        check_nothing_forbidden("planted.ts", fault)
