"""Treasures in sampled worlds fit everything that a seat has seen of a city (H7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from celestia.game.knowledge.learned import Step
from celestia.game.setup.config import Config
from celestia.game.setup.names import TREASURES, treasure_word
from celestia.game.state_lists import numbers
from celestia.game.worlds.city_facts import CityFacts, Contradiction
from celestia.game.worlds.city_life import CityLife, Histories
from celestia.game.worlds.whereabouts import Uncertain, track
from celestia.rules.kinds import phase, question
from tests.game.imagining import ANN, BEN, CY, MANY, imagined, pile, table, treasures
from tests.ledger import rule
from tests.properties.random_games import find
from tests.scenario import Scenario


# ---------------------------------------------------------------------------------------------- treasures
@rule("H2", "H3")
def test_others_treasures_are_sampled_from_the_unseen_ones() -> None:
    """Ann holds both treasures of city 1 worth 4. Five of the other nine are worth 1."""
    g = table().treasures("Ann", "1/4", "1/4").treasures("Cy", "1/1").hand("Ben", "spy").start()
    held = Counter(one[0] for one in treasures(imagined(g.game, ANN, 600), CY))
    assert set(held) == {"1/1", "1/2", "1/spyglass"}
    assert held["1/1"] / 600 == pytest.approx(5 / 9, abs=0.06)


@rule("H7", "C173")
def test_a_treasure_put_under_its_pile_stays_there() -> None:
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
def test_a_pile_seen_by_instructor_is_known_minus_later_draws() -> None:
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
def test_only_the_points_of_reds_price_are_known() -> None:
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
def test_gifts_may_be_any_treasure_of_their_city() -> None:
    g = table().hand("Ben", "spy").gifts("9/12", "2/2").start()
    found = imagined(g.game, ANN)
    faces = [tuple(t for t, n in enumerate(numbers(s, "gifts")) if n) for s in found]
    assert len(set(faces)) > 3
    assert {t // 4 for pair in faces for t in pair} == {1, 4}


@rule("C165")
def test_gifts_are_public_once_they_are_handed_out() -> None:
    four = Scenario("Ann Ben Cy Dan", captain="Ann", preset="whole_sky").treasures("Ben", "25/25", "25/25")
    g = four.gifts("9/9", "9/12", "9/9").start(phase.END_CHECK)
    for state in imagined(g.game, ANN):
        assert numbers(state, "gifts") == numbers(g.state, "gifts")
    g.do("Ben", "give 2")
    assert g.asks == "give"
    for state in imagined(g.game, ANN):
        assert numbers(state, "gifts") == numbers(g.state, "gifts")
        assert treasures([state], CY) == [["9/12"]]


@rule("B11")
def test_open_scores_stay_the_same() -> None:
    scenario = table(house="open_scores").treasures("Ben", "6/9", "1/2").treasures("Cy", "1/4", "2/2", "6/6")
    g = scenario.hand("Ben", "spy").start()
    found = imagined(g.game, ANN)
    assert {tuple(numbers(state, "points")) for state in found} == {tuple(numbers(g.state, "points"))}
    assert {tuple(held) for held in treasures(found, BEN)} == {("1/2", "6/9"), ("1/spyglass", "6/9")}


@rule("R10", "H5")
def test_nobody_had_fifty_points_when_the_journey_began() -> None:
    """Cy's treasures could be worth more than 50, but the game did not end."""
    scenario = table(modules="-matryoshburg").treasures("Cy", "12/12", "12/12", "12/12", "9/9")
    g = scenario.hand("Ben", "bandit").start()
    points = {numbers(state, "points")[CY] for state in imagined(g.game, ANN, 150)}
    assert max(points) < 50
    assert {45, 48} <= points


@rule("C201", "H3")
def test_boxed_treasures_are_sampled() -> None:
    game = find(Config.preset("two_crews", 2), lambda game: game.state.journey == 2)
    found = imagined(game, 0)
    assert len({tuple(numbers(state, "boxed")) for state in found}) > MANY // 2
    assert all(sum(numbers(state, "boxed")) == sum(numbers(game.state, "boxed")) for state in found)


