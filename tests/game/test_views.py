"""What views show to the owner, to the others and to spectators (H1 to H7)."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random

import pytest

from celestia.game.game import Game
from celestia.game.knowledge.view import View
from celestia.game.setup.config import Config
from celestia.rules.kinds import phase
from tests.ledger import rule
from tests.play import Play
from tests.properties.random_games import decisions, find, random_table
from tests.scenario import Scenario

OWN = frozenset({"seat", "question", "hand", "treasures", "laid", "seen", "learned", "known", "seats"})
EVERYBODY = ["Ann", "Ben", "Cy", None]


def table(modules: str = "", house: str = "") -> Scenario:
    return Scenario("Ann Ben Cy", captain="Ann", city=4, preset="whole_sky", modules=modules, house=house)


def public(shown: View) -> dict[str, object]:
    """Return the part of a view that must be equal for everybody, without points."""
    facts = {field.name: getattr(shown, field.name) for field in fields(shown) if field.name not in OWN}
    return facts | {"seats": [replace(seat, points=None) for seat in shown.seats]}


# ------------------------------------------------------------------------------------------ public, to all
@rule("H1", "R11", "B12")
@pytest.mark.parametrize("seed", range(6))
def test_everybody_sees_the_same_table(seed: int) -> None:
    rng = Random(seed)
    for game in decisions(random_table(rng), rng):
        if rng.random() < 0.2:
            spectator = public(game.view(None))
            for seat in range(game.config.players):
                assert public(game.view(seat)) == spectator


@pytest.mark.parametrize("name", EVERYBODY)
def test_a_view_has_all_its_fields(name: str | None) -> None:
    assert vars(table().start().view(name)).keys() == {field.name for field in fields(View)}


@rule("R10", "R15")
@pytest.mark.parametrize(
    ("preset", "points", "kinds"),
    [("classic", 50, None), ("whole_sky", 50, None), ("first_flight", None, 5)],
)
def test_a_view_shows_what_ends_the_game(preset: str, points: int | None, kinds: int | None) -> None:
    shown = Game(Config.preset(preset, 3)).view(None)
    assert (shown.end_points, shown.end_kinds) == (points, kinds)


@rule("H1", "R11", "B12")
def test_counts_backs_and_the_discard_are_public() -> None:
    g = (
        table()
        .hand("Ann", "compass", "cannon")
        .hand("Ben", "turbo")
        .treasures("Ben", "4/6", "4/spyglass", "25/25")
        .character("Cy", "green", used=True)
        .token("Cy")
        .off("Ben")
        .discarded("jetpack", "jetpack")
        .gifts("9/12")
        .emptied(6)
        .start()
    )
    for name in EVERYBODY:
        shown = g.view(name)
        ann, ben, cy = shown.seats
        assert [seat.hand_size for seat in shown.seats] == [2, 1, 0]
        assert (ann.place, ben.place) == ("aboard", "off")
        assert ben.treasures == {"4": 2, "25": 1}
        assert (cy.character, cy.character_used, cy.token) == ("green", True, 1)
        assert shown.discard == {"jetpack": 2}
        assert (shown.gifts, shown.captain) == (1, 0)
        assert shown.piles == {"1": 11, "2": 11, "4": 8, "6": 0, "9": 8, "12": 9, "15": 6, "20": 6, "25": 5}
        assert shown.deck_size == 124 - 5


@rule("H1", "C3")
def test_a_window_does_not_show_which_seat_is_asked() -> None:
    """Nobody else can see that Ben's card causes the question."""
    g = table().hand("Ben", "wind_gust").hand("Cy", "cannon").start().rolls("blank", "blank", "blank")
    g.do("Ben", "stay").do("Cy", "stay")
    assert (g.asked, g.asks) == ("Ben", "window")
    question = g.view("Ben").question
    assert question is not None
    assert question.options == ("pass", "play wind_gust")
    for name in ("Ann", "Cy", None):
        assert g.view(name).question is None
        assert g.view(name).may_be_asked == (1, 2)


