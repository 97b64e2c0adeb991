"""Red: give up a treasure and reroll all dice."""

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def cannot(*treasures: str, faces: str = "fog birds", modules: str = "", **hands: str) -> Play:
    """Captain Ann cannot pay. Ben is Red and holds these treasures. Ben and Cy stay."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules=f"characters {modules}").character("Ben", "red")
    scenario.treasures("Ben", *treasures)
    for name, cards in hands.items():
        scenario.hand(name, *cards.split())
    g = scenario.start().rolls(*faces.split())
    return g.do("Ben", "stay").do("Cy", "stay")


@rule("C73", "Q2")
def test_all_dice_are_rolled_again_and_the_captain_announces_again() -> None:
    g = cannot("2/4").do("Ben", "use red 2/4").rolls("blank", "blank")
    assert g.city == "2"
    assert g.told_what().count("announced_cannot") == g.told_what().count("announced_can") == 1


@rule("C73")
def test_the_captain_still_has_to_face_the_result() -> None:
    g = cannot("2/4", Ann="compass").do("Ben", "use red 2/4").rolls("fog", "blank")
    assert g.hand("Ann") == []
    g = cannot("2/4", Ann="compass").do("Ben", "use red 2/4").rolls("birds", "blank")
    assert "crashed" in g.told_what()


@rule("C73")
def test_the_bandits_die_is_rolled_too() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="characters specials_1").character("Ben", "red")
    g = scenario.treasures("Ben", "2/4").hand("Ann", "bandit").start().do("Ann", "play bandit")
    g.rolls("fog", "birds", "blank").do("Ben", "stay").do("Ben", "use red 2/4")
    g.rolls("blank", "blank", "blank")
    assert g.city == "2"


@rule("C73", "C236")
def test_dice_locked_by_green_are_not_rolled() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="characters").treasures("Ben", "2/4")
    g = scenario.character("Ben", "red").character("Cy", "green").start().rolls("pirates", "fog")
    g.do("Ben", "stay").do("Cy", "stay").do("Ben", "pass").do("Cy", "use green")
    g.do("Ben", "use red 2/4").rolls("blank")
    assert g.fell == ["pirates", "blank"]
    assert g.city == "2"


@rule("C72")
def test_red_chooses_any_of_their_treasures_including_a_spyglass() -> None:
    g = cannot("2/4", "4/4", "6/spyglass")
    assert g.options("Ben") == [
        "pass",
        "use red 2/4",
        "use red 4/4",
        "use red 6/spyglass",
        "play spyglass 6",
    ]


@rule("C72")
def test_it_cannot_be_used_without_a_treasure() -> None:
    g = cannot()
    assert "crashed" in g.told_what()
    assert not g.view().seats[1].character_used


@rule("C72")
def test_the_treasure_leaves_the_game() -> None:
    g = cannot("2/4", "4/4")
    removed, pile = g.view().removed, g.pile(2)
    g.do("Ben", "use red 2/4").rolls("blank", "blank")
    assert g.treasures("Ben") == ["4/4"]
    assert g.points("Ben") == 4
    assert (g.view().removed, g.pile(2)) == (removed + 1, pile)


@rule("C72")
def test_the_treasure_does_not_reopen_its_city() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="characters").character("Ben", "red")
    g = scenario.treasures("Ben", "2/4").emptied(2).start().rolls("fog", "birds").do("Ben", "stay")
    g.do("Ben", "use red 2/4").rolls("blank", "blank")
    assert g.city == "4"
    assert g.pile(2) == 0


@rule("C70")
def test_it_cannot_be_used_before_i_cannot() -> None:
    g = cannot("2/4", Ben="alternative_route")
    assert g.phase == "after_declarations"
    assert g.options("Ben") == ["pass", "play alternative_route"]


@rule("C70")
def test_it_cannot_be_used_when_the_captain_can() -> None:
    g = cannot("2/4", Ann="compass foghorn")
    assert g.city == "2"
    assert g.treasures("Ben") == ["2/4"]


@rule("C71")
def test_once_a_game() -> None:
    g = cannot("2/4", "4/4").do("Ben", "use red 2/4").rolls("fog", "birds")
    assert "crashed" in g.told_what()
    assert g.treasures("Ben") == ["4/4"]


@rule("C58")
def test_help_on_the_table_counts_against_the_new_faces() -> None:
    g = cannot("2/4", faces="birds birds", modules="help", Ben="help_compass", Cy="help_cannon")
    g.do("Ben", "pass").do("Ben", "lay help_compass").do("Cy", "pass")
    g.do("Ben", "use red 2/4").rolls("fog", "blank")
    assert g.city == "2"
    assert g.hand("Cy") == ["help_cannon"]


@rule("Q28", "C72", "H2")
def test_the_others_learn_only_the_points_and_the_city_of_the_treasure() -> None:
    """A spyglass of city 2 and its treasure of value 2 look the same to the others."""
    seen = []
    for treasure in ("2/2", "2/spyglass"):
        g = cannot("2/2", "2/spyglass").do("Ben", f"use red {treasure}")
        for name in ("Ann", "Cy", None):
            discarded = [event for event in g.told(name) if event["what"] == "treasure_discarded"]
            assert [(event["seat"], event["city"], event["points"]) for event in discarded] == [(1, "2", 2)]
            assert "treasure" not in discarded[0]
        assert g.told("Ben")[-1]["treasure"] == treasure
        seen.append((g.told("Ann"), g.view("Ann"), g.view()))
    assert seen[0] == seen[1]