@rule("C206", "H2")
def test_only_the_crew_knows_its_draw() -> None:
    game = find(Config.preset("two_crews", 2), lambda game: game.state.question == question.KEEP_TREASURE)
    drawer = game.state.asked
    drawn = sorted(numbers(game.state, "drawn"))
    assert {tuple(sorted(numbers(s, "drawn"))) for s in imagined(game, drawer)} == {tuple(drawn)}
    others = [sorted(numbers(s, "drawn")[: s.drawn_count]) for s in imagined(game, 1 - drawer)]
    assert len({tuple(one) for one in others}) > 1
    assert all(len(set(one)) > 1 for one in others), "a crew is asked only if they differ"


# --------------------------------------------------------------------------------- one city's history
Sample = Callable[[CityFacts, Random], CityLife]


@pytest.fixture(params=["whole histories", "known cards only"])
def sample(request: pytest.FixtureRequest) -> Sample:
    """Both ways to sample a city must agree wherever both work."""
    if request.param == "known cards only":
        return lambda facts, rng: track(facts).sample(rng)
    return lambda facts, rng: Histories(facts).sample(rng)


def city(steps: list[Step], own: tuple[str, ...], held: tuple[int, ...], faces: str) -> CityFacts:
    """Return the facts of a city 1 with only these treasures. Seat 0 knows the steps."""
    kinds = tuple(TREASURES[f"1/{face}"] for face in faces.split())
    mine = tuple(TREASURES[word] for word in own)
    return CityFacts(0, kinds, mine, held, gifts=0, removed=0, boxed=0, drawn=0, steps=tuple(steps))


@rule("H7")
def test_a_known_draw_makes_the_same_face_rarer_elsewhere(sample: Sample) -> None:
    """The pile was five 1 and three 2. Seat 1 drew, then seat 0 drew a 2.

    Seat 1 has a 2 with probability 2/7."""
    facts = city([("drawn", 1, None, None), ("drawn", 0, "1/2", None)], ("1/2",), (1, 1), "1 1 1 1 1 2 2 2")
    rng = Random(3)
    twos = sum(sample(facts, rng).held[1][0].face == TREASURES["1/2"] for _ in range(2000))
    assert twos / 2000 == pytest.approx(2 / 7, abs=0.04)


@rule("H7", "C142")
def test_a_later_return_does_not_bias_the_odds(sample: Sample) -> None:
    """The pile was one 1 and three 4. Seat 1 drew, then seat 0 drew a 4.

    Seat 1 drew again and returned that one. They kept a 4 with probability 2/3."""
    steps: list[Step] = [("drawn", 1, None, None), ("drawn", 0, "1/4", None), ("drawn", 1, None, None)]
    back: list[Step] = [("returned", 1, None, None), ("shuffled", None, None, None)]
    facts = city([*steps, *back], ("1/4",), (1, 1), "1 4 4 4")
    rng = Random(4)
    fours = sum(sample(facts, rng).held[1][0].face == TREASURES["1/4"] for _ in range(2000))
    assert fours / 2000 == pytest.approx(2 / 3, abs=0.04)


@rule("H7", "C142")
def test_a_known_draw_after_a_return_changes_the_odds(sample: Sample) -> None:
    """The pile was two 1 and three 4. Seat 1 drew two and returned the second.

    Then seat 0 drew a 4. Seat 1 has a 4 with probability 2/4."""
    steps: list[Step] = [("drawn", 1, None, None), ("drawn", 1, None, None), ("returned", 1, None, None)]
    facts = city(
        [*steps, ("shuffled", None, None, None), ("drawn", 0, "1/4", None)], ("1/4",), (1, 1), "1 1 4 4 4"
    )
    rng = Random(6)
    fours = sum(sample(facts, rng).held[1][0].face == TREASURES["1/4"] for _ in range(2000))
    assert fours / 2000 == pytest.approx(1 / 2, abs=0.05)


@rule("H7", "C173")
def test_a_known_draw_reveals_the_trade_of_another_seat(sample: Sample) -> None:
    """The pile was a 1 and a 4. Seat 1 drew one, put it under and drew the other.

    Then seat 0 drew the 4, so seat 1 has the 1."""
    steps: list[Step] = [("drawn", 1, None, None), ("under", 1, None, None), ("drawn", 1, None, None)]
    facts = city([*steps, ("drawn", 0, "1/4", None)], ("1/4",), (1, 1), "1 4")
    assert {sample(facts, Random(n)).held[1][0].face for n in range(20)} == {TREASURES["1/1"]}


