"""Other worlds: what a seat knows stays, what it does not know changes, and every world can be (H1 to H7)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from celestia import engine
from celestia.game.city_facts import CityFacts, Contradiction
from celestia.game.city_life import imagine_city
from celestia.game.config import Config
from celestia.game.game import Game
from celestia.game.learned import Learned, Step
from celestia.game.names import CARDS, TREASURES, treasure_word
from celestia.game.peek import numbers, rows
from celestia.game.worlds import draw_world, world, world_from, worlds
from celestia.rules import phase, question
from tests.ledger import rule
from tests.properties.checks import check_position
from tests.properties.random_games import decisions, find
from tests.properties.secrecy import check_cannot_be_told_apart, check_world_can_be
from tests.scenario import Play, Scenario

ANN, BEN, CY = 0, 1, 2
MANY = 60


def table(modules: str = "", house: str = "", preset: str = "whole_sky") -> Scenario:
    return Scenario("Ann Ben Cy", captain="Ann", city=4, preset=preset, modules=modules, house=house)


def imagined(game: Game, seat: int | None, count: int = MANY) -> list[engine.State]:
    """Worlds that are checked: nothing is lost, nobody can tell, nothing real was kept."""
    rng, learned = Random(5), game.learned(seat)
    found = []
    for _ in range(count):
        drawn = draw_world(game.state, seat, learned, rng)
        assert drawn.kept == ()
        check_cannot_be_told_apart(game.state, drawn.state, seat, learned)
        if drawn.state.asked >= 0:
            check_world_can_be(drawn.state, learned)
        found.append(drawn.state)
    return found


def hands(found: list[engine.State], seat: int) -> list[dict[str, int]]:
    return [{name: n for name, n in zip(CARDS, rows(s, "hand")[seat], strict=True) if n} for s in found]


def treasures(found: list[engine.State], seat: int) -> list[list[str]]:
    held = [rows(state, "treasure")[seat] for state in found]
    return [[treasure_word(face) for face, n in enumerate(row) for _ in range(n)] for row in held]


def pile(state: engine.State, place: int) -> list[str]:
    """From the bottom up."""
    return [treasure_word(t) for t in rows(state, "pile")[place][: numbers(state, "pile_size")[place]]]


def alike(values: list[dict[str, int]]) -> bool:
    return all(value == values[0] for value in values)


# ----------------------------------------------------------------------------------------------- using it
def test_worlds_are_states_of_their_own() -> None:
    g = table().hand("Ann", "spy").hand("Ben", "cannon", "turbo").start()
    before = g.state.to_bytes()
    found = list(worlds(g.game, ANN, Random(1), 5))
    assert len(found) == 5
    assert world(g.game, ANN, Random(1)) == found[0] == world(g.game, ANN, Random(1))
    for state in found:
        engine.play_on(state, engine.generator(1))
        check_position(state)
    assert g.state.to_bytes() == before


def test_what_another_seat_has_learned_is_refused() -> None:
    g = table().hand("Ann", "spy").hand("Ben", "turbo").start()
    with pytest.raises(ValueError, match="learned itself"):
        world_from(g.state, ANN, g.game.learned(BEN), Random(1))


@rule("H6")
def test_at_the_end_there_is_one_world() -> None:
    g = table().treasures("Ben", "25/25", "25/25").hand("Cy", "turbo").start(phase.END_CHECK)
    assert g.over
    assert world(g.game, ANN, Random(1)) == g.state


# ------------------------------------------------------------------------------------------ hands and deck
@rule("H2", "H3")
def test_own_cards_stay_and_all_others_change() -> None:
    g = (
        table()
        .hand("Ann", "spy", "compass")
        .hand("Ben", "cannon", "turbo")
        .treasures("Cy", "6/9", "1/1")
        .start()
    )
    found = imagined(g.game, ANN)
    assert alike(hands(found, ANN))
    assert not alike(hands(found, BEN))
    assert len({tuple(held) for held in treasures(found, CY)}) > 3
    assert len({tuple(numbers(state, "deck")) for state in found}) == MANY
    assert len({tuple(pile(state, 0)) for state in found}) > MANY // 2
    assert not alike(hands(imagined(g.game, None), ANN)), "a spectator knows no hand"


@rule("H7", "C129")
def test_a_hand_seen_by_spy_stays_for_its_player_alone() -> None:
    scenario = table().hand("Ben", "spy", "bandit").hand("Cy", "cannon", "turbo", "jetpack")
    g = scenario.start().do("Ben", "play spy 2")
    assert alike(hands(imagined(g.game, BEN), CY))
    assert not alike(hands(imagined(g.game, None), CY))


@rule("H5", "H7")
def test_no_hand_belies_an_announcement() -> None:
    """Ann could not answer two fogs: in no world does she hold two compasses or an improved one."""
    g = table(preset="classic", modules="improved").hand("Ann", *["cannon"] * 6).start()
    g.rolls("fog", "fog", "fog").do("Ben", "stay").do("Cy", "stay")
    assert numbers(g.state, "hand_size")[ANN] == 7, "she drew a card for the new journey"
    for held in hands(imagined(g.game, BEN, 200), ANN):
        covered = held.get("compass", 0) + 2 * held.get("improved_compass", 0)
        best = 2 if held.get("improved_compass") else 1
        assert covered - best < 3


@rule("H5", "Q41")
def test_who_is_asked_to_announce_has_turbos_to_choose() -> None:
    g = table(preset="classic").hand("Ann", "compass", "turbo", "turbo", "cannon").start()
    g.rolls("fog", "fog", "birds").do("Ben", "stay").do("Cy", "stay")
    assert g.asks == "announce"
    for held in hands(imagined(g.game, BEN), ANN):
        short = max(0, 2 - held.get("compass", 0)) + max(0, 1 - held.get("foghorn", 0))
        assert 0 < short <= held.get("turbo", 0)


def show_until(g: Play, asks: str) -> None:
    while g.asks != asks:
        g.game.show()


@rule("C3", "Q41")
def test_a_table_that_is_shown_a_moment_learns_nothing_from_it() -> None:
    """Staged, the announcement waits for the table whatever the captain holds."""
    scenario = table(preset="classic").hand("Ann", "compass", "turbo", "turbo", "cannon")
    state = scenario.state
    engine.stage(state)
    g = scenario.start()
    show_until(g, "roll")
    g.rolls("fog", "fog", "birds").do("Ben", "stay").do("Cy", "stay")
    show_until(g, "announce")
    assert g.game.table_is_asked
    assert any("turbo" not in held for held in hands(imagined(g.game, BEN), ANN))


@rule("Q41")
def test_who_is_asked_how_to_pay_has_several_ways() -> None:
    g = table(preset="classic").hand("Ann", "compass", "turbo").start()
    g.rolls("fog", "blank", "blank").do("Ben", "stay").do("Cy", "stay")
    assert g.asks == "pay"
    for held in hands(imagined(g.game, BEN), ANN):
        assert held == {"compass": 1, "turbo": 1}, "the only two cards that leave a choice"


# ------------------------------------------------------------------------------------------- who is asked
def after_declarations(scenario: Scenario) -> Play:
    return scenario.start().rolls("fog", "blank", "blank").do("Ben", "stay").do("Cy", "stay")


@rule("H1", "C3", "Q41")
def test_in_a_hidden_window_anybody_may_be_the_one_who_is_asked() -> None:
    scenario = (
        table(preset="classic").hand("Ann", "cannon").hand("Ben", "wind_gust", "turbo").hand("Cy", "turbo")
    )
    g = after_declarations(scenario)
    assert (g.asked, g.asks) == ("Ben", "window")
    assert {state.asked for state in imagined(g.game, ANN)} == {BEN, CY}
    assert {state.asked for state in imagined(g.game, None)} == {ANN, BEN, CY}
    assert {state.asked for state in imagined(g.game, BEN, 10)} == {BEN}


@rule("Q1", "Q41")
def test_who_could_answer_knows_whether_his_turn_has_been() -> None:
    """Ben has passed, so it must be Cy; before Ben's turn it must be Ann."""
    scenario = (
        table(preset="classic").hand("Ann", "wind_gust").hand("Ben", "ejection").hand("Cy", "wind_gust")
    )
    g = after_declarations(scenario)
    assert g.asked == "Ann"
    assert {state.asked for state in imagined(g.game, BEN)} == {ANN}
    g.do("Ann", "pass").do("Ben", "pass")
    assert g.asked == "Cy"
    assert {state.asked for state in imagined(g.game, BEN)} == {CY}