# ------------------------------------------------------------------------------------- the owner's secrets
@rule("H2")
def test_only_the_owner_sees_their_cards_and_treasures() -> None:
    g = table().hand("Ben", "turbo", "spy").treasures("Ben", "6/9").hand("Cy", "cannon").start()
    assert g.view("Ben").hand == {"turbo": 1, "spy": 1}
    assert g.view("Ben").treasures == {"6/9": 1}
    assert g.view("Cy").hand == {"cannon": 1}
    assert (g.view("Cy").treasures, g.view("Ann").hand) == ({}, {})
    assert (g.view().hand, g.view().treasures) == ({}, {})
    for name in EVERYBODY:
        assert (g.view(name).hands, g.view(name).all_treasures, g.view(name).scores) == (None, None, None)


@rule("B11", "H2")
def test_only_the_owner_sees_their_points() -> None:
    g = table().treasures("Ben", "6/9", "25/25").start()
    shown = {name: [seat.points for seat in g.view(name).seats] for name in EVERYBODY}
    assert shown == {"Ann": [0, None, None], "Ben": [None, 34, None], "Cy": [None, None, 0], None: [None] * 3}


@rule("B11")
def test_open_scores_are_a_house_option() -> None:
    g = table(house="open_scores").treasures("Ben", "6/9", "25/25").start()
    for name in EVERYBODY:
        assert [seat.points for seat in g.view(name).seats] == [0, 34, 0]
        assert "6/9" not in str(replace(g.view(name), treasures={}))


@rule("C165", "H6", "B11")
def test_scores_are_open_while_gifts_are_handed_out() -> None:
    g = table().treasures("Ben", "25/25", "25/25").gifts("9/12").start(phase.END_CHECK)
    assert (g.asked, g.asks) == ("Ben", "give")
    for name in EVERYBODY:
        assert [seat.points for seat in g.view(name).seats] == [0, 50, 0]
        assert (g.view(name).gifts, g.view(name).gifts_shown) == (1, {"9/12": 1})


@rule("H3", "C163")
def test_gifts_are_hidden_until_the_end_is_announced() -> None:
    g = table().hand("Ben", "bandit").gifts("9/12").start()
    for name in EVERYBODY:
        assert (g.view(name).gifts, g.view(name).gifts_shown) == (1, None)
        assert "9/12" not in str(g.view(name))


@rule("H6")
def test_everything_is_public_at_the_end() -> None:
    scenario = table().hand("Cy", "help_cannon").treasures("Ben", "25/25", "25/25").treasures("Ann", "6/9")
    g = scenario.start(phase.END_CHECK)
    assert g.over
    for name in EVERYBODY:
        shown = g.view(name)
        assert shown.hands == ({}, {}, {"help_cannon": 1})
        assert shown.all_treasures == ({"6/9": 1}, {"25/25": 2}, {})
        assert shown.scores == (9, 50, -2)
        assert [seat.points for seat in shown.seats] == [9, 50, 0]


# -------------------------------------------------------------------------------------- cards that show
@rule("H2", "H7", "C129")
def test_spy_shows_a_hand_only_to_its_player() -> None:
    g = table().hand("Ben", "spy").hand("Cy", "cannon", "turbo").start().do("Ben", "play spy 2")
    seen = {name: g.view(name).learned for name in EVERYBODY}
    assert seen["Ben"] is not None
    assert seen["Ben"].hands == {2: {"cannon": 1, "turbo": 1}}
    for name in ("Ann", "Cy", None):
        learned = seen[name]
        assert learned is not None
        assert learned.hands == {}
        assert "hand_seen" not in g.told_what(name)


