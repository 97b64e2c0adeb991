"""A census matches the events of the same games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from celestia import engine
from celestia.arena.match import play, shares
from celestia.arena.runner import spread
from celestia.bot_registry import make
from celestia.game.game import Game
from celestia.game.setup.config import PRESETS, Config
from celestia.game.setup.names import CARDS, PLAYABLES, city_word
from celestia.learning import census_layout
from celestia.rules.kinds import card
from celestia.stats.counting import RANDOM, Batch, Table, batches, count, count_record, tables, total
from celestia.stats.summary import summary
from tests.ledger import rule

WHOLE_SKY = Table("whole_sky", 4)
TAKEN_BACK = "help_taken_back"  # rare


def game_of(table: Table, deal: int) -> Game:
    bots = [make("random", Random(f"{deal}/{seat}")) for seat in range(table.players)]
    return play(table.config, bots, deal)


def games(table: Table, deals: int = 6) -> Iterator[Game]:
    return (game_of(table, deal) for deal in range(deals))


def census_of(game: Game) -> list[int]:
    census = engine.Census()
    count_record(census, game.config, game.lines)
    return census.numbers()


def by_name(row: list[int], first: int) -> dict[str, int]:
    found = {name: row[first + number] for number, name in enumerate(PLAYABLES)}
    return {name: number for name, number in found.items() if number}


def events_of(game: Game, *whats: str) -> Iterator[dict[str, object]]:
    return (
        {"what": event.what, **event.facts, **event.secret} for event in game.events if event.what in whats
    )


def drawn_in(game: Game) -> Counter[str]:
    found = Counter(str(event["card"]) for event in events_of(game, "card_drawn"))
    found.update(str(event["character"]) for event in events_of(game, "character_dealt"))
    spyglasses = sum(
        str(event["treasure"]).endswith("spyglass") for event in events_of(game, "treasure_drawn")
    )
    return found + Counter({"spyglass": spyglasses})


def used_in(game: Game) -> Counter[str]:
    found: Counter[str] = Counter()
    for event in events_of(game, "card_played", "boarded_rowboat"):
        found[str(event["card"])] += 1
    for event in events_of(game, "card_paid", "help_revealed"):
        found[str(event["card"])] += int(str(event["count"]))
    for event in events_of(game, TAKEN_BACK):
        found[str(event["card"])] -= int(str(event["count"]))
    found.update(str(event["power"]) for event in events_of(game, "power_used"))
    found["spyglass"] = len(list(events_of(game, "spyglass_used")))
    return +found


@pytest.mark.parametrize("table", [Table("classic", 3), WHOLE_SKY, Table("two_crews", 2)])
def test_cards_are_counted_when_drawn_and_used(table: Table) -> None:
    for game in games(table):
        row = census_of(game)
        assert by_name(row, census_layout.DRAWN) == drawn_in(game)
        assert by_name(row, census_layout.USED) == used_in(game)


def test_help_taken_back_does_not_count_as_used() -> None:
    some = (game_of(WHOLE_SKY, deal) for deal in range(6, 60))
    game = next(game for game in some if any(events_of(game, TAKEN_BACK)))
    assert by_name(census_of(game), census_layout.USED) == used_in(game)


@pytest.mark.parametrize("table", [Table("classic", 3), WHOLE_SKY, Table("two_crews", 2)])
def test_legs_are_counted_by_destination(table: Table) -> None:
    for game in games(table):
        expected: Counter[tuple[str, str, str]] = Counter()
        heading = ""
        for event in events_of(game, "leg_started", "flew", "moored", "crashed"):
            heading = str(event.get("heading", heading))
            expected[(str(event["what"]), str(event["vessel"]), heading)] += 1
        row, found = census_of(game), Counter[tuple[str, str, str]]()
        starts = {
            "leg_started": census_layout.STARTED,
            "flew": census_layout.FLEW,
            "moored": census_layout.MOORED,
            "crashed": census_layout.CRASHED,
        }
        for what, first in starts.items():
            for at in range(2 * census_layout.PLACES):
                vessel, place = divmod(at, census_layout.PLACES)
                found[(what, ("aircraft", "boat")[vessel], city_word(place))] = row[first + at]
        assert +found == expected


@pytest.mark.parametrize("table", [Table("first_flight", 5), WHOLE_SKY, Table("two_crews", 2)])
def test_a_game_is_counted_by_its_lengths_and_its_winner(table: Table) -> None:
    for game in games(table):
        row = census_of(game)
        assert row[census_layout.GAMES] == 1
        assert row[census_layout.JOURNEYS + len(list(events_of(game, "journey_started")))] == 1
        assert row[census_layout.LEGS + len(list(events_of(game, "leg_started")))] == 1
        assert row[census_layout.DECISIONS + sum(line[0].isdigit() for line in game.lines)] == 1
        assert row[census_layout.WINNERS + max(game.scores())] == 1


def test_seats_are_counted_from_the_first_captain() -> None:
    for game in games(WHOLE_SKY):
        first = next(event["seat"] for event in events_of(game, "journey_started"))
        assert isinstance(first, int)
        row, won, scores = census_of(game), shares(game), game.scores()
        for place in range(WHOLE_SKY.players):
            seat = (first + place) % WHOLE_SKY.players
            assert row[census_layout.SEAT_VICTORIES + place] == census_layout.VICTORY * won[seat]
            assert row[census_layout.SEAT_SCORES + place] == scores[seat]


def test_final_treasures_add_up_to_the_scores() -> None:
    for game in games(WHOLE_SKY):
        points = summary(WHOLE_SKY, "random", census_of(game))["points"]
        kept = sum(points["cities"].values()) + points["boscalumia"] + points["help"]
        assert kept == pytest.approx(sum(game.scores()))


def test_an_unfinished_game_is_not_counted() -> None:
    game = next(games(WHOLE_SKY))
    with pytest.raises(ValueError, match="only a game that is over"):
        count_record(engine.Census(), game.config, game.lines[:-1])


def test_an_unfinished_game_does_not_affect_the_next() -> None:
    broken_off, whole = list(games(WHOLE_SKY, 2))
    census = engine.Census()
    with pytest.raises(ValueError, match="only a game that is over"):
        count_record(census, broken_off.config, broken_off.lines[:-1])
    before = census.numbers()
    count_record(census, whole.config, whole.lines)
    difference = [after - number for after, number in zip(census.numbers(), before, strict=True)]
    assert difference == census_of(whole)


def test_native_games_equal_the_playouts() -> None:
    fresh, census = WHOLE_SKY.config.new_state(), engine.Census()
    engine.count_random_games(fresh, 20, engine.generator(5), census)
    decisions = census.numbers()[census_layout.DECISIONS : census_layout.WINNERS]
    assert sum(decisions) == 20
    played = engine.play_games(fresh, 20, engine.generator(5))
    assert sum(number * games for number, games in enumerate(decisions)) == played


def test_native_games_and_the_random_bot_are_alike() -> None:
    """Two implementations of the same play: sums of 80 games differ by under 10 %."""
    table = Table("classic", 2)
    native = count(Batch(table, RANDOM, 1, 0, 80))
    by_bot = total(census_of(game) for game in games(table, 80))
    for first, last in (
        (census_layout.STARTED, census_layout.FLEW),
        (census_layout.CRASHED, census_layout.STARTED_AS),
    ):
        assert sum(native[first:last]) == pytest.approx(sum(by_bot[first:last]), rel=0.1)


# ------------------------------------------------------------------------------------------ the batches
def test_tables_match_the_presets() -> None:
    found = tables()
    assert len(found) == 16
    assert Table("two_crews", 2) in found
    assert {table.preset for table in found} == set(PRESETS)
    assert tables(["two_crews"], [3]) == []


def test_batches_hold_every_game_once() -> None:
    found = list(batches(WHOLE_SKY, "odds", 50, 0))
    assert [(batch.first, batch.games) for batch in found] == [(0, 20), (20, 20), (40, 10)]
    assert [batch.games for batch in batches(WHOLE_SKY, RANDOM, 25_000, 0)] == [10_000, 10_000, 5_000]


@pytest.mark.parametrize("bot", [RANDOM, "careful"])
def test_counts_do_not_depend_on_the_number_of_processes(bot: str) -> None:
    work = [Batch(Table("first_flight", 2), bot, 3, first, 3) for first in (0, 3, 6)]
    assert list(spread(count, work, 1)) == list(spread(count, work, 3))


@pytest.mark.parametrize("bot", [RANDOM, "careful"])
def test_another_seed_gives_other_games(bot: str) -> None:
    table = Table("first_flight", 2)
    one, same, other, later = (
        count(Batch(table, bot, seed, first, 3)) for seed, first in ((1, 0), (1, 0), (2, 0), (1, 3))
    )
    assert one == same
    assert other != one
    assert later != one


def test_total_adds_up_columns() -> None:
    assert total([[1, 2], [3, 4], [5, 6]]) == [9, 12]


# ------------------------------------------------------------------------------------------------- the rules
@rule("R10")
def test_no_classic_game_is_won_with_less_than_fifty_points() -> None:
    row = count(Batch(Table("classic", 4), RANDOM, 0, 0, 300))
    assert sum(row[census_layout.WINNERS : census_layout.WINNERS + 50]) == 0


def test_every_card_of_the_whole_sky_is_used() -> None:
    row = count(Batch(WHOLE_SKY, RANDOM, 0, 0, 60))
    kinds = Config.preset("whole_sky", 4).copies()
    assert all(kinds[: card.INSTRUCTOR + 1])  # every kind in the box
    for kind in (kind for kind, copies in enumerate(kinds) if copies):
        assert row[census_layout.USED + kind], f"{CARDS[kind]} was never used"
    for playable in range(card.CHARACTER, card.PLAYABLES):
        assert row[census_layout.USED + playable], f"{PLAYABLES[playable]} was never used"
