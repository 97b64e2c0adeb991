"""Every language has all texts, with the same variables and proper typography."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl

from celestia.locales import (
    DEFAULT,
    FOLDER,
    PLAIN,
    SHARED,
    MissingText,
    languages,
    say,
    texts,
    usual_language,
)
from celestia.rules.box import CITY_VALUES
from tests.locales.folders import entries, facts, files, keys, patterns, spoken

OTHERS = [language for language in languages() if language != DEFAULT]
SENTENCES = ("refused-", "code-", "bye-")
ANOTHER_TEXT = re.compile(r"\{ [a-z-]+ \}")  # which is a sentence itself


def test_a_language_is_a_folder() -> None:
    assert set(languages()) == {path.name for path in FOLDER.iterdir() if (path / "names.ftl").exists()}
    assert {"en", "fr"} <= set(languages())


@pytest.mark.parametrize("language", languages())
def test_every_line_can_be_parsed(language: str) -> None:
    for path in files(language):
        unread = [entry.content for entry in entries(path) if isinstance(entry, ftl.Junk)]
        assert unread == [], path.name


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_files_and_keys_of_english(language: str) -> None:
    assert [path.name for path in files(language)] == [path.name for path in files(DEFAULT)]
    for here, there in zip(files(language), files(DEFAULT), strict=True):
        assert keys(here) == keys(there), here.name


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_uses_the_variables_of_english(language: str) -> None:
    """A text must not use a variable that the program does not provide."""
    english, own = patterns(files(DEFAULT)), patterns(files(language))
    uneven = {}
    for key in english.keys() & own.keys():
        here, there = facts(own[key], own), facts(english[key], english)
        if {_base(one) for one in here} != {_base(one) for one in there}:
            uneven[key] = here ^ there
    assert uneven == {}


def _base(fact: str) -> str:
    """`$city-at` and `$who-is` are forms of `$city` and `$who`."""
    return fact.partition("-")[0]


@pytest.mark.parametrize("language", OTHERS)
def test_names_have_the_same_forms_in_every_language(language: str) -> None:
    """`.inline` and the forms of a city are optional. They exist only if they differ from the usual ones."""
    english, own = (patterns([FOLDER / one / "names.ftl"]) for one in (DEFAULT, language))
    optional = re.compile(r".*\.inline|city-.*")
    forms = {key for key in english if "." in key and not optional.fullmatch(key)}
    assert forms == {key for key in own if "." in key and not optional.fullmatch(key)}
    cities = {key for key in own if "." in key and key.startswith("city-")}
    assert {key.partition(".")[2] for key in cities} <= {"at", "to", "of"}


@pytest.mark.parametrize("language", languages())
def test_refusals_are_whole_sentences(language: str) -> None:
    for line in spoken(FOLDER / language / "refusals.ftl") + spoken(FOLDER / language / "codes.ftl"):
        key, _, text = line.partition(" = ")
        if key.startswith(SENTENCES) and not ANOTHER_TEXT.fullmatch(text):
            assert text.endswith("."), line
            assert text[0].isupper() or text[0] in "{«\u2018", line


@pytest.mark.parametrize("language", languages())
def test_texts_are_printed_with_curved_apostrophes(language: str) -> None:
    assert [line for path in files(language) for line in spoken(path) if "'" in line] == []


def test_french_punctuation_has_non_breaking_spaces() -> None:
    # A message keeps a space at its start only as an escaped literal.
    loose = re.compile(r"(?<![\u00a0\u202f])(?<!u00A0\"\})[;:!?»]|«[^\u00a0\u202f]")
    asides = re.compile(r"\(\? |: \?|\. \? |celestia \w+ --")  # the key `?` of the terminal, and commands
    lines = [line for path in files("fr") for line in spoken(path) if not asides.search(line)]
    assert [line for line in lines if loose.search(line)] == []


def test_french_avoids_de_and_que_before_names() -> None:
    names = r"\{ \$(?:name|names|who|whom|you|captain|player|next|host|target|drawer|people|city|heading) \}"
    bare = re.compile(rf"\b(?:de|que|jusque|lorsque|puisque|du) {names}", re.IGNORECASE)
    assert [line for path in files("fr") for line in spoken(path) if bare.search(line)] == []


def test_python_texts_have_plain_apostrophes() -> None:
    french = texts("fr", *SHARED)
    cities = [*map(str, CITY_VALUES), "boscalumia", "void"]
    assert not [city for city in cities if re.match("de [aeéiouh]", french.city(city, "of"), re.IGNORECASE)]
    assert french.city("9", "of") == "d'Amarine (9)"
    assert french.city("4", "of") == "de Kanopea (4)"
    assert french.city("boscalumia", "of") == "de Boscalumia"
    assert french.city("void", "of") == "du vide"
    assert "d\u2019Amarine".translate(PLAIN) == "d'Amarine"


def test_numbers_are_not_grouped_and_missing_variables_or_keys_fail() -> None:
    assert say("en", "refused-config-players", players=12345).endswith("not 12345.")
    with pytest.raises(Exception, match="players"):
        say("en", "refused-config-players")
    with pytest.raises(MissingText, match="no-such-thing"):
        say("en", "no-such-thing")
    with pytest.raises(MissingText, match=r"city-1\.nowhere"):
        say("en", "city-1.nowhere")


def test_the_system_language_is_used_if_it_has_a_folder() -> None:
    assert [usual_language(one) for one in ("fr_BE.UTF-8", "fr", "FR-ca", "en_GB", "tlh", "C", "")] == [
        *["fr"] * 3,
        *["en"] * 4,
    ]
