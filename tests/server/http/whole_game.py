"""Play a whole game at once, by writing its log."""

from __future__ import annotations

from random import Random

from celestia.server.hosting.loader import row_of, summary_of
from celestia.server.tables import entries as log
from celestia.server.tables.fingerprints import fold_new, marks_due
from celestia.server.tables.questions import question_for
from celestia.server.tables.schedule import BotTurn, due, next_time, owing_seats
from celestia.server.tables.table import Table
from celestia.server.tables.take_off import fairness_of
from tests.server.http.house import House


async def play_to_the_end(house: House, table_id: str, seed: int = 1, lines: int | None = None) -> Table:
    """Play with random answers and the table's dice, up to `lines` or the end."""
    hub, rng = house.hub, Random(seed)
    live = await hub.get(table_id)
    async with live.lock:  # so that nothing else changes the table
        rows = await hub.store.load(table_id)
        table = Table(table_id)
        for row in rows:
            table.fold(log.decode(row.body))
        chance = fairness_of(table, await hub.store.secret(table_id)).chance()
        now, window = house.clock.now, "of a whole game"
        people = [seat for seat, place in enumerate(table.seats) if place.owner]
        made = [fold_new(table, log.Came(now, seat, window)) for seat in people]
        while table.phase == "playing" and (lines is None or _recorded(table) < lines):
            house.clock.now = max(house.clock.now, next_time(table, chance) or 0.0)
            entry = due(table, house.clock.now, chance)
            if entry is None or isinstance(entry, BotTurn):
                entry = any_answer(table, house.clock.now, rng)
            made.append(fold_new(table, entry))
        made += [fold_new(table, log.Gone(house.clock.now, seat, window)) for seat in people]
        made += marks_due(table)
        await hub.store.append(
            table_id, len(rows), [row_of(entry) for entry in made], summary_of(table, chance)
        )
    await hub.refresh(table_id)
    return table


def _recorded(table: Table) -> int:
    assert table.game is not None
    return len(table.game.lines)


def any_answer(table: Table, now: float, rng: Random) -> log.AnyEntry:
    assert table.game is not None
    if table.game.table_is_asked:
        seat = owing_seats(table)[0]
        asked = question_for(table, seat)
        if asked is not None and table.seats[seat].played_by_person:
            return log.Answered(now, seat, rng.choice(asked.options), ahead=asked.ahead)
        return log.Answered(now, seat, rng.choice(table.options(seat)))
    if table.waits_for_roll:
        return log.Pressed(now, table.asked()[0])
    seat = table.asked()[0]
    return log.Acted(now, seat, rng.choice(table.game.legal(seat)))