@rule("H2", "H7", "C147")
def test_instructor_shows_the_pile_only_to_its_player() -> None:
    """Cy plays it on Ben's draw and sees the pile and Ben's treasure."""
    g = table(modules="-help").hand("Cy", "instructor").pile(4, "4/4", "4/9", "4/6").start()
    g.rolls("fog", "fog", "fog").do("Ben", "leave").do("Cy", "play instructor")
    assert g.asks == "choose_treasure"
    for name in EVERYBODY:
        assert g.view(name).seen == ({"4/4": 1, "4/6": 1, "4/9": 1} if name == "Cy" else {})
        assert g.view(name).drawing == g.seat("Ben")
    g.do("Cy", "choose 4/4")
    told = {name: next(e for e in g.told(name) if e["what"] == "treasure_drawn") for name in EVERYBODY}
    assert (told["Ben"]["treasure"], told["Cy"]["treasure"]) == ("4/4", "4/4")
    assert all("treasure" not in told[name] for name in ("Ann", None))
    assert g.view("Ben").treasures == {"4/4": 1}


@rule("H2", "C206")
def test_a_crews_draw_is_visible_only_to_the_crew() -> None:
    game = find(Config.preset("two_crews", 2), lambda game: game.view(None).asks == "keep_treasure")
    drawer = game.asked
    assert drawer is not None
    seen = game.view(drawer).seen
    question = game.question(drawer)
    assert question is not None
    assert len(seen) > 1
    assert set(question.options) == {f"keep {treasure}" for treasure in seen}
    for other in (1 - drawer, None):
        assert game.view(other).seen == {}
        assert game.view(other).question is None
        assert game.view(other).drawing == drawer


# ------------------------------------------------------------------------------------------ face-down help
def help_round() -> Play:
    g = table().hand("Ben", "help_cannon", "help_cannon").hand("Cy", "help_compass").start()
    return g.rolls("pirates", "pirates", "fog").do("Ben", "stay").do("Cy", "stay")


@rule("H4", "Q29", "R14")
def test_only_the_owner_sees_face_down_help() -> None:
    g = help_round()
    before = {name: g.view(name) for name in ("Ann", "Cy", None)}
    g.do("Ben", "lay help_cannon help_cannon")
    assert g.view("Ben").laid == {"help_cannon": 2}
    assert g.view("Ben").question is None
    assert g.view().seats[1].hand_size == 2, "laid cards still count in the hand"
    assert {name: g.view(name) for name in before} == before
    assert "help_laid" in g.told_what("Ben")
    assert not {"help_laid", "help_revealed"} & {*g.told_what("Ann"), *g.told_what("Cy"), *g.told_what()}


@rule("H4", "Q29")
def test_help_is_revealed_after_the_last_answer() -> None:
    g = help_round().do("Cy", "pass").do("Ben", "lay help_cannon help_cannon")
    for name in EVERYBODY:
        revealed = [e for e in g.told(name) if e["what"] == "help_revealed"]
        assert [(e["seat"], e["card"], e["count"]) for e in revealed] == [(1, "help_cannon", 2)]
    assert "help_cannon" not in g.hand("Ben")


# ------------------------------------------------------------------------------------------------- treasures
@rule("Q28", "C72")
def test_others_see_city_and_points_of_reds_price() -> None:
    scenario = table(modules="-help").character("Ben", "red").treasures("Ben", "1/spyglass", "6/9")
    g = scenario.start().rolls("fog", "fog", "fog").do("Ben", "stay").do("Cy", "stay")
    g.do("Ben", "use red 1/spyglass")
    for name in EVERYBODY:
        (told,) = [e for e in g.told(name) if e["what"] == "treasure_discarded"]
        assert (told["city"], told["points"]) == ("1", 2)
        assert told.get("treasure") == ("1/spyglass" if name == "Ben" else None)
        assert g.view(name).removed == 1


@rule("R4", "H1", "H2")
def test_others_see_only_the_back_of_a_drawn_treasure() -> None:
    g = table().pile(4, "4/9", "4/4").start().rolls("fog", "fog", "fog").do("Ben", "leave")
    assert g.view("Ben").treasures == {"4/9": 1}
    for name in ("Ann", "Cy", None):
        assert g.view(name).seats[1].treasures == {"4": 1}
        assert "4/9" not in str(g.view(name)) + str(g.told(name))
