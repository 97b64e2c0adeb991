"""Fair dice follow from the commitment, and anybody can recompute them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from celestia.game.fairness.sealed_dice import FairChance, check, commitment, shuffled
from celestia.game.game import Game
from celestia.game.notation.words import due_words
from celestia.game.setup.config import Config

SECRET = bytes(range(32))


def play(secret: bytes, lines: list[str]) -> Game:
    game, chance, rng, k = Game(Config.preset("whole_sky", 3)), FairChance(secret, lines), Random(5), 0
    while not game.over:
        if game.chance_is_asked:
            game.answer_chance(chance.answer(k, due_words(game.state), 3))
            k += 1
        else:
            assert game.asked is not None
            game.do(game.asked, rng.choice(game.legal(game.asked)))
    return game


def test_a_whole_game_can_be_recomputed() -> None:
    game = play(SECRET, ["a", "b", ""])
    assert check(game.lines, FairChance(SECRET, ["a", "b", ""]), 3) is None


def test_a_changed_roll_is_found() -> None:
    lines = play(SECRET, []).lines
    chance = [line for line in lines if not line[0].isdigit()]
    k = next(k for k, line in enumerate(chance) if line.startswith("roll") and "blank" in line)
    lines[lines.index(chance[k])] = chance[k].replace("blank", "pirates", 1)
    assert check(lines, FairChance(SECRET, []), 3) == k


@pytest.mark.parametrize(("secret", "lines"), [(bytes(32), ["a"]), (SECRET, ["b"]), (SECRET, [])])
def test_another_secret_or_line_gives_another_game(secret: bytes, lines: list[str]) -> None:
    assert check(play(SECRET, ["a"]).lines, FairChance(secret, lines), 3) == 0


def test_the_commitment_hides_and_binds() -> None:
    assert commitment(SECRET) != commitment(bytes(32))
    assert SECRET.hex() not in commitment(SECRET)


def test_dice_are_fair() -> None:
    chance = FairChance(SECRET, [])
    faces: Counter[str] = Counter()
    for k in range(6000):
        faces.update(chance.answer(k, ["roll", "?", "?"], 2).split()[1:])
    for face, sides in (("fog", 1), ("lightning", 1), ("birds", 1), ("pirates", 1), ("blank", 2)):
        assert abs(faces[face] - 2000 * sides) < 250, faces  # six standard deviations


def test_a_shuffle_does_not_depend_on_the_order_before() -> None:
    chance = FairChance(SECRET, [])
    words = ["shuffle", "deck", "compass", "cannon", "turbo", "compass"]
    again = ["shuffle", "deck", "turbo", "compass", "compass", "cannon"]
    assert chance.answer(3, words, 2) == chance.answer(3, again, 2)


def test_a_shuffle_can_produce_every_order() -> None:
    class Counted:
        """A fixed stream of two numbers: below 3, then below 2."""

        def __init__(self, first: int, second: int) -> None:
            self.numbers = {3: first, 2: second}

        def below(self, bound: int) -> int:
            return self.numbers[bound]

    orders = {tuple(shuffled("abc", Counted(i, j))) for i in range(3) for j in range(2)}  # type: ignore[arg-type]
    assert len(orders) == 6


def test_bad_secrets_and_lines_are_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        FairChance(b"short", [])
    with pytest.raises(ValueError, match="line feed"):
        FairChance(SECRET, ["two\nlines"])
