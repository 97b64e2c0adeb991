"""Two players with a crew of three pawns each: setting up, preparing, leaving."""

from random import Random

import pytest

from celestia.game.game import Game
from celestia.game.setup.config import PRESETS, Config
from celestia.game.setup.names import CARDS
from celestia.game.state_lists import numbers
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def crews(city: int | str = 1, modules: str = "", house: str = "") -> Scenario:
    """Ann is captain; both crews are aboard."""
    return Scenario("Ann Ben", captain="Ann", city=city, preset="two_crews", modules=modules, house=house)


def pawns(g: Play) -> list[int]:
    return [seat.pawns for seat in g.view().seats]


# ---------------------------------------------------------------------------------------------- setting up
@rule("C200", "a5")
def test_the_deck_has_fewer_equipment_cards_and_all_the_others() -> None:
    copies = dict(zip(CARDS, Config.preset("two_crews", 2).copies(), strict=True))
    assert {name: count for name, count in copies.items() if count} == {
        "compass": 15,
        "lightning_arrester": 13,
        "foghorn": 11,
        "cannon": 9,
        "turbo": 8,
        "alternative_route": 2,
        "ejection": 2,
        "jetpack": 2,
        "wind_gust": 2,
    }


@rule("C200")
def test_powers_may_be_left_out() -> None:
    assert sum(Config(2, PRESETS["two_crews"] - {"powers"}).copies()) == 48 + 8


@rule("C201", "C202", "R1")
def test_each_city_has_five_treasures_and_each_player_eight_cards() -> None:
    game = Game(Config.preset("two_crews", 2))
    game.let_chance_answer(Random(7))
    seen = game.view(None)
    assert set(seen.piles.values()) == {5}
    assert [seat.hand_size for seat in seen.seats] == [8, 8]
    assert [seat.pawns for seat in seen.seats] == [3, 3]


@rule("C201", "H3")
def test_the_rest_is_boxed_and_a_spyglass_may_be_missing() -> None:
    game = Game(Config.preset("two_crews", 2))
    game.answer_chance("shuffle 1 1/4 1/2 1/1 1/1 1/2 1/1 1/spyglass 1/1 1/4 1/1 1/2")
    assert game.view(None).piles["1"] == 5
    assert sum(numbers(game.state, "boxed")) == 6
    assert numbers(game.state, "boxed")[3] == 1  # the spyglass of city 1


@rule("C214", "Q30")
def test_each_player_has_one_character() -> None:
    game = Game(Config(2, PRESETS["two_crews"] | {"characters"}))
    game.let_chance_answer(Random(7))
    characters = [seat.character for seat in game.view(None).seats]
    assert len(set(characters)) == 2
    assert "" not in characters


@rule("Q30", "C214", "C86")
def test_a_character_of_any_colour_may_be_chosen() -> None:
    game = Game(Config(2, PRESETS["two_crews"] | {"characters"}, frozenset({"chosen_characters"})))
    game.let_chance_answer(Random(7))
    assert len(game.legal(0)) == 6
    game.do(0, "take purple")
    assert len(game.legal(1)) == 5


# ------------------------------------------------------------------------------------------------ Prepare
@rule("C203", "P0")
@pytest.mark.parametrize(("city", "cards"), [(1, 2), (4, 2), (6, 3), (12, 3), (15, 4), (20, 4)])
def test_prepare_draws_as_many_cards_as_the_tile_shows_where_the_aircraft_stands(
    city: int, cards: int
) -> None:
    g = crews(city).start()
    assert g.options("Ann") == ["pass", "prepare"]
    g.do("Ann", "prepare")
    assert len(g.hand("Ann")) == cards
    assert pawns(g) == [2, 3]


@rule("C203")
def test_one_pawn_a_leg_prepares() -> None:
    g = crews().start().do("Ann", "prepare")
    assert g.asked == "chance"


@rule("C203")
def test_the_last_pawn_never_prepares() -> None:
    assert crews().pawns("Ann", 1).start().asked == "chance"


@rule("C203")
def test_only_the_captain_prepares() -> None:
    g = crews().pawns("Ann", 1).start().rolls("blank", "blank").do("Ben", "stay")
    assert g.captain == "Ben"  # Ben is asked now
    assert g.options("Ben") == ["pass", "prepare"]


@rule("C203")
def test_nobody_prepares_in_games_without_crews() -> None:
    assert Scenario("Ann Ben", captain="Ann").start().asked == "chance"


@rule("C204")
def test_a_prepared_pawn_earns_nothing_and_is_out_until_the_next_journey() -> None:
    g = crews().deck("compass", "compass").start().do("Ann", "prepare")
    g.rolls("blank", "blank").do("Ben", "stay")
    assert pawns(g) == [2, 3]
    assert g.treasures("Ann") == []
    g.do("Ben", "pass").rolls("pirates", "pirates").do("Ann", "stay")
    assert g.journey == 2
    assert pawns(g) == [3, 3]


@rule("C204", "H1")
def test_everybody_sees_a_preparation_but_not_the_cards() -> None:
    g = crews().start().do("Ann", "prepare")
    told = [{key: event[key] for key in event if key != "n"} for event in g.told("Ben")]
    assert {"what": "prepared", "seat": 0, "cards": 2} in told
    assert told.count({"what": "card_drawn", "seat": 0}) == 2


@rule("C205", "Q36")
def test_a_lone_captain_who_prepares_must_roll() -> None:
    g = crews().off("Ben").start()
    assert g.options("Ann") == ["land", "fly"]
    g.do("Ann", "fly").do("Ann", "prepare")
    assert g.asked == "chance"