@rule("Q27", "C147")
def test_whoever_may_play_instructor_holds_one() -> None:
    g = table().hand("Ann", "turbo").hand("Cy", "instructor").start()
    g.rolls("fog", "fog", "fog").do("Ben", "leave")
    assert (g.asked, g.asks) == ("Cy", "instruct")
    for state in imagined(g.game, BEN):
        assert rows(state, "hand")[state.asked][CARDS.index("instructor")] > 0
        assert numbers(state, "frame_polled")[state.frames - 1] == state.asked


@rule("B8", "C106")
def test_a_rescue_may_be_a_spyglass() -> None:
    """Nobody holds a card: whoever is asked has a spyglass among his treasures."""
    g = table(preset="classic").treasures("Ben", "1/spyglass").treasures("Cy", "1/1", "2/2").start()
    g.rolls("fog", "fog", "fog").do("Ben", "stay").do("Cy", "stay")
    assert (g.asked, g.asks) == ("Ben", "window")
    asked = Counter(state.asked for state in imagined(g.game, ANN))
    assert set(asked) == {BEN, CY}
    assert {state.asked for state in imagined(g.game, CY, 20)} == {BEN}


@rule("H4", "Q29")
def test_in_the_help_round_others_are_still_to_answer() -> None:
    g = table().hand("Ben", "help_cannon", "turbo").hand("Cy", "help_compass", "turbo").start()
    g.rolls("pirates", "pirates", "fog").do("Ben", "stay").do("Cy", "stay").do("Ben", "lay help_cannon")
    for state in imagined(g.game, CY):
        assert (state.asked, state.help_answered, rows(state, "laid")[BEN]) in (
            (BEN, 0, [0, 0, 0, 0]),
            (CY, 0, [0, 0, 0, 0]),
        )
    for state in imagined(g.game, BEN):
        assert (state.asked, state.help_answered, rows(state, "laid")[BEN]) == (CY, 1 << BEN, [0, 0, 0, 1])


