"""Every refusal has a key, and a sentence for it in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from string import Formatter

import pytest

from celestia.game import game as game_module
from celestia.game.config import Config, ConfigError
from celestia.game.game import Refused
from celestia.game.refusal_texts import LANGUAGES, LONGEST, TEXTS, printable, said
from celestia.rules import phase
from tests.game.moments import declared, table
from tests.game.reasons import reasons_of_the_rules
from tests.play import Play

SOURCE = Path(game_module.__file__).parent
KEY = re.compile(r"[a-z]+(-[a-z]+)+")


def keys_in_use() -> set[str]:
    """Everything written like a key in the files that refuse, and every reason of the rules."""
    found = {key for key, _ in reasons_of_the_rules()}
    for path in SOURCE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                found.add(node.value)
    return found


def blanks(text: str) -> set[str]:
    """The names of what is filled into a sentence."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def refused(play: Play, name: str, words: str) -> Refused:
    with pytest.raises(Refused) as error:
        play.game.do(play.seat(name), words)
    return error.value


def test_every_key_is_used_and_every_used_key_has_a_text() -> None:
    assert keys_in_use() == set(TEXTS)
    assert all(KEY.fullmatch(key) for key in TEXTS)


@pytest.mark.parametrize("key", TEXTS)
def test_both_languages_say_it_with_the_same_parameters(key: str) -> None:
    english, french = TEXTS[key]
    assert blanks(english) == blanks(french)
    assert english != french
    for text in (english, french):
        assert text == text.strip()
        assert not text.endswith(".")
        assert len(re.findall(r"\w+", text)) > 2
    assert not re.search(r"\w[:;?!»]|«\w", french), "French leaves a space before these signs"


def test_a_refusal_bears_its_key_and_speaks_both_languages() -> None:
    play = declared(table().hand("Ben", "wind_gust", "ejection"), "fog", "fog", "fog")
    because = refused(play, "Ben", "play wind_gust")
    assert (because.key, because.rule, dict(because.params)) == ("gust-no-blank", "C30", {})
    assert because.sentence == because.said("en") == "no die is blank"
    assert because.said("fr") == "aucun dé ne montre de face vide"
    assert str(because) == "no die is blank (C30)"


def test_things_of_the_box_are_called_by_their_names() -> None:
    play = declared(table().hand("Ben", "ejection"), "fog", "fog", "fog")
    because = refused(play, "Ben", "play alternative_route")
    assert dict(because.params) == {"card": "alternative_route"}
    assert because.said("fr") == "vous n'avez pas la carte Itinéraire bis"
    assert refused(play, "Ben", "play spyglass 1").said("fr").endswith("de la cité Héolia (1)")
    assert refused(play, "Ben", "use green").sentence == "you are not Green"
    assert refused(play, "Ben", "use green").said("fr") == "vous n'êtes pas Vert"


@pytest.mark.parametrize("language", LANGUAGES)
def test_treasures_are_called_by_city_and_face(language: str) -> None:
    worth = {"en": "Treasure worth 9, Horlune (6)", "fr": "Trésor de valeur 9, Horlune (6)"}
    glass = {"en": "Magic spyglass, Horlune (6)", "fr": "Longue-vue magique, Horlune (6)"}
    assert said("trade-no-treasure", {"city": 6, "face": 9}, language).endswith(worth[language])
    assert said("trade-no-treasure", {"city": 6, "face": "spyglass"}, language).endswith(glass[language])


def test_a_treasure_in_a_reason_is_told_by_city_and_face() -> None:
    rich = table().treasures("Ben", "1/1").set("crashed", 1).start(phase.END_CHECK)
    assert dict(refused(rich, "Ben", "trade 6/9").params) == {"city": 6, "face": 9}
    assert dict(refused(rich, "Ben", "trade 1/spyglass").params) == {"city": 1, "face": "spyglass"}


def test_words_that_name_nothing_are_refused_in_both_languages() -> None:
    because = refused(table().hand("Ann", "bandit").start(), "Ann", "dance")
    assert (because.key, because.rule, because.params["words"]) == ("words-no-action", "Q41", "dance")
    assert because.said("fr") == "aucune action ne s'appelle « dance »"


def test_a_configuration_is_refused_in_both_languages() -> None:
    with pytest.raises(ConfigError) as error:
        Config.parse("players=9")
    assert (error.value.key, error.value.params) == ("config-players", {"players": 9})
    assert error.value.said("fr") == "Celestia se joue de 2 à 6 joueurs, pas à 9"


def test_what_somebody_wrote_steers_no_terminal_and_is_not_repeated_at_length() -> None:
    assert printable("a\x1b[2Jb") == "a�[2Jb"
    assert printable("x" * 500) == "x" * LONGEST + "…"
    because = refused(table().hand("Ann", "bandit").start(), "Ann", "\x1b]0;" + "x" * 500)
    assert because.sentence.isprintable()
    with pytest.raises(ConfigError) as error:
        Config.parse("players=4 modules=\x1b[2J")
    assert error.value.sentence.isprintable()