@rule("Q36", "C180")
def test_landing_direction_and_preparation_are_three_questions() -> None:
    g = crews(12, "boscalumia").off("Ben").start()
    asked = []
    for answer in ("fly", "head boscalumia", "pass"):
        asked.append(g.asks)
        g.do("Ann", answer)
    assert asked == ["land", "direction", "prepare"]


@rule("C218", "C182")
def test_nobody_prepares_in_the_void() -> None:
    assert crews("void", "boscalumia").start().asked == "chance"


@rule("Q8", "C14")
def test_nobody_prepares_on_an_emptied_city() -> None:
    assert crews(4).emptied(4).start().asked == "chance"


@rule("C219", "P1")
def test_preparing_comes_before_bandit_and_spy() -> None:
    g = crews(modules="specials_1 specials_2").hand("Ben", "bandit", "spy").deck("compass", "compass")
    play = g.start()
    assert play.asks == "prepare"
    play.do("Ann", "prepare")
    assert play.options("Ben") == ["pass", "play bandit", "play spy 0"]


# ------------------------------------------------------------------------------------------------ leaving
@rule("C206", "Q31")
def test_a_crew_that_leaves_draws_a_treasure_for_each_pawn_and_keeps_one() -> None:
    g = (
        crews(4)
        .pile(4, "4/6", "4/4", "4/9", "4/spyglass")
        .start()
        .do("Ann", "pass")
        .rolls("blank", "blank", "blank")
    )
    g.do("Ben", "leave")
    assert g.options("Ben") == ["keep 4/4", "keep 4/6", "keep 4/9"]
    g.do("Ben", "keep 4/9")
    assert g.treasures("Ben") == ["4/9"]
    assert g.place("Ben") == "off"
    assert pawns(g) == [3, 0]


@rule("C206", "H2")
def test_the_others_are_shuffled_back_unseen() -> None:
    g = crews(4).pile(4, "4/6", "4/4", "4/9").start().do("Ann", "pass").rolls("blank", "blank", "blank")
    g.do("Ben", "leave").do("Ben", "keep 4/9").shuffles("4/6", "4/4")
    assert g.pile(4) == 2
    assert "pile_shuffled" in g.told_what()
    assert "treasures_seen" in g.told_what("Ben")
    assert "treasures_seen" not in g.told_what("Ann")
    drawn = next(event for event in g.told("Ann") if event["what"] == "treasure_drawn")
    assert "treasure" not in drawn


@rule("Q31", "C206")
@pytest.mark.parametrize(("count", "choices"), [(2, 2), (3, 3)])
def test_only_pawns_that_leave_the_aircraft_now_count(count: int, choices: int) -> None:
    g = crews(4).pawns("Ben", count).pile(4, "4/6", "4/4", "4/9", "4/4").start().do("Ann", "pass")
    g.rolls("blank", "blank", "blank").do("Ben", "leave")
    assert len(g.options("Ben")) == choices


@rule("C206")
def test_a_single_pawn_draws_one_without_a_choice() -> None:
    g = crews(4).pawns("Ben", 1).pile(4, "4/6", "4/4").start().do("Ann", "pass")
    g.rolls("blank", "blank", "blank").do("Ben", "leave")
    assert g.treasures("Ben") == ["4/6"]


@rule("C207")
def test_a_crew_draws_all_treasures_if_there_are_fewer_than_pawns() -> None:
    g = crews(4).pile(4, "4/6", "4/4").start().do("Ann", "pass").rolls("blank", "blank", "blank")
    g.do("Ben", "leave")
    assert g.options("Ben") == ["keep 4/4", "keep 4/6"]
    g.do("Ben", "keep 4/6")
    assert g.pile(4) == 1


@rule("C211", "R5")
def test_a_city_is_empty_only_when_nothing_was_shuffled_back() -> None:
    g = crews(4, "specials_1").pile(4, "4/6", "4/4", "4/9").hand("Ben", "mooring").start().do("Ann", "pass")
    g.rolls("blank", "blank", "blank").do("Ben", "leave").do("Ben", "keep 4/9").do("Ben", "play mooring")
    assert g.options("Ann") == ["land", "fly"]  # two treasures are left for Ann


@rule("C208", "R6")
def test_a_lone_captain_who_lands_draws_for_each_pawn() -> None:
    g = crews(4).off("Ben").pile(4, "4/6", "4/4", "4/9").start().do("Ann", "land")
    assert g.options("Ann") == ["keep 4/4", "keep 4/6", "keep 4/9"]


@rule("C210", "R7")
def test_at_the_last_city_each_player_draws_one() -> None:
    g = crews(20).start().do("Ann", "pass").rolls("blank", "blank", "blank", "blank").do("Ben", "stay")
    assert [g.treasures(name) for name in ("Ann", "Ben")] == [["25/25"], ["25/25"]]


@rule("C220", "R6")
def test_alone_means_that_only_one_players_pawns_are_aboard() -> None:
    assert crews().pawns("Ben", 1).start().asks == "prepare"  # not alone
    assert crews().off("Ben").start().asks == "land"  # alone, with three pawns


@rule("C221", "R8")
def test_the_next_captain_is_the_other_player_if_they_are_aboard() -> None:
    stays = crews().start().do("Ann", "pass").rolls("blank", "blank").do("Ben", "stay")
    assert stays.captain == "Ben"
    leaves = crews().pawns("Ben", 1).start().do("Ann", "pass").rolls("blank", "blank").do("Ben", "leave")
    assert leaves.captain == "Ann"
    assert leaves.options("Ann") == ["land", "fly"]