# ---------------------------------------------------------------------------------------------- treasures
@rule("H2", "H3")
def test_others_treasures_come_from_what_is_not_seen() -> None:
    """Ann holds both treasures of city 1 worth 4; five of the other nine are worth 1."""
    g = table().treasures("Ann", "1/4", "1/4").treasures("Cy", "1/1").hand("Ben", "spy").start()
    held = Counter(one[0] for one in treasures(imagined(g.game, ANN, 600), CY))
    assert set(held) == {"1/1", "1/2", "1/spyglass"}
    assert held["1/1"] / 600 == pytest.approx(5 / 9, abs=0.06)


@rule("H7", "C173")
def test_a_treasure_laid_under_its_pile_is_known_to_lie_there() -> None:
    scenario = (
        table(modules="-instructor").treasures("Ben", "6/12").treasures("Cy", "6/6").hand("Cy", "turbo")
    )
    g = scenario.set("crashed", 1).start(phase.NEW_JOURNEY)
    assert (g.asked, g.asks) == ("Ben", "matryoshburg")
    g.do("Ben", "trade 6/12")
    assert g.asked == "Cy"
    for state in imagined(g.game, BEN):
        assert pile(state, 3)[0] == "6/12"
    assert len({pile(state, 3)[0] for state in imagined(g.game, CY)}) > 1
    g.do("Cy", "trade 6/6")
    for state in imagined(g.game, BEN):
        assert pile(state, 3)[1] == "6/12", "Cy's lies below it now"
        assert "6/12" not in treasures([state], CY)[0]
    for state in imagined(g.game, CY):
        assert pile(state, 3)[0] == "6/6"


@rule("H7", "C147", "C148")
def test_a_pile_seen_by_instructor_is_known_less_later_draws() -> None:
    g = table().hand("Cy", "instructor").hand("Ann", "turbo").pile(4, "4/4", "4/9", "4/6", "4/6").start()
    g.rolls("fog", "fog", "fog").do("Ben", "leave").do("Cy", "play instructor")
    for state in imagined(g.game, CY):
        assert sorted(pile(state, 2)) == ["4/4", "4/6", "4/6", "4/9"]
    assert len({tuple(sorted(pile(state, 2))) for state in imagined(g.game, ANN)}) > 1
    g.do("Cy", "choose 4/9")
    assert (g.asked, g.asks) == ("Cy", "declare")
    for state in imagined(g.game, CY):
        assert sorted(pile(state, 2)) == ["4/4", "4/6", "4/6"]
        assert treasures([state], BEN) == [["4/9"]]
    g.do("Cy", "leave")
    assert g.treasures("Cy") == ["4/4"]
    for state in imagined(g.game, CY):
        assert sorted(pile(state, 2)) == ["4/6", "4/6"]