@rule("H7", "C23")
def test_a_used_spyglass_was_one_of_the_draws(sample: Sample) -> None:
    """One of the two draws of seat 1 was the spyglass, so the other was not."""
    steps: list[Step] = [
        ("drawn", 1, None, None),
        ("drawn", 1, None, None),
        ("removed", 1, "1/spyglass", None),
    ]
    kinds = tuple(TREASURES[f"1/{face}"] for face in ("1", "2", "spyglass"))
    facts = CityFacts(0, kinds, (), (0, 1), gifts=0, removed=1, boxed=0, drawn=0, steps=tuple(steps))
    lives = [sample(facts, Random(n)) for n in range(40)]
    assert {life.removed[0].face for life in lives} == {TREASURES["1/spyglass"]}
    assert {life.held[1][0].face for life in lives} == {TREASURES["1/1"], TREASURES["1/2"]}


@rule("H7", "C142")
def test_a_returned_treasure_can_be_drawn_again(sample: Sample) -> None:
    """Seat 1 drew one and returned it. Seat 0 may draw the only 4, returned or not."""
    steps: list[Step] = [
        ("drawn", 1, None, None),
        ("returned", 1, None, None),
        ("shuffled", None, None, None),
    ]
    facts = city([*steps, ("drawn", 0, "1/4", None)], ("1/4",), (1, 0), "1 1 4")
    assert [card.face for card in sample(facts, Random(1)).pile] == [TREASURES["1/1"]] * 2


def test_steps_that_contradict_each_other_are_refused(sample: Sample) -> None:
    steps: list[Step] = [("drawn", 0, "1/4", None), ("drawn", 0, "1/4", None)]
    with pytest.raises(Contradiction):
        sample(city(steps, ("1/4", "1/4"), (2, 0), "1 1 4"), Random(1))


# ------------------------------------------------------------------------------- when known cards get lost
@rule("H7", "C173")
def test_a_known_treasure_can_be_followed_until_it_may_have_been_drawn() -> None:
    """Seat 0 put the 4 under the pile of four. It surfaces when the others are gone."""
    own: list[Step] = [("drawn", 0, "1/4", None), ("under", 0, "1/4", None)]
    for draws in range(5):
        drawn: list[Step] = [("drawn", 1, None, None)] * draws
        held = track(city([*own, *drawn], (), (0, draws), "1 1 2 2 4")).sample(Random(draws)).held[1]
        assert TREASURES["1/4"] not in [card.face for card in held]
    last: list[Step] = [("drawn", 1, None, None)] * 5
    assert track(city([*own, *last], (), (0, 5), "1 1 2 2 4")).held[1][-1] == TREASURES["1/4"]


@rule("H7", "C142")
def test_a_draw_from_a_pile_with_a_known_treasure_is_uncertain() -> None:
    """Seat 0 returned the 4, the pile was shuffled, and seat 1 drew."""
    steps: list[Step] = [("drawn", 0, "1/4", None), ("returned", 0, "1/4", None)]
    steps += [("shuffled", None, None, None), ("drawn", 1, None, None)]
    facts = city(steps, (), (0, 1), "1 1 4")
    with pytest.raises(Uncertain):
        track(facts)
    rng, histories = Random(7), Histories(facts)
    fours = sum(histories.sample(rng).held[1][0].face == TREASURES["1/4"] for _ in range(2000))
    assert fours / 2000 == pytest.approx(1 / 3, abs=0.15), "a few histories serve all draws"


@rule("Q28", "C72")
def test_a_price_of_known_points_takes_one_of_the_fitting_treasures() -> None:
    """Seat 1 paid 2 points for Red: one of three 1/2 or the spyglass."""
    steps: list[Step] = [("drawn", 1, None, None), ("removed", 1, None, 2)]
    kinds = tuple(TREASURES[f"1/{face}"] for face in ("1", "2", "2", "2", "spyglass"))
    facts = CityFacts(0, kinds, (), (0, 0), gifts=0, removed=1, boxed=0, drawn=0, steps=tuple(steps))
    rng, found = Random(8), track(facts)
    paid = Counter(found.sample(rng).removed[0].face for _ in range(2000))
    assert set(paid) == {TREASURES["1/2"], TREASURES["1/spyglass"]}
    assert paid[TREASURES["1/2"]] / 2000 == pytest.approx(3 / 4, abs=0.04)
