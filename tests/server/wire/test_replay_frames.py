"""The frames of a replay are the views of a game, and a seat's eyes see what that seat saw."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from celestia.game.game import Game
from celestia.game.knowledge.view import Views
from celestia.game.records.record import take
from celestia.game.setup.config import Config
from celestia.review.timeline import timeline
from celestia.server.protocol.replay_frames import replay_of, seats_of_names, talk_of_table
from celestia.server.protocol.replay_structs import Replay
from celestia.server.protocol.snapshot_structs import View
from celestia.server.tables import commands
from celestia.server.tables import entries as log
from celestia.server.tables.questions import question_for
from celestia.server.tables.table import Table
from celestia.server.tables.table_events import Talked
from tests.game.playing import finished, play_at_random
from tests.server.tables.sitting import Sitting

CONFIGS = ("players=2 preset=two_crews", "players=3 preset=first_flight", "players=6 preset=whole_sky")


@cache
def game_of(config: str) -> Game:
    return finished(Config.parse(config), 5)


@cache
def replay(config: str, eyes: int | None) -> Replay:
    """The replay as a client decodes it. Decoding checks the types."""
    game = game_of(config)
    return msgspec.json.decode(
        msgspec.json.encode(replay_of(game, seats_of_names(game.names), eyes)), type=Replay
    )


def plain(value: Any) -> Any:
    return msgspec.to_builtins(value)


def views(config: str, eyes: int | None) -> list[dict[str, Any]]:
    """The view of each frame, as a client computes it from the changes."""
    found = replay(config, eyes)
    view = plain(found.start.view)
    made = []
    for frame in found.frames:
        view = {**view, **plain(frame.changes)}
        made.append(view)
    return made


def positions(config: str) -> list[Game]:
    """The game at each decision and at its end."""
    game, found = game_of(config), []
    for count in [*(n for n, line in enumerate(game.lines) if line[0].isdigit()), len(game.lines)]:
        again = Game(game.config, game.names)
        for line in game.lines[:count]:
            take(again, line)
        found.append(again)
    return found


@pytest.mark.parametrize("config", CONFIGS)
def test_a_frame_shows_what_its_seat_saw(config: str) -> None:
    for game, view in list(zip(positions(config), views(config, 1), strict=True))[::7]:
        own = Views(game.state).own(1)
        assert {name: view[name] for name in own} == own
        seen = plain(game.view(1))
        assert view["seats"] == seen["seats"]
        assert view["piles"] == seen["piles"]
        assert list(view["dice"]) == list(seen["dice"])


@pytest.mark.parametrize("config", CONFIGS)
def test_every_view_is_complete(config: str) -> None:
    for view in views(config, None):
        msgspec.convert(view, View)


@pytest.mark.parametrize("config", CONFIGS)
def test_open_hands_are_those_of_the_position(config: str) -> None:
    hands = None
    for game, frame in zip(positions(config), replay(config, None).frames, strict=True):
        hands = hands if frame.open is msgspec.UNSET else frame.open
        assert hands is not None
        shown = Views(game.state)
        for seat in range(game.config.players):
            own = shown.own(seat)
            assert (hands.hands[seat], hands.treasures[seat]) == (own["hand"], own["treasures"])


@pytest.mark.parametrize("config", CONFIGS)
def test_a_seats_eyes_get_no_secret(config: str) -> None:
    """Only own answers, own draws, and the points of others at the end."""
    game = game_of(config)
    found = replay(config, 0)
    assert all(frame.open is msgspec.UNSET for frame in found.frames)
    for frame in found.frames[:-1]:
        assert not frame.answer or game.lines[frame.line].startswith("0 ")
    expected = game.events_for(0)
    seen = [plain(event) for frame in found.frames for event in frame.events]
    assert seen == [{name: plain(value) for name, value in one.items() if name != "n"} for one in expected]


@pytest.mark.parametrize("config", CONFIGS)
def test_open_eyes_see_every_event_and_every_answer(config: str) -> None:
    game, found = game_of(config), replay(config, None)
    assert sum(len(frame.events) for frame in found.frames) == len(game.events)
    answers = [f"{frame.asked} {frame.answer}" for frame in found.frames[:-1]]
    assert answers == [line for line in game.lines if line[0].isdigit()]
    assert found.frames[-1].asked is None


@pytest.mark.parametrize("config", CONFIGS)
def test_all_eyes_number_the_steps_alike(config: str) -> None:
    lines = [[frame.line for frame in replay(config, eyes).frames] for eyes in (None, 0, 1)]
    assert lines[0] == lines[1] == lines[2]
    assert replay(config, None).legs == replay(config, 1).legs


@pytest.mark.parametrize("config", CONFIGS)
def test_legs_and_moments_point_at_their_events(config: str) -> None:
    found = replay(config, None)
    steps = len(found.frames)
    started = [event for frame in found.frames for event in frame.events if event.what == "leg_started"]
    assert len(found.legs) == len(started)
    for leg in found.legs:
        assert any(event.what == "leg_started" for event in found.frames[leg.step].events)
    assert [leg.journey for leg in found.legs] == sorted(leg.journey for leg in found.legs)
    for highlight in found.highlights:
        assert 0 <= highlight.step < steps
        assert highlight.event in found.frames[highlight.step + 1].events
    crashes = [event for frame in found.frames for event in frame.events if event.what == "crashed"]
    assert sum(highlight.event.what == "crashed" for highlight in found.highlights) == len(crashes)


def test_the_end_has_scores_and_winners() -> None:
    game, found = game_of(CONFIGS[1]), replay(CONFIGS[1], None)
    assert (list(found.scores), list(found.winners)) == (game.scores(), game.winners())
    assert views(CONFIGS[1], 2)[-1]["scores"] == tuple(game.scores())


def test_a_game_in_progress_has_no_replay() -> None:
    config = Config.parse(CONFIGS[1])
    game = next(
        game for game in play_at_random(Game(config), Random(1)) if len(game.lines) > 20 and not game.over
    )
    with pytest.raises(ValueError, match="must be over"):
        replay_of(game, seats_of_names(game.names))


@pytest.mark.parametrize("config", CONFIGS)
def test_a_frame_shows_the_position_after_the_action_with_the_number_of_its_line(config: str) -> None:
    """Reviews number the actions of a record from 1. The browser relies on this to find a frame."""
    actions = {action.number: action for action in timeline(game_of(config))}
    *decisions, end = replay(config, None).frames
    for frame in decisions:
        action = actions[frame.line + 1]
        assert (action.seat, action.words) == (frame.asked, frame.answer)
    assert end.line == len(actions)


# ------------------------------------------------------------------------------------------------- table talk
def talkative_table() -> tuple[Sitting, list[int]]:
    """Play a game in which Ann talks. Return how many public events came before each line."""
    here, before = Sitting("players=3 preset=first_flight", people=1, bots=2, instant=True), list[int]()
    rng = Random(4)
    while here.table.phase == "playing":
        asked = question_for(here.table, 0)
        if asked is not None and rng.random() < 0.2:
            here.now += 60  # seconds, beyond the limit on talk
            here.submit(commands.talk(here.table, 0, "trust_me", None, "", "", here.now))
            before.append(sum(event.seen_by(None) is not None for event in here.game.events))
        elif asked is not None:
            here.answer(0, rng.choice(asked.options), ahead=asked.ahead)
        else:
            here.wait_for_next()
    here.submit(commands.talk(here.table, 0, "nice_one", None, "", "", here.now + 60))
    before.append(sum(event.seen_by(None) is not None for event in here.game.events))
    return here, before


@pytest.mark.parametrize("eyes", [None, 0, 2])
def test_talk_has_its_moment_for_all_eyes(eyes: int | None) -> None:
    here, before = talkative_table()
    assert len(before) > 3
    found = replay_of(here.game, seats_of_names(here.game.names), eyes, spoken=talk_of_table(here.table))
    public, seen = 0, list[int]()  # every event of this game is public, apart from its secret
    for event in (event for frame in found.frames for event in frame.events):
        if isinstance(event, Talked):
            seen.append(public)
        else:
            public += 1
    assert seen == before


def test_talk_before_take_off_is_left_out() -> None:
    table = Table("of a test")
    table.fold(log.Talked(1.0, 0, "hello"))
    assert talk_of_table(table) == []
