"""The components of the box. The tests repeat the tables instead of importing them."""

import re
from collections import Counter
from random import Random

import pytest

from celestia import engine
from celestia.game.fairness.chance import draw_answer
from celestia.game.setup import names
from celestia.game.setup.config import PRESETS, Config
from celestia.game.state_lists import numbers
from celestia.locales import FOLDER, say
from celestia.rules.box import CITY_DICE, CITY_VALUES, TREASURE_COUNTS, TREASURE_VALUES
from celestia.rules.kinds import die_face
from tests.ledger import rule
from tests.scenario import Scenario

PILES = {
    "1": {"1": 5, "2": 3, "4": 2, "spyglass": 1},
    "2": {"2": 5, "4": 3, "6": 2, "spyglass": 1},
    "4": {"4": 5, "6": 3, "9": 1, "spyglass": 1},
    "6": {"6": 5, "9": 3, "12": 1, "spyglass": 1},
    "9": {"9": 6, "12": 3},
    "12": {"12": 6, "15": 3},
    "15": {"15": 6},
    "20": {"20": 6},
    "25": {"25": 6},
}
SPECIALS = "alternative_route ejection jetpack wind_gust"


class LoadedDie(Random):
    """A random source that returns each of six sides in turn."""

    def __init__(self) -> None:
        super().__init__(0)
        self.side = -1

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        assert (start, stop, step) == (die_face.SIDES, None, 1)
        self.side += 1
        return self.side % die_face.SIDES


# ---------------------------------------------------------------------------------------------- a1: cities
@rule("a1")
def test_nine_cities_are_worth_1_to_25() -> None:
    assert CITY_VALUES == [1, 2, 4, 6, 9, 12, 15, 20, 25]


@rule("a1")
def test_a_citys_number_is_the_lowest_treasure_of_its_pile() -> None:
    for place, pile in PILES.items():
        faces = [int(face) for face in pile if face != "spyglass"]
        assert min(faces) == int(place)


@rule("a1")
def test_the_first_six_piles_hold_dearer_cards_the_last_three_do_not() -> None:
    dearer = [len([face for face in pile if face != "spyglass"]) > 1 for pile in PILES.values()]
    assert dearer == [True] * 6 + [False] * 3


LEGS = [(1, 2), (2, 2), (4, 3), (6, 3), (9, 3), (12, 4), (15, 4), (20, 4)]
OTHER_LEGS = [(1, 2), (2, 2), (4, 2), (6, 3), (9, 3), (12, 3), (15, 4), (20, 4)]


@rule("a1", "P2")
@pytest.mark.parametrize(("city", "dice"), LEGS)
def test_a_leg_is_rolled_with_the_dice_of_the_tile_ahead(city: int, dice: int) -> None:
    g = Scenario("Ann Ben", city=city).start()
    g.rolls(*["blank"] * dice)
    assert len(g.fell) == dice


@rule("a1")
@pytest.mark.parametrize(("city", "dice"), OTHER_LEGS)
def test_the_other_table_of_dice_is_a_house_option(city: int, dice: int) -> None:
    g = Scenario("Ann Ben", city=city, house="other_dice").start()
    g.rolls(*["blank"] * dice)
    assert len(g.fell) == dice


@rule("a1")
def test_no_tile_shows_fewer_than_two_or_more_than_four_dice() -> None:
    assert {min(CITY_DICE), max(CITY_DICE)} == {2, 4}


@rule("a1")
def test_both_legs_to_boscalumia_roll_four_dice() -> None:
    g = Scenario("Ann Ben", city=12, modules="boscalumia").hand("Ben", "wind_gust").start()
    g.do("Ann", "head boscalumia").rolls("blank", "blank", "blank", "blank").do("Ben", "stay").all_pass()
    assert g.city == "void"
    g.rolls("blank", "blank", "blank", "blank").all_pass()
    assert "lit" in g.told_what()


@rule("Q33")
@pytest.mark.parametrize("house", ["", "other_dice"])
def test_tile_1_shows_two_dice_in_both_tables(house: str) -> None:
    g = Scenario("Ann Ben", preset="two_crews", house=house).start()
    g.do("Ann", "prepare")
    assert len(g.hand("Ann")) == 2