@rule("Q28", "C72")
def test_of_reds_price_only_the_points_are_known() -> None:
    scenario = (
        table(modules="-help").character("Ben", "red").treasures("Ben", "1/spyglass", "6/9").hand("Cy", "spy")
    )
    g = scenario.start().rolls("fog", "fog", "fog").do("Ben", "stay").do("Cy", "stay")
    g.do("Ben", "use red 1/spyglass").rolls("fog", "fog", "fog")
    gone = Counter(t for s in imagined(g.game, CY) for t, n in enumerate(numbers(s, "removed")) if n)
    assert {treasure_word(t) for t in gone} == {"1/2", "1/spyglass"}
    own = Counter(t for s in imagined(g.game, BEN) for t, n in enumerate(numbers(s, "removed")) if n)
    assert {treasure_word(t) for t in own} == {"1/spyglass"}


@rule("C163", "H3")
def test_gifts_may_be_anything_of_their_city() -> None:
    g = table().hand("Ben", "spy").gifts("9/12", "2/2").start()
    found = imagined(g.game, ANN)
    faces = [tuple(t for t, n in enumerate(numbers(s, "gifts")) if n) for s in found]
    assert len(set(faces)) > 3
    assert {t // 4 for pair in faces for t in pair} == {1, 4}


@rule("C165", "Q16")
def test_gifts_that_are_left_are_no_better_than_those_given() -> None:
    scenario = table().treasures("Ben", "25/25", "25/25").gifts("9/12", "9/9").treasures("Cy", "9/9")
    g = scenario.start(phase.END_CHECK)
    assert len({tuple(numbers(s, "gifts")) for s in imagined(g.game, BEN)}) > 1
    g.do("Ben", "give 2")
    assert g.over
    four = Scenario("Ann Ben Cy Dan", captain="Ann", preset="whole_sky").treasures("Ben", "25/25", "25/25")
    g = four.gifts("9/9", "9/9", "9/9").start(phase.END_CHECK).do("Ben", "give 2")
    assert g.asks == "give"
    for state in imagined(g.game, ANN):
        assert numbers(state, "gifts")[TREASURES["9/12"]] == 0
        assert treasures([state], CY) == [["9/9"]]


@rule("B11")
def test_open_scores_stay_right() -> None:
    scenario = table(house="open_scores").treasures("Ben", "6/9", "1/2").treasures("Cy", "1/4", "2/2", "6/6")
    g = scenario.hand("Ben", "spy").start()
    found = imagined(g.game, ANN)
    assert {tuple(numbers(state, "points")) for state in found} == {tuple(numbers(g.state, "points"))}
    assert {tuple(held) for held in treasures(found, BEN)} == {("1/2", "6/9"), ("1/spyglass", "6/9")}


@rule("R10", "H5")
def test_nobody_had_fifty_points_when_the_journey_began() -> None:
    """Three treasures of city 12 and one of 9, all seats aboard: four times 15 or 12 would have ended it."""
    scenario = table(modules="-matryoshburg").treasures("Cy", "12/12", "12/12", "12/12", "9/9")
    g = scenario.hand("Ben", "bandit").start()
    points = {numbers(state, "points")[CY] for state in imagined(g.game, ANN, 150)}
    assert max(points) < 50
    assert {45, 48} <= points


@rule("C201", "H3")
def test_crews_do_not_know_what_is_boxed() -> None:
    game = find(Config.preset("two_crews", 2), lambda game: game.state.journey == 2)
    found = imagined(game, 0)
    assert len({tuple(numbers(state, "boxed")) for state in found}) > MANY // 2
    assert all(sum(numbers(state, "boxed")) == sum(numbers(game.state, "boxed")) for state in found)


@rule("C206", "H2")
def test_a_crews_draw_is_known_to_the_drawer_alone() -> None:
    game = find(Config.preset("two_crews", 2), lambda game: game.state.question == question.KEEP_TREASURE)
    drawer = game.state.asked
    drawn = sorted(numbers(game.state, "drawn"))
    assert {tuple(sorted(numbers(s, "drawn"))) for s in imagined(game, drawer)} == {tuple(drawn)}
    others = [sorted(numbers(s, "drawn")[: s.drawn_count]) for s in imagined(game, 1 - drawer)]
    assert len({tuple(one) for one in others}) > 1
    assert all(len(set(one)) > 1 for one in others), "he is asked, so they differ"


# ---------------------------------------------------------------------------------------- one city's life
def city(steps: list[Step], own: tuple[str, ...], held: tuple[int, ...], faces: str) -> CityFacts:
    """City 1 with these treasures and no others; seat 0 knows the steps."""
    kinds = tuple(TREASURES[f"1/{face}"] for face in faces.split())
    mine = tuple(TREASURES[word] for word in own)
    return CityFacts(0, kinds, mine, held, gifts=0, removed=0, boxed=0, drawn=0, steps=tuple(steps))


@rule("H7")
def test_a_known_draw_makes_the_same_face_rarer_elsewhere() -> None:
    """Of five 1 and three 2, seat 1 drew one; then I drew a 2. His is a 2 in two cases of seven."""
    facts = city([("drawn", 1, None, None), ("drawn", 0, "1/2", None)], ("1/2",), (1, 1), "1 1 1 1 1 2 2 2")
    rng = Random(3)
    twos = sum(imagine_city(facts, rng).held[1][0].face == TREASURES["1/2"] for _ in range(2000))
    assert twos / 2000 == pytest.approx(2 / 7, abs=0.04)


@rule("H7", "C173")
def test_a_trade_of_another_is_found_out_by_what_comes_up() -> None:
    """Of a 1 and a 4 he drew one, laid it under and drew the other; I drew the 4: he has the 1."""
    steps: list[Step] = [("drawn", 1, None, None), ("under", 1, None, None), ("drawn", 1, None, None)]
    facts = city([*steps, ("drawn", 0, "1/4", None)], ("1/4",), (1, 1), "1 4")
    assert {imagine_city(facts, Random(n)).held[1][0].face for n in range(20)} == {TREASURES["1/1"]}


@rule("H7", "C23")
def test_a_spyglass_that_was_used_is_one_that_was_drawn() -> None:
    """His first draw or his second was the spyglass, so the other was not."""
    steps: list[Step] = [
        ("drawn", 1, None, None),
        ("drawn", 1, None, None),
        ("removed", 1, "1/spyglass", None),
    ]
    kinds = tuple(TREASURES[f"1/{face}"] for face in ("1", "2", "spyglass"))
    facts = CityFacts(0, kinds, (), (0, 1), gifts=0, removed=1, boxed=0, drawn=0, steps=tuple(steps))
    lives = [imagine_city(facts, Random(n)) for n in range(40)]
    assert {life.removed[0].face for life in lives} == {TREASURES["1/spyglass"]}
    assert {life.held[1][0].face for life in lives} == {TREASURES["1/1"], TREASURES["1/2"]}


@rule("H7", "C142")
def test_a_treasure_that_came_back_may_be_drawn_by_anybody() -> None:
    """He drew and returned one; I drew the only 4: whether it was his first does not matter."""
    steps: list[Step] = [
        ("drawn", 1, None, None),
        ("returned", 1, None, None),
        ("shuffled", None, None, None),
    ]
    facts = city([*steps, ("drawn", 0, "1/4", None)], ("1/4",), (1, 0), "1 1 4")
    assert [card.face for card in imagine_city(facts, Random(1)).pile] == [TREASURES["1/1"]] * 2


def test_steps_that_contradict_each_other_are_refused() -> None:
    steps: list[Step] = [("drawn", 0, "1/4", None), ("drawn", 0, "1/4", None)]
    with pytest.raises(Contradiction):
        imagine_city(city(steps, ("1/4", "1/4"), (2, 0), "1 1 4"), Random(1))


# -------------------------------------------------------------------------------------- the last resort
def test_what_cannot_be_is_kept_as_it_is_and_named() -> None:
    """Somebody who has learned something untrue: the world still can be."""
    g = (
        table()
        .hand("Ann", "turbo")
        .hand("Ben", "spy", "cannon")
        .hand("Cy", "turbo")
        .treasures("Cy", "1/1")
        .start()
    )
    for misled, kept in ((BEN, ("1", "hand 1")), (CY, ("1", "hand 1", "hand 2"))):
        untrue = Learned(ANN, hands={misled: {"cannon": 15}}, piles={"1": [("drawn", ANN, "1/4", None)]})
        drawn = draw_world(g.state, ANN, untrue, Random(1))
        assert drawn.kept == kept
        check_position(drawn.state)
        check_cannot_be_told_apart(g.state, drawn.state, ANN, untrue)


@pytest.mark.parametrize("seed", range(4))
def test_in_play_hardly_anything_is_kept(seed: int) -> None:
    rng = Random(seed)
    kept = drawn = 0
    for game in decisions(Config.preset("whole_sky", 3 + seed % 4), rng):
        if rng.random() < 0.15:
            seat = rng.choice([None, *range(game.config.players)])
            kept += bool(draw_world(game.state, seat, game.learned(seat), rng).kept)
            drawn += 1
    assert kept <= 0.01 * drawn
