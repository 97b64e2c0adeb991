"""The story of a leg: the roll, the announcement, and a crash as one scene."""

from __future__ import annotations

from random import Random

import pytest

from celestia.game.game import Game
from celestia.game.setup.config import PRESETS, Config
from celestia.terminal.journey import Journey
from celestia.terminal.language import Language
from celestia.terminal.narrator import BREAK, Narrator
from celestia.terminal.symbols import Symbols
from tests.game.playing import play_at_random
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def sentences_for(play: Play, name: str | None = None, language: str = "en") -> list[str]:
    """Return everything this player, or a spectator, reads."""
    said = Language(language)
    seat = None if name is None else play.seat(name)
    return Narrator(seat, play.names, said, Symbols(said), beginners=False).hear(play.told(name))


def falling(*hands: str, city: int = 4) -> Play:
    """Ann cannot pay, Ben stays with the cards in `hands`, and Cy has left."""
    table = Scenario("Ann Ben Cy", captain="Ann", city=city).hand("Ann", "cannon").hand("Ben", *hands)
    return table.start().rolls("fog", "fog", "blank").do("Ben", "stay").do("Cy", "leave")


@rule("R2")
@pytest.mark.parametrize(
    ("language", "reader", "scene"),
    [
        (
            "en",
            None,
            [
                "Ann: “I can't.” The ship is falling.",
                "Nobody saves the ship.",
                "The ship crashes on the way to Horlune (6). Ann and Ben get nothing.",
            ],
        ),
        (
            "en",
            "Ben",
            [
                "Ann: “I can't.” The ship is falling.",
                "Nobody saves the ship.",
                "The ship crashes on the way to Horlune (6). You and Ann get nothing.",
            ],
        ),
        (
            "fr",
            "Ben",
            [
                "Ann : « Je ne peux pas. » L'aéronef tombe.",
                "Personne ne sauve l'aéronef.",
                "L'aéronef s'écrase en route vers Horlune (6). Vous et Ann ne gagnez rien.",
            ],
        ),
    ],
)
def test_a_crash_is_one_scene_and_an_empty_line(language: str, reader: str | None, scene: list[str]) -> None:
    story = sentences_for(falling("compass"), reader, language)
    at = story.index(scene[0])
    assert story[at : at + 3] == scene
    assert story[at + 3] == BREAK
    assert story.count(BREAK) == 1


def test_possible_rescuers_are_named_after_the_announcement() -> None:
    play = falling("jetpack")
    said = Language("en")
    narrator = Narrator(None, play.names, said, Symbols(said), beginners=False)
    narrator.hear(play.told())
    assert narrator.add_rescuers([0, 1]) == ["Ann and Ben still have a chance to save it."]
    assert narrator.add_rescuers([0, 1]) == [], "once for each announcement"
    play.do("Ben", "pass")
    assert "Nobody saves the ship." not in narrator.hear(play.told())


def test_a_jump_is_part_of_the_scene() -> None:
    story = sentences_for(falling("jetpack").do("Ben", "play jetpack"))
    at = story.index("Ben plays Jetpack (save yourself in a crash).")
    assert story[at + 1] == "Ben takes a treasure of Kanopea (4)."
    assert story[at + 2] == "The ship crashes on the way to Horlune (6). Ann gets nothing."


@rule("C21")
def test_all_blanks_are_a_clear_sky_without_announcement() -> None:
    play = Scenario("Ann Ben", captain="Ann", city=1).hand("Ann", "compass").start()
    story = sentences_for(play.rolls("blank", "blank").do("Ben", "stay"))
    assert "Ann has nothing to pay." in story
    assert not any("I can" in sentence for sentence in story)


@rule("C84")
def test_without_dice_the_ship_flies_for_free() -> None:
    table = Scenario("Ann Ben", captain="Ann", modules="characters").character("Ben", "black")
    play = table.start().do("Ben", "use black").do("Ben", "stay")
    story = sentences_for(play)
    assert "Ben (Black): two dice fewer on this leg." in story
    assert "Ann has nothing to pay." in story