# ------------------------------------------------------------------------------------------------ a2: dice
@rule("a2")
def test_a_die_has_two_blank_faces_and_one_of_each_hazard() -> None:
    state = Scenario("Ann Ben", city=1).start().state
    sides = LoadedDie()
    fallen = [names.FACES[face] for _ in range(3) for face in draw_answer(state, sides)]
    assert sorted(fallen) == ["birds", "blank", "blank", "fog", "lightning", "pirates"]


@rule("a2")
def test_the_dice_of_playouts_fall_alike() -> None:
    """Of 3000 dice, a third is blank and a sixth shows each hazard, within 20 percent."""
    before_roll = Scenario("Ann Ben", city=1).start().state
    source = engine.generator(1)
    fallen: Counter[str] = Counter()
    for _ in range(1500):
        state = before_roll.clone()
        engine.answer_chance(state, source)
        fallen.update(names.FACES[face] for face in numbers(state, "dice")[:2])
    assert 800 < fallen["blank"] < 1200
    assert all(400 < fallen[hazard] < 600 for hazard in names.HAZARDS)


@rule("a2")
@pytest.mark.parametrize(
    ("hazard", "equipment"),
    [("fog", "compass"), ("lightning", "lightning_arrester"), ("birds", "foghorn"), ("pirates", "cannon")],
)
def test_each_hazard_has_its_equipment(hazard: str, equipment: str) -> None:
    all_four = ("compass", "lightning_arrester", "foghorn", "cannon")
    g = Scenario("Ann Ben").hand("Ann", *all_four).start()
    g.rolls(hazard, "blank").do("Ben", "stay")
    assert g.discard() == [equipment]


@rule("a2")
def test_each_hazard_has_its_colour() -> None:
    colours = {face: say("en", f"hazard-colour-{face}") for face in names.FACES if face != "blank"}
    assert colours == {"fog": "blue", "lightning": "yellow", "birds": "red", "pirates": "black"}


# ------------------------------------------------------------------------------------------- a3: treasures
@rule("a3")
def test_the_piles_hold_these_treasures() -> None:
    found: dict[str, dict[str, int]] = {place: {} for place in PILES}
    for word, treasure in names.TREASURES.items():
        place, face = word.split("/")
        found[place][face] = TREASURE_COUNTS[treasure]
    assert found == PILES


@rule("a3")
def test_there_are_78_treasures_worth_744_points() -> None:
    assert sum(TREASURE_COUNTS) == 78
    assert sum(count * value for count, value in zip(TREASURE_COUNTS, TREASURE_VALUES, strict=True)) == 744


@rule("a3")
def test_a_new_game_has_whole_piles() -> None:
    g = Scenario("Ann Ben").start()
    assert list(g.view().piles.values()) == [11, 11, 10, 10, 9, 9, 6, 6, 6]


@rule("a3", "B7")
def test_a_spyglass_is_worth_two() -> None:
    g = Scenario("Ann Ben").treasures("Ben", "1/spyglass", "6/spyglass").start()
    assert g.points("Ben") == 4


@rule("a3", "a1")
def test_a_treasure_is_worth_its_face_whatever_its_city() -> None:
    g = Scenario("Ann Ben").treasures("Ben", "1/4", "2/4", "12/15").start()
    assert g.points("Ben") == 4 + 4 + 15


# ----------------------------------------------------------------------------------------------- a4: names
@rule("a4")
def test_the_cities_whose_names_are_known() -> None:
    known = {place: say("en", f"city-{place}") for place in ("1", "4", "12", "15", "25")}
    assert known == {"1": "Heolia", "4": "Kanopea", "12": "Barbadahl", "15": "Karios", "25": "Meiji"}
    assert say("fr", "city-1") == "Héolia"
    bonus = [say("en", f"city-{word}") for word in ("krismastri", "matryoshburg", "boscalumia")]
    assert bonus == ["Krismastri", "Matryoshburg", "Boscalumia"]
    assert say("fr", "city-krismastri-epithet") == "la Cité Noël"
    assert say("fr", "city-boscalumia-epithet") == "la Cité oubliée"


