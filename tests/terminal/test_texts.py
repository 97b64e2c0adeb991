"""Every event, question and thing has a text in every language."""

from __future__ import annotations

from typing import Any

import pytest

from celestia.game.events import READINGS, TARGETED, event_of
from celestia.game.setup.names import CARDS, COLOURS, FACES, PHASES, PLAYABLES, QUESTIONS
from celestia.locales import languages
from celestia.rules.kinds import event
from celestia.terminal.language import Language
from celestia.terminal.narrator import SILENT, Narrator
from celestia.terminal.symbols import Symbols
from celestia.terminal.wording import REASONS

PLAYED = {
    event.BOARDED_ROWBOAT: CARDS.index("rowboat_birds"),
    event.CARD_PLAYED: CARDS.index("alternative_route"),
}
TOLD_TO_ONE = {event.HELP_LAID, event.HAND_SEEN, event.PILE_SEEN, event.TREASURES_SEEN}
ENGLISH = Language("en")
PLAYED_CARDS = CARDS[CARDS.index("alternative_route") :]  # earlier cards are paid, laid or boarded
CHANCE_IS_ASKED = {"none", "roll", "shuffle", "deal_characters", "first_captain"}


def test_every_question_has_its_sentence_and_its_reason() -> None:
    asked = {*QUESTIONS} - CHANCE_IS_ASKED
    assert asked | {"roll"} <= {*REASONS} <= {*QUESTIONS, *PHASES}
    assert all(ENGLISH.knows(f"ask-{kind}") for kind in asked)
    assert all(ENGLISH.knows(key) for about, text, _ in REASONS.values() for key in (about or text, text))


@pytest.mark.parametrize("language", languages())
def test_every_thing_has_a_name(language: str) -> None:
    said = Language(language)
    names = [said.card(word) for word in PLAYABLES]
    assert len(set(names)) == len(PLAYABLES)
    assert all(Symbols(said).face(face)[2:] for face in FACES)


def views_of_event(what: int, **changes: int) -> list[dict[str, Any]]:
    """Return one event of this kind, with its secret and without."""
    numbers = {"a": PLAYED.get(what, 1), "b": 1, **changes}
    everybody = 2 * event.EVERYBODY - 1
    audience = 1 if what in TOLD_TO_ONE else everybody
    made = event_of((what, 0, numbers["a"], numbers["b"], 1, audience, 1))
    return [seen for seat in (0, 1) if (seen := made.seen_by(seat)) is not None]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("what", [what for what, (word, *_) in READINGS.items() if word not in SILENT])
def test_every_event_has_a_sentence(what: int, language: str) -> None:
    for seen in views_of_event(what):
        assert_sentence(seen, language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("card", PLAYED_CARDS)
def test_every_played_card_has_a_sentence(card: str, language: str) -> None:
    for seen in views_of_event(event.CARD_PLAYED, a=CARDS.index(card)):
        assert ("target" in seen) == (card in TARGETED)
        assert_sentence(seen, language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("colour", COLOURS)
def test_every_power_has_a_sentence(colour: str, language: str) -> None:
    for seen in views_of_event(event.POWER_USED, a=COLOURS.index(colour)):
        assert_sentence(seen, language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "what",
    [event.LEG_STARTED, event.LANDED, event.FLEW, event.CRASHED, event.LOST_IN_VOID],
)
def test_the_aircraft_has_its_own_sentences(what: int, language: str) -> None:
    rowboat, aircraft = (sentence_of(views_of_event(what, a=vessel)[0], language) for vessel in (1, 0))
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
    leg = {"what": "leg_started", "seat": 1, "vessel": "aircraft", "heading": "2"}
    *_, sentence = narrator.hear([leg, {"n": 1, **seen}])
    return sentence


def test_nouns_agree_with_numbers() -> None:
    english, french = Language("en"), Language("fr")
    assert [english.say("pawns", pawns=n) for n in (0, 1, 2)] == ["0 pawns", "1 pawn", "2 pawns"]
    assert [french.say("pawns", pawns=n) for n in (0, 1, 2)] == ["0 pion", "1 pion", "2 pions"]


def test_the_reader_is_addressed_as_you() -> None:
    seen = {"what": "stayed", "seat": 0}
    assert sentence_of(seen, "en", seat=0) == "You stay aboard."
    assert sentence_of(seen, "en", seat=1) == "Ann stays aboard."
    assert sentence_of(seen, "fr", seat=0) == "Vous restez à bord."


def test_french_elides_before_a_vowel() -> None:
    said = Language("fr")
    assert said.place("9", "of") == "d'Amarine (9)"
    assert said.place("4", "of") == "de Kanopea (4)"