def test_nothing_is_owed_for_dice_that_the_rowboat_ignores() -> None:
    table = Scenario("Ann Ben", captain="Ann", modules="rowboat").hand("Ben", "rowboat_fog")
    play = table.hand("Ann", "compass", "compass").start().rolls("fog", "blank").do("Ben", "play rowboat_fog")
    story = sentences_for(play.rolls("fog", "blank"))
    assert "Ben rows on towards Verdolia (2)." in story
    assert "Ben has nothing to pay." in story


def test_a_crash_of_the_rowboat_is_told_separately() -> None:
    table = Scenario("Ann Ben", captain="Ann", modules="rowboat").hand("Ben", "rowboat_fog")
    play = table.hand("Ann", "compass", "compass").start().rolls("fog", "blank").do("Ben", "play rowboat_fog")
    story = sentences_for(play.rolls("birds", "blank"), "Ben")
    at = story.index("You: “I can't.” The rowboat is sinking.")
    assert story[at + 1] == "Nobody saves the rowboat."
    assert story[at + 2] == "The rowboat sinks on the way to Verdolia (2). You get nothing."


def test_a_ship_that_heads_for_the_void_is_on_the_way_to_boscalumia() -> None:
    table = Scenario("Ann Ben", captain="Ann", city=12, modules="boscalumia")
    play = table.start().do("Ann", "head boscalumia").rolls("fog", "fog", "fog", "fog").do("Ben", "stay")
    assert any(line.startswith("The ship crashes on the way to Boscalumia.") for line in sentences_for(play))


@rule("C165")
def test_a_gift_to_the_reader_addresses_them() -> None:
    said = Language("fr")
    event = {"what": "gift_given", "seat": 0, "to": 1, "treasure": "6/9"}
    [sentence] = Narrator(1, ("Ann", "Ben"), said, Symbols(said), beginners=False).hear([event])
    assert sentence == "Ann vous offre un trésor (Horlune) : 9 points."


@pytest.mark.parametrize(
    ("reader", "sentence"),
    [(0, "You play Instructor."), (1, "Ann plays Instructor (choose a treasure).")],
)
def test_a_card_for_oneself_names_nobody_else(reader: int, sentence: str) -> None:
    said = Language("en")
    event = {"what": "card_played", "seat": 0, "card": "instructor", "target": 0}
    told = Narrator(reader, ("Ann", "Ben"), said, Symbols(said), beginners=False).hear([event])
    assert told == [sentence]


def test_players_who_do_the_same_share_a_sentence() -> None:
    said = Language("en")
    events = [{"what": "stayed", "seat": seat} for seat in (0, 1, 2)]
    told = Narrator(0, ("Ann", "Ben", "Cy"), said, Symbols(said), beginners=False).hear(events)
    assert told == ["You stay aboard.", "Ben and Cy stay aboard."]


@pytest.mark.parametrize("preset", PRESETS)
def test_public_events_are_enough_to_know_who_is_aboard(preset: str) -> None:
    """At every question the journey computed from events equals the real one."""
    for seed in range(6):
        game = Game(Config.preset(preset, 2 if preset == "two_crews" else 4))
        journey, followed = Journey(game.config.players, range(game.config.players)), 0
        for now in play_at_random(game, Random(seed)):
            for event in now.events[followed:]:
                journey.follow({"what": event.what, **event.facts})
                if event.what == "crashed":
                    journey.empty(event.facts["vessel"])
            followed = len(now.events)
            view = now.view(None)
            if view.phase in ("declarations", "after_declarations", "after_can", "after_cannot", "crashing"):
                places = [seat.place for seat in view.seats]
                assert journey.aboard == {at for at, place in enumerate(places) if place == "aboard"}
                assert journey.occupant == view.occupant
