"""A state machine test of the protocol, with honest and hostile clients."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, cast

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, rule

from celestia.server.hosting.cached_table import Freshness
from celestia.server.hosting.connection import BURST, OUTBOX
from celestia.server.hosting.hub import Hub
from celestia.server.hosting.loader import row_of
from celestia.server.protocol.viewpoint import ask_of
from celestia.server.store.bus import MemoryBus
from celestia.server.store.store import Store
from celestia.server.tables.commands import TALK
from tests.server.snapshots import snapshot
from tests.server.tables.sitting import opening
from tests.server.wire.memory import Client, FirstOption, MemoryStore
from tests.server.wire.virtual import VirtualLoop

TABLE = "table"
PEOPLE = 3
SEATS = st.sampled_from([0, 1, 2, None])
NUMBERS = st.integers(-3, 3)
WORDS = st.one_of(
    st.sampled_from(["stay", "leave", "pass", "announce can", "play jetpack"]), st.text(max_size=8)
)
PLANS = st.sampled_from(["stay", "leave", "pass", "pass:wind_gust", "play:wind_gust", "nonsense"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


class Wire(RuleBasedStateMachine):
    clients = Bundle("clients")

    @initialize(config=st.sampled_from(["players=4 preset=classic", "players=4 preset=whole_sky"]))
    def open(self, config: str) -> None:
        self.loop = VirtualLoop()
        self.store = MemoryStore()
        made = opening(config, PEOPLE, 1, {"pace": 15.0, "free_text": True})
        self.store.rows[TABLE] = [row_of(entry) for entry in made]
        self.hub = Hub(cast(Store, self.store), MemoryBus(), FirstOption(), self.loop.time)
        self.ids = 0
        self.checked = 0  # length of the log at the last comparison with the table in memory
        self.last: dict[int | None, dict[str, Any]] = {}
        self.visitors: list[Client] = []
        self.run(self.hub.get(TABLE))
        self.wait(0.1)

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run to the end, including all background tasks."""
        done = self.loop.run_until_complete(work)
        self.loop.run_until_complete(self.hub.work.finish())
        return done

    def teardown(self) -> None:
        if hasattr(self, "loop"):
            self.run(self.hub.close())
            self.loop.close()

    def new_id(self) -> str:
        self.ids += 1
        return f"id {self.ids}"

    # ------------------------------------------------------------------------------------ coming and going
    @rule(target=clients, seat=SEATS)
    def come(self, seat: int | None) -> Client:
        client = self.new_client(seat)
        self.hello(client, 0)
        return client

    @rule(target=clients, seat=SEATS)
    def come_silently(self, seat: int | None) -> Client:
        return self.new_client(seat)

    def new_client(self, seat: int | None) -> Client:
        """Connect a new client.

        After its hello, the older connection of the same seat closes."""
        client = Client(self.hub, self.store, TABLE, seat)
        self.hub.live[TABLE].viewers.add(client.connection)
        self.visitors.append(client)
        return client

    @rule(client=clients, since=st.integers(-5, 400))
    def hello(self, client: Client, since: int) -> None:
        client.read()
        alive = client.connection.closed is None
        received = self.run(client.send(t="hello", since=since))
        if alive and client.connection.closed is None:
            assert [message["t"] for message in received[:1]] == ["welcome"]
            assert "snap" in [message["t"] for message in received]

    @rule(client=clients)
    def go(self, client: Client) -> None:
        """Disconnect a client."""
        self.hub.live[TABLE].viewers.discard(client.connection)
        self.run(client.connection.leave())
        client.connection.close("closed")

    # ------------------------------------------------------------------------------------------- commands
    def submit(self, client: Client, **message: Any) -> None:
        """Send a command. Refused and repeated commands must not change the log."""
        message.setdefault("id", self.new_id())
        before = len(self.store.rows[TABLE])
        known = any(
            (row.actor, row.client_id) == (client.seat, message["id"]) for row in self.store.rows[TABLE]
        )
        alive, received = client.connection.closed is None, self.run(client.send(**message))
        answers = [m["t"] for m in received if m.get("id") == message["id"] and m["t"] in ("ok", "no")]
        if alive and client.connection.closed is None:
            assert len(answers) == 1, f"{message} was answered {answers}"
        refused = answers == ["no"]
        if known and alive and client.n >= 0 and client.connection.closed is None:
            assert answers == ["ok"], f"{message} was done before, but is answered {answers}"
        if refused or known or not alive:
            assert len(self.store.rows[TABLE]) == before, f"{message} changed the log"
        self.last[client.seat] = message

    @rule(client=clients, at=st.integers(0, 30))
    def answer(self, client: Client, at: int) -> None:
        """Answer with one of the offered options."""
        options = client.ask["options"]
        if options:
            self.submit(
                client, t="do", q=client.ask["q"], a=options[at % len(options)], ahead=client.ask["ahead"]
            )

    @rule(client=clients, off=NUMBERS, words=WORDS)
    def lie(self, client: Client, off: int, words: str) -> None:
        """Send an answer that may be illegal, outdated, or from a seat that is not asked."""
        self.submit(client, t="do", q=client.ask["q"] + off, a=words)

    @rule(client=clients, plan=PLANS, kind=st.sampled_from(["plan", "unplan"]))
    def plan(self, client: Client, plan: str, kind: str) -> None:
        self.submit(client, t=kind, plan=plan)

    @rule(client=clients, kind=st.sampled_from(["press", "think", "extend"]), off=st.sampled_from([0, 0, 1]))
    def prompt(self, client: Client, kind: str, off: int) -> None:
        self.submit(client, t=kind, q=client.ask["q"] + off)

    @rule(client=clients, key=st.sampled_from([*TALK, "nonsense"]), to=st.none() | st.integers(-1, 5))
    def talk(self, client: Client, key: str, to: int | None) -> None:
        self.submit(client, t="talk", key=key, to=to, text="hello")

    @rule(client=clients, about=st.integers(-1, 5))
    def ask_stand_in(self, client: Client, about: int) -> None:
        self.submit(client, t="ask_stand_in", seat=about)

    @rule(client=clients)
    def back(self, client: Client) -> None:
        self.submit(client, t="back")

    @rule(client=clients)
    def repeat(self, client: Client) -> None:
        """Repeat an id. It gets the same answer and does not change the log."""
        if client.seat in self.last:
            self.submit(client, **self.last[client.seat])

    @rule(client=clients, odd=st.sampled_from(["", "x" * 65, "line\nfeed", "nul\0"]))
    def odd_id(self, client: Client, odd: str) -> None:
        self.submit(client, t="back", id=odd)

    # ----------------------------------------------------------------------------------------------- nonsense
    @rule(client=clients, value=JSON)
    def nonsense(self, client: Client, value: Any) -> None:
        before = len(self.store.rows[TABLE])
        self.run(client.send_bytes(msgspec.json.encode(value)))
        assert len(self.store.rows[TABLE]) == before

    @rule(seat=SEATS)
    def flood(self, seat: int | None) -> None:
        client = Client(self.hub, self.store, TABLE, seat)
        for _ in range(int(BURST) + 1):
            self.run(client.send(t="ping", n=1))
        assert client.connection.closed is not None

    @rule(client=clients)
    def never_read(self, client: Client) -> None:
        """Leave frames unread. The connection closes before the outbox grows too long."""
        for _ in range(3):
            self.run(client.connection.receive(b'{"t":"hello"}'))
        assert len(client.connection.outbox) <= OUTBOX + 1
        client.read()

    # --------------------------------------------------------------------------------------------- the world
    @rule(seconds=st.sampled_from([0.1, 1.0, 3.0, 16.0]))
    def wait(self, seconds: float) -> None:
        self.run(asyncio.sleep(seconds))

    @rule(windows=st.integers(2, 6))
    def watch(self, windows: int) -> None:
        """Let the game run without answers, one window after the other."""
        for _ in range(windows):
            self.wait(2.6)
            self.everybody_is_up_to_date()

    @rule(client=clients, fails=st.sampled_from(["before", "after"]))
    def store_fails(self, client: Client, fails: str) -> None:
        """Fail an append.

        The client cannot know whether it was done, so it reconnects and retries."""
        if client.seat is None or client.n < 0 or client.connection.closed is not None:
            return
        self.store.fails = fails
        message = {"t": "plan", "id": self.new_id(), "plan": "pass:jetpack"}
        self.run(client.send(**message))
        self.store.fails = ""
        assert client.byes in ([], ["away"])
        again = self.new_client(client.seat)
        self.run(again.send(t="hello"))
        self.submit(again, **message)

    @rule(client=clients)
    def look(self, client: Client) -> None:
        if client.seat is None:
            self.run(client.connection.look_again())

    # --------------------------------------------------------------------------------------------- invariants
    @invariant()
    def the_log_reproduces_the_table(self) -> None:
        if not hasattr(self, "store") or self.checked == len(self.store.rows[TABLE]):
            return
        self.checked = len(self.store.rows[TABLE])
        live, fresh = self.hub.live[TABLE], self.store.fold(TABLE)
        for seat in (None, *range(PEOPLE + 1)):
            assert live.freshness is Freshness.UNSURE or snapshot(live.table, seat) == snapshot(fresh, seat)
            assert live.freshness is Freshness.UNSURE or ask_of(live.table, seat) == ask_of(fresh, seat)
        assert self.hub.work.failures == 0

    @invariant()
    def everybody_is_up_to_date(self) -> None:
        """Every connected viewer has received everything that they may know."""
        if not hasattr(self, "store"):
            return
        live = self.hub.live[TABLE]
        for client in self.visitors:
            assert len(client.connection.outbox) <= OUTBOX + 1
            client.read()
            here = client.connection in live.viewers and client.connection.closed is None
            if here and live.freshness is not Freshness.UNSURE and client.seat is not None and client.n >= 0:
                assert client.is_up_to_date()

    @invariant()
    def the_newest_connection_holds_the_seat(self) -> None:
        if not hasattr(self, "store") or self.hub.live[TABLE].freshness is Freshness.UNSURE:
            return
        table = self.store.fold(TABLE)
        for client in self.visitors:
            here = client.connection in self.hub.live[TABLE].viewers and client.connection.closed is None
            if here and client.seat is not None and client.n >= 0:
                assert table.seats[client.seat].socket == client.connection.socket
                assert table.seats[client.seat].present
                assert client.seat in client.present["online"]


Wire.TestCase.settings = settings(
    max_examples=100,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestWire = Wire.TestCase
