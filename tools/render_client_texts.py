"""Writes what the browser reads from the game's own names: Fluent texts, and the ledger for the rules page.

    python -m tools.render_client_texts [--check]

The client knows no rules: every name, refusal and code has its message here, in English and in French. A
message is self-contained: parameters that are words of the game are named inside of it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from string import Formatter

from celestia.game import catalogue
from celestia.game.catalogue import Name
from celestia.game.refusal_texts import LANGUAGES, SPYGLASS_FACE, TEXTS, WORTH, city_name, in_language
from celestia.server import code_texts
from tests.ledger import Entry, load
from tools import fresh
from tools.render_rules import CHAPTERS
from tools.rule_modules import modules_of

FOLDER = fresh.ROOT / "web" / "src" / "texts"
HEAD = "# Written from the game's names by tools/render_client_texts.py. Do not edit.\n"
VOID = Name("the void", "le vide")
QUESTION = re.compile(r"([^?]*\?) ")
RULE = re.compile(r"\b(?:RB|[aRBPHQC])\d+[ab]?\b")
Message = tuple[str, str]


# ----------------------------------------------------------------------------------------------------- Fluent
def fluent(language: str) -> str:
    """One whole file of messages."""
    sections: dict[str, Iterator[Message]] = {
        "Things of the box": things(language),
        "Tables": tables(language),
        "Refusals of the rules": refusals(language),
        "Codes of the server": codes(language),
    }
    blocks = [HEAD]
    for title, messages in sections.items():
        told = (f"{key} = {typeset(text, language)}\n" for key, text in messages)
        blocks.append(f"\n## {title}\n\n" + "".join(told))
    return "".join(blocks)


def typeset(text: str, language: str) -> str:
    """As it is printed: curved apostrophes and quotes; no French line begins with a colon or a mark."""
    printed = re.sub(r"(^|[\s(])'", "\\1\u2018", text).replace("'", "\u2019")
    if language != "fr":
        return printed
    return re.sub(r" ([:;!?»])", "\u00a0\\1", printed).replace("« ", "«\u00a0")


def things(language: str) -> Iterator[Message]:
    yield from _names("card", catalogue.CARDS | {SPYGLASS_FACE: catalogue.SPYGLASS}, language)
    for word, city in (catalogue.CITIES | catalogue.BONUS_CITIES).items():
        yield f"city-{word}", in_language(city.name, language)
        if city.epithet is not None:
            yield f"city-{word}-epithet", in_language(city.epithet, language)
    yield "city-void", in_language(VOID, language)
    for word, character in catalogue.CHARACTERS.items():
        yield f"character-{word}", in_language(character.colour, language)
        yield f"character-{word}-woman", character.woman
        yield f"character-{word}-man", character.man
    yield from _names("hazard", catalogue.HAZARDS, language)
    yield from _names("hazard-colour", catalogue.HAZARD_COLOURS, language)


def tables(language: str) -> Iterator[Message]:
    yield from _names("module", catalogue.MODULES, language)
    yield from _names("preset", catalogue.PRESETS, language)
    yield from _names("house", catalogue.HOUSE, language)


def refusals(language: str) -> Iterator[Message]:
    for key, texts in TEXTS.items():
        yield f"refused-{key}", _sentence(texts[LANGUAGES.index(language)], language)


def codes(language: str) -> Iterator[Message]:
    for kind, table in (("code", code_texts.REFUSALS), ("bye", code_texts.FAREWELLS)):
        for code, texts in table.items():
            yield f"{kind}-{_dashed(code)}", _sentence(texts[LANGUAGES.index(language)], language)


def _names(kind: str, names: Mapping[str, Name], language: str) -> Iterator[Message]:
    for word, name in names.items():
        yield f"{kind}-{_dashed(word)}", in_language(name, language)


def _dashed(word: str) -> str:
    return word.replace("_", "-")


def _sentence(text: str, language: str) -> str:
    """It stands alone on the page: with a capital and a full stop. A blank that comes first is a name."""
    return f"{_filled(text[:1].upper() + text[1:], language)}."


def _filled(text: str, language: str) -> str:
    """Python's blanks as Fluent's."""
    parts = []
    for literal, blank, _, _ in Formatter().parse(text):
        parts.append(literal)
        if blank is not None:
            parts.append(SELECTED[blank](language) if blank in SELECTED else f"{{ ${blank} }}")
    return "".join(parts)


# ------------------------------------------------------------------------- words of the game inside a message
def _selected(blank: str, variants: Mapping[str, str], other: str) -> str:
    """A choice among names, by the word of the game; what is not known is said as it is."""
    lines = [f"        [{word}] {name}" for word, name in variants.items()]
    return "\n".join([f"{{ ${blank} ->", *lines, f"       *[other] {other}", "    }"])


def _card(language: str) -> str:
    names = catalogue.CARDS | {SPYGLASS_FACE: catalogue.SPYGLASS}
    return _selected("card", {word: in_language(n, language) for word, n in names.items()}, "{ $card }")


def _colour(language: str) -> str:
    colours = {word: in_language(one.colour, language) for word, one in catalogue.CHARACTERS.items()}
    return _selected("colour", colours, "{ $colour }")


def _city(language: str) -> str:
    return _selected("city", {word: city_name(word, language) for word in catalogue.CITIES}, "{ $city }")


def _face(language: str) -> str:
    glass = in_language(catalogue.SPYGLASS, language)
    return _selected("face", {SPYGLASS_FACE: glass}, in_language(WORTH, language).format(points="{ $face }"))


SELECTED: dict[str, Callable[[str], str]] = {"card": _card, "colour": _colour, "city": _city, "face": _face}


# ------------------------------------------------------------------------------------------------- the ledger
def ledger(language: str) -> str:
    """Every rule by id for the rules page, with the rules it names."""
    entries, column = load(), LANGUAGES.index(language)
    rules = [_rule(entry, language, entries) for entry in entries.values()]
    chapters = [{"id": id_, "heading": titles[column]} for id_, titles in CHAPTERS.items()]
    return json.dumps({"chapters": chapters, "rules": rules}, ensure_ascii=False, indent=1) + "\n"


def _rule(entry: Entry, language: str, known: Mapping[str, Entry]) -> dict[str, str | list[str]]:
    """A rule that begins with its question has it for a heading."""
    text = entry.fr if language == "fr" else entry.en
    asked, english = QUESTION.match(text), QUESTION.match(entry.en)
    return {
        "id": entry.id,
        "chapter": entry.chapter,
        "heading": typeset(asked[1], language) if asked else "",
        "text": typeset(text[asked.end() :] if asked else text, language),
        "source": entry.source,
        "status": entry.status,
        "confidence": entry.confidence,
        "modules": modules_of(entry.id, entry.chapter, english[1] if english else ""),
        "names": sorted({id_ for id_ in RULE.findall(text) if id_ in known and id_ != entry.id}),
    }


def rendered() -> dict[str, str]:
    """Every file, by its place in the folder of texts."""
    files = {f"{language}/generated.ftl": fluent(language) for language in LANGUAGES}
    return files | {f"rules.{language}.json": ledger(language) for language in LANGUAGES}


def stale(folder: Path) -> list[str]:
    return fresh.stale(folder, rendered())


def write(folder: Path) -> None:
    fresh.write(folder, rendered())


if __name__ == "__main__":
    raise SystemExit(fresh.write_or_check(__doc__, FOLDER, rendered()))
