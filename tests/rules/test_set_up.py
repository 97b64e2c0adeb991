"""The set-up: the order of chance, and the initial position."""

from collections.abc import Iterable

import pytest

from celestia import engine
from celestia.game.game import Game
from celestia.game.notation.words import chance_words
from celestia.game.setup.config import PRESETS, Config
from celestia.game.setup.names import CARDS
from celestia.game.state_lists import numbers, rows
from celestia.rules.kinds import question
from tests.ledger import rule


def set_up(players: int, modules: Iterable[str] = PRESETS["classic"], captain: int = 0) -> Game:
    """Play up to the first roll without shuffling, so the deck is in the order of the card list."""
    game = Game(Config(players, frozenset(modules)))
    while game.state.question != question.ROLL and game.asked is None:
        if game.state.question == question.FIRST_CAPTAIN:
            game.answer_chance(f"captain {captain}")
        else:
            game.answer_chance(chance_words(game.state, engine.shuffling(game.state)))
    return game


def hand(game: Game, seat: int) -> list[str]:
    counts = rows(game.state, "hand")[seat]
    return [CARDS[kind] for kind, count in enumerate(counts) for _ in range(count)]


@rule("R1")
@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 8), (4, 6), (5, 6), (6, 6)])
def test_hands_of_8_up_to_three_players_and_of_6_from_four(players: int, size: int) -> None:
    game = set_up(players)
    assert [seat.hand_size for seat in game.view(None).seats] == [size] * players


@rule("R1")
def test_the_first_journey_is_flown_with_the_dealt_hand() -> None:
    game = set_up(4)
    assert game.view(None).journey == 1
    assert game.view(None).deck_size == 84 - 4 * 6
    drawn = [event for event in game.events_for(None) if event["what"] == "card_drawn"]
    assert len(drawn) == 4 * 6


@rule("Q11")
def test_chance_decides_piles_then_characters_then_deck_then_captain() -> None:
    game = set_up(3, PRESETS["whole_sky"], captain=2)
    asked = [" ".join(line.split()[:2]) for line in game.lines]
    assert asked == [
        *(f"shuffle {city}" for city in (1, 2, 4, 6, 9, 12, 15, 20, 25)),
        "deal red",
        "shuffle deck",
        "captain 2",
    ]


@rule("Q11")
def test_whole_hands_are_dealt_from_seat_0_on() -> None:
    """Seat 0 is first even if another seat is captain. The unshuffled deck starts with 20 compasses."""
    game = set_up(4, captain=2)
    assert hand(game, 0) == hand(game, 1) == hand(game, 2) == ["compass"] * 6
    assert hand(game, 3) == ["compass"] * 2 + ["lightning_arrester"] * 4
    dealt = [event["seat"] for event in game.events_for(None) if event["what"] == "card_drawn"]
    assert dealt == [0] * 6 + [1] * 6 + [2] * 6 + [3] * 6


@rule("Q11", "R4")
def test_a_pile_is_drawn_from_the_top_of_its_order() -> None:
    game = Game(Config(2))
    game.answer_chance("shuffle 1 1/4 1/spyglass 1/1 1/1 1/1 1/1 1/1 1/2 1/2 1/2 1/4")
    while game.state.question != question.ROLL:
        if game.state.question == question.FIRST_CAPTAIN:
            game.answer_chance("captain 0")
        else:
            game.answer_chance(chance_words(game.state, engine.shuffling(game.state)))
    game.answer_chance("roll blank blank")
    game.do(1, "leave")
    assert game.view(1).treasures == {"1/4": 1}


@rule("C20")
@pytest.mark.parametrize("captain", [0, 1, 2, 3])
def test_any_seat_may_be_the_first_captain(captain: int) -> None:
    game = set_up(4, captain=captain)
    assert game.view(None).captain == captain
    assert {"what": "captain_named", "seat": captain}.items() <= _last_named(game).items()


def _last_named(game: Game) -> dict[str, object]:
    return [event for event in game.events_for(None) if event["what"] == "captain_named"][-1]


@rule("C20")
def test_chance_cannot_name_a_captain_who_does_not_play() -> None:
    game = Game(Config(2))
    while game.state.question != question.FIRST_CAPTAIN:
        game.answer_chance(chance_words(game.state, engine.shuffling(game.state)))
    with pytest.raises(ValueError, match="no such seat"):
        game.answer_chance("captain 2")


@rule("C20", "Q11")
def test_characters_are_dealt_from_seat_0_on() -> None:
    game = Game(Config(3, frozenset({"characters"})))
    while game.state.question != question.DEAL_CHARACTERS:
        game.answer_chance(chance_words(game.state, engine.shuffling(game.state)))
    game.answer_chance("deal purple red black blue green yellow")
    assert [seat.character for seat in game.view(None).seats] == ["purple", "red", "black"]


@rule("B16")
def test_two_players_may_play_the_standard_game() -> None:
    game = set_up(2)
    assert [(seat.hand_size, seat.pawns) for seat in game.view(None).seats] == [(8, 1), (8, 1)]
    assert sum(numbers(game.state, "copies")) == 84


@rule("B16")
def test_two_players_may_play_with_crews() -> None:
    game = set_up(2, PRESETS["two_crews"])
    assert [(seat.hand_size, seat.pawns) for seat in game.view(None).seats] == [(8, 3), (8, 3)]
    assert list(game.view(None).piles.values()) == [5] * 9


@rule("B14")
@pytest.mark.parametrize("powers", [True, False])
@pytest.mark.parametrize("spyglass", [True, False])
@pytest.mark.parametrize("beginners", [True, False])
def test_powers_spyglass_and_beginners_ending_are_three_switches(
    powers: bool, spyglass: bool, beginners: bool
) -> None:
    switches = {"powers": powers, "spyglass": spyglass, "beginners": beginners}
    game = set_up(4, [name for name, on in switches.items() if on])
    in_deck = numbers(game.state, "copies")
    assert all((in_deck[CARDS.index(name)] > 0) == powers for name in ("jetpack", "wind_gust", "ejection"))
    assert game.view(None).piles["1"] == (11 if spyglass else 10)
    assert ("beginners" in game.view(None).config) == beginners


@rule("R9")
def test_everybody_starts_aboard_at_the_first_city() -> None:
    game = set_up(5)
    assert [seat.place for seat in game.view(None).seats] == ["aboard"] * 5
    assert game.view(None).aircraft.at == "1"
