"""The structs of game events hold what the rules tell, for every viewer."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from celestia.game.game import Game
from celestia.server.protocol.wire import Happened
from celestia.server.tables.streams import Streams
from tests.game.playing import finished, random_config
from tests.server.events import facts_of

decode_strictly = msgspec.json.Decoder(Happened).decode


@pytest.mark.parametrize("seed", range(25))
def test_events_are_encoded_as_the_rules_tell_them(seed: int) -> None:
    game: Game = finished(random_config(Random(seed)), seed)
    viewers = (None, *range(game.state.players))
    streams = Streams(game.state.players)
    for event in game.events:
        streams.pass_on(event)
    for viewer in viewers:
        told = [facts for event in game.events if (facts := event.seen_by(viewer))]
        assert facts_of(streams.of(viewer)) == told
        for one in streams.of(viewer):
            assert decode_strictly(msgspec.json.encode(one)) == one
