"""Every text says the same in both languages, and there is a text for everything that can happen."""

from __future__ import annotations

from string import Formatter
from typing import Any

import pytest

from celestia.game.events import READINGS, TARGETED, event_of
from celestia.game.names import CARDS, COLOURS, FACES, PLAYABLES, QUESTIONS
from celestia.rules import news
from celestia.terminal.narrator import Narrator
from celestia.terminal.symbols import Symbols
from celestia.terminal.texts.language import LANGUAGES, TEXTS, Language

ROWBOAT = CARDS.index("rowboat_birds")
TOLD_TO_ONE = {news.HELP_LAID, news.HAND_SEEN, news.PILE_SEEN, news.TREASURES_SEEN}
CHANCE_IS_ASKED = {"none", "roll", "shuffle", "deal_characters", "first_captain"}


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_both_languages_fill_in_the_same() -> None:
    uneven = [key for key, (en, fr) in TEXTS.items() if placeholders(en) != placeholders(fr)]
    assert uneven == []


def test_no_text_is_empty() -> None:
    assert [key for key, texts in TEXTS.items() if not all(text.strip() for text in texts)] == []


def test_alternatives_come_in_pairs() -> None:
    odd = [key for key, texts in TEXTS.items() for text in texts for spec in specs(text) if not is_spec(spec)]
    assert odd == []


def specs(text: str) -> list[str]:
    return [spec for _, _, spec, _ in Formatter().parse(text) if spec]


def is_spec(spec: str) -> bool:
    return spec in ("at", "to", "of") or spec.count("|") in (1, 2)


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_has_its_sentence_and_its_reason(kind: str) -> None:
    assert f"ask.{kind}" in TEXTS
    assert f"rule.{kind}" in TEXTS or kind in CHANCE_IS_ASKED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: str) -> None:
    said = Language(language)
    names = [said.card(word) for word in PLAYABLES]
    assert len(set(names)) == len(PLAYABLES)
    assert all(Symbols(said).face(face)[2:] for face in FACES)


def told(what: int, **changes: int) -> list[dict[str, Any]]:
    """One event of this kind, as somebody hears it who knows its secret, and as somebody else does."""
    numbers = {"a": ROWBOAT if what == news.BOARDED_ROWBOAT else 1, "b": 1, **changes}
    everybody = 2 * news.EVERYBODY - 1
    audience = 1 if what in TOLD_TO_ONE else everybody
    event = event_of((what, 0, numbers["a"], numbers["b"], 1, audience, 1))
    return [seen for seat in (0, 1) if (seen := event.seen_by(seat)) is not None]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", READINGS)
def test_every_event_has_a_sentence(what: int, language: str) -> None:
    for seen in told(what):
        assert_sentence(seen, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [card for card in CARDS if f"card_played.{card}" in TEXTS])
def test_every_played_card_has_a_sentence(card: str, language: str) -> None:
    for seen in told(news.CARD_PLAYED, a=CARDS.index(card)):
        assert ("target" in seen) == (card in TARGETED)
        assert_sentence(seen, language)


def test_every_card_that_is_played_is_told_apart() -> None:
    first = CARDS.index("alternative_route")  # what comes before is paid, laid or boarded
    assert all(f"card_played.{card}" in TEXTS for card in CARDS[first:])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("colour", COLOURS)
def test_every_power_has_a_sentence(colour: str, language: str) -> None:
    for seen in told(news.POWER_USED, a=COLOURS.index(colour)):
        assert_sentence(seen, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", [news.LEG_STARTED, news.LANDED, news.FLEW, news.CRASHED, news.LOST_IN_VOID])
def test_the_aircraft_has_its_own_sentences(what: int, language: str) -> None:
    rowboat, aircraft = (sentence_of(told(what, a=vessel)[0], language) for vessel in (1, 0))
    assert rowboat != aircraft


def assert_sentence(seen: dict[str, Any], language: str) -> None:
    for seat in (0, 1):
        sentence = sentence_of(seen, language, seat)
        assert sentence[0].isupper()
        assert sentence[-1] in ".!»”"
        assert "{" not in sentence


def sentence_of(seen: dict[str, Any], language: str, seat: int = 0) -> str:
    said = Language(language)
    narrator = Narrator(seat, ("Ann", "Ben"), said, Symbols(said), beginners=False)
    [sentence] = narrator.hear([{"n": 1, **seen}])
    return sentence


def test_numbers_bend_their_nouns() -> None:
    english, french = Language("en"), Language("fr")
    assert [english.say("pawns", pawns=n) for n in (0, 1, 2)] == ["0 pawns", "1 pawn", "2 pawns"]
    assert [french.say("pawns", pawns=n) for n in (0, 1, 2)] == ["0 pion", "1 pion", "2 pions"]


def test_the_reader_is_spoken_to() -> None:
    seen = {"what": "stayed", "seat": 0}
    assert sentence_of(seen, "en", seat=0) == "You stay aboard."
    assert sentence_of(seen, "en", seat=1) == "Ann stays aboard."
    assert sentence_of(seen, "fr", seat=0) == "Vous restez à bord."


def test_french_elides_before_a_vowel() -> None:
    said = Language("fr")
    assert f"{said.place('9'):of}" == "d'Amarine (9)"
    assert f"{said.place('4'):of}" == "de Kanopea (4)"
