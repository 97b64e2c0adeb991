"""Every refusal has a message key with a sentence in every language."""

from __future__ import annotations

import pytest

from celestia.game.errors import LONGEST, printable, said
from celestia.game.game import Refused
from celestia.game.setup.config import Config, ConfigError
from celestia.rules.kinds import phase
from tests.game.moments import declared, table
from tests.play import Play


def refused(play: Play, name: str, words: str) -> Refused:
    with pytest.raises(Refused) as error:
        play.game.do(play.seat(name), words)
    return error.value


def test_a_refusal_has_a_key_and_a_sentence_in_both_languages() -> None:
    play = declared(table().hand("Ben", "wind_gust", "ejection"), "fog", "fog", "fog")
    because = refused(play, "Ben", "play wind_gust")
    assert (because.key, because.rule, dict(because.params)) == ("gust-no-blank", "C30", {})
    assert because.sentence == because.said("en") == "No die is blank."
    assert because.said("fr") == "Aucun dé ne montre de face vide."
    assert str(because) == "No die is blank. (C30)"


def test_cards_cities_and_characters_are_named_in_the_language() -> None:
    play = declared(table().hand("Ben", "ejection"), "fog", "fog", "fog")
    because = refused(play, "Ben", "play alternative_route")
    assert dict(because.params) == {"card": "alternative_route"}
    assert because.said("fr") == "Vous n'avez pas la carte Itinéraire bis."
    assert refused(play, "Ben", "play spyglass 1").said("fr").endswith(" : Longue-vue magique, Héolia (1).")
    assert refused(play, "Ben", "use green").sentence == "You are not Green."
    assert refused(play, "Ben", "use green").said("fr") == "Vous n'êtes pas Vert."


@pytest.mark.parametrize("language", ["en", "fr"])
def test_treasures_are_named_by_city_and_face(language: str) -> None:
    worth = {"en": "Treasure worth 9, Horlune (6).", "fr": "Trésor de valeur 9, Horlune (6)."}
    glass = {"en": "Magic spyglass, Horlune (6).", "fr": "Longue-vue magique, Horlune (6)."}
    assert said("treasure-not-owned", {"city": 6, "face": 9}, language).endswith(worth[language])
    assert said("treasure-not-owned", {"city": 6, "face": "spyglass"}, language).endswith(glass[language])


def test_a_treasure_in_a_reason_has_city_and_face() -> None:
    rich = table().treasures("Ben", "1/1").set("crashed", 1).start(phase.END_CHECK)
    assert dict(refused(rich, "Ben", "trade 6/9").params) == {"city": 6, "face": 9}
    assert dict(refused(rich, "Ben", "trade 1/spyglass").params) == {"city": 1, "face": "spyglass"}


def test_unknown_words_are_refused_in_both_languages() -> None:
    because = refused(table().hand("Ann", "bandit").start(), "Ann", "dance")
    assert (because.key, because.rule, because.params["words"]) == ("words-no-action", "Q41", "dance")
    assert because.said("fr") == "Aucune action ne s'appelle « dance »."


def test_a_configuration_is_refused_in_both_languages() -> None:
    with pytest.raises(ConfigError) as error:
        Config.parse("players=9")
    assert (error.value.key, error.value.params) == ("config-players", {"players": 9})
    assert error.value.said("fr") == "Celestia se joue de 2 à 6 joueurs, pas à 9."


def test_a_sentence_that_starts_with_user_input_gets_a_capital() -> None:
    with pytest.raises(ConfigError, match=r"^Players needs a number, not 'many'\. \(R1\)$"):
        Config.parse("players=many")


def test_quoted_user_input_has_no_control_characters_and_is_shortened() -> None:
    assert printable("a\x1b[2Jb") == "a�[2Jb"
    assert printable("x" * 500) == "x" * LONGEST + "…"
    because = refused(table().hand("Ann", "bandit").start(), "Ann", "\x1b]0;" + "x" * 500)
    assert because.sentence.isprintable()
    with pytest.raises(ConfigError) as error:
        Config.parse("players=4 modules=\x1b[2J")
    assert error.value.sentence.isprintable()