@rule("a4")
def test_city_names_of_our_own_and_inferred_places_are_marked() -> None:
    text = (FOLDER / "en" / "names.ftl").read_text(encoding="utf-8")
    marks = {
        place: mark for mark, place in re.findall(r"^# (OURS|INFERRED).*\ncity-(\w+) =", text, re.MULTILINE)
    }
    assert marks == {"2": "OURS", "4": "INFERRED", "6": "OURS", "9": "OURS", "20": "OURS"}


@rule("a4", "B20")
def test_each_colour_is_a_woman_and_a_man() -> None:
    people = {
        colour: (say("en", f"character-{colour}-woman"), say("en", f"character-{colour}-man"))
        for colour in names.COLOURS
    }
    assert people == {
        "red": ("Amelia Lorna-Lou", "Lord Hawkins"),
        "blue": ("Mel Katansky", "Orville Russell K."),
        "green": ("Sonja Blixxen", "Ambroise Septimus"),
        "yellow": ("Aleshanee Eyota", "Howard McFerty"),
        "black": ("Claudia Harker", "Alekseï Timovitch"),
        "purple": ("Victoria de Beckliss", "Marcus Hartmann"),
    }


@rule("a5")
def test_the_french_names_of_the_cards() -> None:
    in_french = {say("fr", f"card-{word}".replace("_", "-")) for word in names.CARDS}
    assert {"Boussole", "Parafoudre", "Corne de brume", "Canon", "Turbo"} <= in_french
    assert {"Itinéraire bis", "Débarquement", "Jetpack", "Coup dur", "Bandit", "Amarre"} <= in_french
    assert {"Envie pressante", "Nouveau matos", "Espionne", "Grappin", "Instructeur"} <= in_french
    assert say("fr", "card-spyglass") == "Longue-vue magique"


# ------------------------------------------------------------------------------------------------ a5: deck
def copies(*modules: str, players: int = 4) -> dict[str, int]:
    counts = Config(players, frozenset(modules)).copies()
    return {names.CARDS[kind]: count for kind, count in enumerate(counts) if count}


EQUIPMENT = {"compass": 20, "lightning_arrester": 18, "foghorn": 16, "cannon": 14}


@rule("a5")
def test_the_base_deck_has_84_cards() -> None:
    assert copies(*PRESETS["classic"]) == EQUIPMENT | {"turbo": 8} | dict.fromkeys(SPECIALS.split(), 2)
    assert sum(copies(*PRESETS["classic"]).values()) == 84


@rule("a5")
@pytest.mark.parametrize(
    ("module", "cards"),
    [
        ("improved", {f"improved_{name}": 2 for name in EQUIPMENT}),
        ("specials_1", {"bandit": 2, "mooring": 2}),
        (
            "help",
            {"help_compass": 4, "help_lightning_arrester": 4, "help_foghorn": 3, "help_cannon": 3},
        ),
        ("characters", {}),
        ("rowboat", {f"rowboat_{hazard}": 1 for hazard in ("fog", "lightning", "birds", "pirates")}),
        ("specials_2", {"pressing_need": 2, "new_gear": 2, "spy": 2}),
        ("grappling_hook", {"grappling_hook": 2}),
        ("instructor", {"instructor": 2}),
        ("krismastri", {}),
        ("matryoshburg", {}),
        ("boscalumia", {}),
    ],
)
def test_each_module_adds_its_cards(module: str, cards: dict[str, int]) -> None:
    assert copies(module) == EQUIPMENT | cards


@rule("a5")
def test_with_everything_the_deck_has_124_cards() -> None:
    assert sum(copies(*PRESETS["whole_sky"]).values()) == 124


@rule("a5")
def test_crews_play_with_five_fewer_of_each_equipment() -> None:
    crews = copies("crews", players=2)
    assert crews == {"compass": 15, "lightning_arrester": 13, "foghorn": 11, "cannon": 9}
    assert sum(crews.values()) == 48
