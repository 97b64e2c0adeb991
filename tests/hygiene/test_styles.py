"""Components use named sizes and colours only (docs/design-system.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "web" / "src"
BREAKPOINTS = CLIENT / "styles" / "breakpoints.css"
STYLED = {".css", ".svelte"}
PALETTES = {
    CLIENT / "styles" / f"{name}.css" for name in ("tokens", "tokens-lazy", "scenery", "scenery-lazy")
}
GENERATED = {CLIENT / "art" / "generated", CLIENT / "wire" / "messages.ts"}

MEDIA_QUERY = re.compile(r"@media([^{]+)\{")
SCRIPT_QUERY = re.compile(r"(?:MediaQuery|matchMedia)\(([^)]*\)?)")
SIZE = re.compile(r"\b(?:width|height|aspect-ratio)\b")
# A colour by its numbers or its English name. `#app` and `href="#icon-wheel"` are not colours.
COLOUR = re.compile(
    r"(?<!href=[\"'])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![-\w])"
    r"|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\("
    r"|(?:[:,(]\s*|=[\"'])(?:white|black|red|green|blue|gold|yellow|orange|purple|gr[ae]y|brown)(?=[\s;,)\"'])",
    re.IGNORECASE,
)
STYLE_BLOCK = re.compile(r"<style[^>]*>(.*?)</style>", re.DOTALL)
PAINTED = re.compile(r"\b(?:fill|stroke|color|stop-color)=[\"'{][^>\"'}]*[\"'}]")
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->", re.DOTALL)


def client_files(suffixes: set[str]) -> list[Path]:
    files = (path for path in CLIENT.rglob("*") if path.suffix in suffixes)
    written = (path for path in files if not GENERATED & {path, *path.parents})
    return sorted(path for path in written if not path.name.endswith(".test.ts"))


def name_of(path: Path) -> str:
    return str(path.relative_to(CLIENT))


def raw_sizes(text: str) -> Iterator[str]:
    """Yield media queries with a size instead of a named breakpoint."""
    text = COMMENT.sub("", text)
    for query in (*MEDIA_QUERY.findall(text), *SCRIPT_QUERY.findall(text)):
        if SIZE.search(query):
            yield query.strip()


def raw_colours(text: str, suffix: str) -> Iterator[str]:
    """Yield colours that are not tokens, in styles, SVG attributes and scripts."""
    text = COMMENT.sub("", text)
    if suffix == ".svelte":
        painted = " ".join(PAINTED.findall(text))
        text = " ".join([*STYLE_BLOCK.findall(text), painted])
    for found in COLOUR.finditer(text):
        if suffix != ".ts" or found[0].startswith("#") or found[0].endswith("("):
            yield found[0].lstrip(":,( =\"'")


@pytest.mark.parametrize("path", client_files(STYLED | {".ts"}), ids=name_of)
def test_colours_are_tokens(path: Path) -> None:
    if path not in PALETTES:
        assert list(raw_colours(path.read_text(encoding="utf-8"), path.suffix)) == []


@pytest.mark.parametrize(
    ("text", "suffix", "colour"),
    [
        ("a { color: #FFF; }", ".css", "#FFF"),
        ("<style>a { background: rgba(1, 2, 3, 0.4) }</style>", ".svelte", "rgba("),
        ('<path fill="#1B2142" />', ".svelte", "#1B2142"),
        ('<path fill="gold" />', ".svelte", "gold"),
        ("a { border: 1px solid var(--line); color: white; }", ".css", "white"),
        ("return '#c58a2c';", ".ts", "#c58a2c"),
    ],
)
def test_a_raw_colour_is_detected(text: str, suffix: str, colour: str) -> None:
    assert list(raw_colours(text, suffix)) == [colour]


@pytest.mark.parametrize(
    ("text", "suffix"),
    [
        ("a { color: color-mix(in srgb, var(--ink) 40%, transparent); }", ".css"),
        ("a { color: CanvasText; background: Highlight; }", ".css"),
        ('<use href="#fade" /><b>rule #C30</b>', ".svelte"),
        ("const pawns = { red: 1, 'blue': 2 };", ".ts"),
    ],
)
def test_tokens_and_system_colours_are_allowed(text: str, suffix: str) -> None:
    assert list(raw_colours(text, suffix)) == []


# Files that must style the markup of a library, with the reason.
GLOBAL_STYLES: dict[str, str] = {}


@pytest.mark.parametrize("path", client_files({".svelte"}), ids=name_of)
def test_components_style_only_themselves(path: Path) -> None:
    uses = [line.strip() for line in path.read_text(encoding="utf-8").splitlines() if ":global" in line]
    assert uses == [] or name_of(path) in GLOBAL_STYLES


@pytest.mark.parametrize("path", client_files(STYLED | {".ts"}), ids=name_of)
def test_media_queries_name_a_breakpoint(path: Path) -> None:
    assert list(raw_sizes(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "query", ["(max-width: 699px)", "(--phone), (min-height: 40em)", "(700px <= width)", "(width > 1px)"]
)
def test_a_raw_size_is_detected(query: str) -> None:
    assert list(raw_sizes(f"@media {query} {{ a {{ top: 0; }} }}")) == [query]


def test_a_raw_size_in_a_script_is_detected() -> None:
    assert list(raw_sizes("new MediaQuery('(max-width: 9px)')")) == ["'(max-width: 9px)"]


@pytest.mark.parametrize("query", ["(--phone), (--flat)", "(hover: hover) and (not (--phone))", "print"])
def test_named_breakpoints_and_other_queries_are_allowed(query: str) -> None:
    assert list(raw_sizes(f"@media {query} {{ a {{ top: 0; }} }}")) == []


def test_there_are_five_breakpoints() -> None:
    names = re.findall(r"@custom-media (--\w+)", BREAKPOINTS.read_text(encoding="utf-8"))
    assert names == ["--phone", "--tablet", "--short", "--flat", "--vast"]
