"""Random commands at random tables give an entry or a refusal, never another error."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from celestia.game.notation.words import SINGLE
from celestia.game.setup.config import Config
from celestia.game.setup.names import PLAYABLES
from celestia.server.protocol.viewpoint import ask_of
from celestia.server.tables import commands, schedule
from celestia.server.tables import entries as log
from celestia.server.tables.commands import TALK, Refusal
from celestia.server.tables.questions import question_for
from tests.properties.random_games import random_table, tables
from tests.server.snapshots import snapshot
from tests.server.tables.sitting import Sitting, refold

BOT_PACES: tuple[log.BotPace, ...] = ("calm", "brisk", "instant")
SEATS = st.integers(0, 5)
WORDS = st.one_of(
    st.sampled_from(sorted(SINGLE)),
    st.sampled_from([f"play {name}" for name in PLAYABLES]),
    st.sampled_from(["stay", "leave", "pass"]),
    st.text(max_size=12),
)
PLANS = st.one_of(
    st.sampled_from(["stay", "leave", "pass"]),
    st.builds("{}:{}".format, st.sampled_from(["pass", "play", "ask"]), st.sampled_from(PLAYABLES)),
    st.builds("{}:{}@{}".format, st.just("play"), st.sampled_from(PLAYABLES), st.integers(0, 9)),
    st.builds("pass:{}@journey".format, st.sampled_from(PLAYABLES)),
    st.just("ask:draws"),
    st.text(max_size=12),
)


def random_command(here: Sitting, rng: Random, data: st.DataObject) -> log.AnyEntry:
    """A random command of a random seat. Raises Refusal if it is refused."""
    table, now = here.table, here.now
    seat = data.draw(st.integers(0, table.players - 1))
    number = table.moment.number - (0 if rng.random() < 0.9 else rng.randint(-2, 2))
    asked = question_for(table, seat)
    options = () if asked is None else asked.options
    words = rng.choice(options) if options and rng.random() < 0.6 else data.draw(WORDS)
    ahead = asked.ahead if asked is not None and rng.random() < 0.9 else data.draw(st.text(max_size=9))
    possible = {
        "answer": lambda: commands.answer(table, seat, number, words, "", now, ahead),
        "press": lambda: commands.press(table, seat, number, "", now),
        "plan": lambda: commands.plan(table, seat, data.draw(PLANS), "", now),
        "unplan": lambda: commands.unplan(table, seat, data.draw(PLANS), "", now),
        "think": lambda: commands.think(table, seat, number, "", now),
        "bot_pace": lambda: commands.pace_bots(table, seat, rng.choice(BOT_PACES), "", now),
        "extend": lambda: commands.extend(table, seat, number, "", now),
        "talk": lambda: commands.talk(
            table,
            seat,
            rng.choice(TALK),
            data.draw(st.none() | SEATS),
            data.draw(st.text(max_size=9)),
            "",
            now,
        ),
        "back": lambda: commands.take_back(table, seat, "", now),
        "ask": lambda: commands.ask_stand_in(table, seat, data.draw(SEATS), "", now),
    }
    return possible[data.draw(st.sampled_from(["answer", "answer", *sorted(possible)]))]()


@settings(max_examples=100, deadline=None)
@given(
    tables(),
    st.integers(0, 2**32),
    st.integers(0, 6),
    st.sampled_from([None, 15.0]),
    st.booleans(),
    st.booleans(),
    st.data(),
)
def test_every_command_is_accepted_or_refused(
    config: Config,
    seed: int,
    people: int,
    pace: float | None,
    instant: bool,
    correspondence: bool,
    data: st.DataObject,
) -> None:
    rng = Random(seed)
    people = min(people, config.players)
    here = Sitting(
        str(config),
        people,
        config.players - people,
        pace=pace,
        instant=instant,
        correspondence=correspondence,
        free_text=True,
    )
    for _ in range(30):
        before = here.table.length
        try:
            here.submit(random_command(here, rng, data))
        except Refusal:
            assert here.table.length == before, "a refused command changed the table"
        here.wait(rng.choice((0.0, 0.5, 5.0)))
    check_fold(here)


def check_fold(here: Sitting) -> None:
    """Folding the encoded log gives every viewer the same table."""
    again = refold(here.log)
    for seat in (None, *range(here.table.players)):
        assert snapshot(again, seat) == snapshot(here.table, seat)
        assert again.events_for(seat) == here.table.events_for(seat)
        assert ask_of(again, seat) == ask_of(here.table, seat)
    assert schedule.next_time(again, here.chance) == schedule.next_time(here.table, here.chance)


@pytest.mark.parametrize("seed", range(12))
def test_every_game_ends(seed: int) -> None:
    """People answer at random or too late. The others are bots."""
    rng = Random(seed)
    config = random_table(rng)
    people = rng.randint(0, config.players)
    instant, correspondence = rng.random() < 0.5, rng.random() < 0.2
    here = Sitting(
        str(config),
        people,
        config.players - people,
        instant=instant,
        pace=15.0,
        correspondence=correspondence,
    )
    for _ in range(4000):
        if here.table.phase != "playing":
            break
        waiting = [
            seat for seat in schedule.owing_seats(here.table) if here.table.seats[seat].played_by_person
        ]
        if waiting and rng.random() < 0.8:
            seat = rng.choice(waiting)
            asked = question_for(here.table, seat)
            assert asked is not None
            here.decide(seat, rng.choice(asked.options))
        else:
            here.wait_for_next()
    assert here.table.phase == "over"
    check_fold(here)
