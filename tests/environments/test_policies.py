"""Native policies: they answer by the row, alike in both builds, and like the bots."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from celestia import engine
from celestia.bots.careful_bot import CarefulBot
from celestia.bots.odds_bot import OddsBot
from celestia.bots.parameters import STANDARD
from celestia.bots.prices import price_list
from celestia.learning import action_ids, observation_layout, policy_kinds
from celestia.learning.action_space import FACE_OF, PLAY_START
from celestia.learning.policies import policies as plain
from celestia.learning.policies import prices
from celestia.learning.policies.answer_ids import PLAYABLE_OF
from celestia.learning.policies.treasury import TREASURE_OF
from celestia.rules.kinds import card

from .policy_positions import known_by_row, random_positions

ALL = range(policy_kinds.RANDOM, policy_kinds.COUNT)


def test_careful_decides_like_its_bot() -> None:
    bot, chance, kinds = CarefulBot(), engine.generator(1), Counter[str]()
    for position in random_positions(games=12):
        answer = bot.choose(known_by_row(position.view), position.question)
        chosen = engine.choose_by_policy(policy_kinds.CAREFUL, position.row, position.ids, chance)
        assert chosen == position.id_of(answer), f"{position.game.config}: {answer}"
        kinds[position.question.kind] += 1
    assert len(kinds) >= 14


def test_odds_decides_like_its_bot_almost_always() -> None:
    """The rest are ties between seats, and treasures that the row does not show."""
    bot, chance, kinds, differs = OddsBot(), engine.generator(1), Counter[str](), 0
    row = bytearray(observation_layout.SIZE)
    for position in random_positions(games=12):
        answer = bot.choose(known_by_row(position.view), position.question)
        engine.observe(position.game.state, position.seat, row)
        chosen = engine.choose_by_policy(policy_kinds.ODDS, row, position.ids, chance)
        differs += chosen != position.id_of(answer)
        kinds[position.question.kind] += 1
    assert len(kinds) >= 14
    assert differs <= 0.005 * kinds.total()


def test_every_policy_answers_legally_at_any_table() -> None:
    chance = engine.generator(2)
    for position in random_positions(games=6, first_seed=100):
        for policy in ALL:
            chosen = engine.choose_by_policy(policy, position.row, position.ids, chance)
            assert chosen in position.ids


def test_builds_decide_alike() -> None:
    compiled = pytest.importorskip("celestia._compiled")
    from celestia.learning.generator import generator

    for position in random_positions(games=4, first_seed=200):
        for policy in ALL:
            one = compiled.choose_by_policy(policy, position.row, position.ids, compiled.generator(5))
            other = plain.choose_by_policy(policy, position.row, position.ids, generator(5))
            assert one == other, f"{position.game.config}: policy {policy}"


def test_all_but_random_ignore_the_generator() -> None:
    for position in random_positions(games=2, first_seed=300):
        for policy in ALL:
            if policy != policy_kinds.RANDOM:
                answers = {
                    engine.choose_by_policy(policy, position.row, position.ids, engine.generator(seed))
                    for seed in (1, 2)
                }
                assert len(answers) == 1


def test_random_gives_every_answer_its_share() -> None:
    position = next(position for position in random_positions(games=1) if len(position.ids) == 3)
    chance = engine.generator(7)
    found = Counter(
        engine.choose_by_policy(policy_kinds.RANDOM, position.row, position.ids, chance) for _ in range(3000)
    )
    assert set(found) == set(position.ids)
    assert all(900 < count < 1100 for count in found.values())


def test_nonsense_rows_get_an_answer() -> None:
    rng, chance = Random(3), engine.generator(3)
    for _ in range(300):
        row = bytearray(rng.choice((0, 1, 1, rng.randrange(256))) for _ in range(observation_layout.SIZE))
        ids = [rng.randrange(action_ids.COUNT) for _ in range(rng.randint(2, 9))]
        for policy in ALL:
            assert isinstance(engine.choose_by_policy(policy, row, ids, chance), int)


@pytest.mark.parametrize(
    ("policy", "size", "ids", "message"),
    [
        (policy_kinds.CALLER, observation_layout.SIZE, [0, 1], "no policy 0"),
        (policy_kinds.COUNT, observation_layout.SIZE, [0, 1], "no policy"),
        (policy_kinds.CAREFUL, 5, [0, 1], "numbers of 1 bytes"),
        (policy_kinds.CAREFUL, observation_layout.SIZE, [], "1 to 512 ids, not 0"),
        (policy_kinds.CAREFUL, observation_layout.SIZE, [0] * 600, "not 600"),
    ],
)
def test_wrong_arguments_are_refused(policy: int, size: int, ids: list[int], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        engine.choose_by_policy(policy, bytearray(size), ids, engine.generator(1))


def test_the_prices_are_those_of_the_odds_bot() -> None:
    assert tuple(prices.CARD_PRICE) == price_list(STANDARD)
    assert tuple(prices.PLAIN_PRICE) == STANDARD.plain
    assert STANDARD.spyglass == prices.SPYGLASS_PRICE


def test_lists_by_id_and_face_invert_those_of_the_action_space() -> None:
    assert [FACE_OF[treasure] for treasure in TREASURE_OF] == list(range(len(TREASURE_OF)))
    for number in (card.EJECTION, card.JETPACK, card.RED, card.SPYGLASS):
        assert PLAYABLE_OF[PLAY_START[number] - action_ids.PLAY] == number
