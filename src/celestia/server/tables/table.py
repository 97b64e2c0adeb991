"""A table: the fold of its log."""

from __future__ import annotations

from collections.abc import Sequence

from ...game.config import Config
from ...game.game import Game
from ...game.position import position_from_text
from ...rules import question
from . import entries as log
from . import plans
from .absence import mates
from .seat import Moment, Seat
from .streams import Streams, Told

MISSES = 2  # questions missed in a row before the stand-in holds the seat
TALK_AT_ONCE = 3  # things a seat may say in TALK_SECONDS
TALK_SECONDS = 10.0


class Table:
    """Mutable, but changed by `fold` alone."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.length = 0  # entries folded
        self.phase = "new"  # waiting, playing, over, closed
        self.settings = log.TableSettings(config="players=2")
        self.seats: list[Seat] = []
        self.host = 0
        self.series = table_id  # whose id makes the owners: the first table of a row of rematches
        self.next = ""  # the table of the rematch
        self.offers: dict[str, tuple[int, float]] = {}  # hash of a one-time link -> its seat, when made
        self.game: Game | None = None
        self.commitment = ""
        self.entropy: tuple[str, ...] = ()
        self.position = ""  # where the game began, if not at its beginning
        self.script: tuple[str, ...] = ()  # what chance answers first
        self.chances = 0  # answers of chance so far: the number of the next one
        self.moment = Moment()
        self.plans: dict[int, set[str]] = {}
        self.roll_called = 0.0
        self.stand_in_asked: dict[int, set[int]] = {}  # about whom -> who asks
        self.talked: dict[int, list[float]] = {}  # when each seat said its last things
        self.done: dict[tuple[int, str], int] = {}  # (seat, client id) -> entry: the same id, the same answer
        self.last_at = 0.0
        self._streams = Streams(0)
        self._told = 0  # events of the game already in the stream

    # -------------------------------------------------------------------------------------- reading
    @property
    def players(self) -> int:
        return len(self.seats)

    def seat_of(self, owner: str) -> int | None:
        """The first seat that this secret's hash acts for."""
        return next((n for n, seat in enumerate(self.seats) if owner and seat.owner == owner), None)

    def events_for(self, viewer: int | None) -> Sequence[Told]:
        return self._streams.of(viewer)

    @property
    def waits_for_roll(self) -> bool:
        """The captain may press Roll; other answers of chance need nobody."""
        return self.game is not None and self.game.rolls_first

    def asked(self) -> tuple[int, ...]:
        """Whom this moment is shown to: those who may, by public facts, be asked."""
        if self.game is None:
            return ()
        return (self.game.pilot,) if self.waits_for_roll else self.game.may_be_asked

    def options(self, seat: int) -> tuple[str, ...]:
        """What this seat may answer in this moment."""
        asked = None if self.game is None else self.game.question(seat)
        return () if asked is None else asked.options

    # -------------------------------------------------------------------------------------- folding
    def fold(self, entry: log.AnyEntry) -> None:
        """Take in one more entry. The log was checked when it was written: nothing is refused here."""
        self.length += 1
        self.last_at = entry.at
        getattr(self, f"_fold_{type(entry).__struct_config__.tag}")(entry)
        seat, client_id = getattr(entry, "seat", None), getattr(entry, "id", "")
        if client_id and seat is not None:
            self.done[(seat, client_id)] = self.length

    def _fold_opened(self, entry: log.Opened) -> None:
        self.phase = "waiting"
        self.settings = entry.settings
        self.seats = [Seat() for _ in range(entry.seats)]
        self._streams = Streams(entry.seats)
        self.series = entry.series or self.id

    def _fold_sat(self, entry: log.Sat) -> None:
        self.seats[entry.seat] = Seat(
            name=entry.name,
            owner=entry.owner,
            entropy=entry.entropy,
            program=entry.program,
            seating=self.length,
        )
        self._streams.tell("sat", seat=entry.seat, name=entry.name, program=entry.program)

    def _fold_bot_sat(self, entry: log.BotSat) -> None:
        self.seats[entry.seat] = Seat(name=entry.name, bot=entry.bot)
        self._streams.tell("sat", seat=entry.seat, name=entry.name, bot=entry.bot)

    def _fold_stood(self, entry: log.Stood) -> None:
        self._withdraw_offers(entry.seat)
        self.seats[entry.seat] = Seat()
        self._streams.tell("stood", seat=entry.seat)

    def _fold_offered(self, entry: log.Offered) -> None:
        self._withdraw_offers(entry.seat)
        self.offers[entry.token] = (entry.seat, entry.at)

    def _fold_moved(self, entry: log.Moved) -> None:
        self._withdraw_offers(entry.seat)
        seat = self.seats[entry.seat]
        seat.owner, seat.seating = entry.owner, self.length
        seat.go(seat.window, entry.at)

    def _withdraw_offers(self, seat: int) -> None:
        """Only the newest link of a seat counts, and once."""
        self.offers = {token: offer for token, offer in self.offers.items() if offer[0] != seat}

    def _fold_host_named(self, entry: log.HostNamed) -> None:
        self.host = entry.seat
        self._streams.tell("host_named", seat=entry.seat)

    def _fold_started(self, entry: log.Started) -> None:
        owner = self.seats[self.host]
        self.offers = {}  # the seats are numbered anew
        self.seats = [seat for seat in self.seats if not seat.free]
        self.host = next((n for n, seat in enumerate(self.seats) if seat is owner), 0)
        self.phase = "playing"
        self.commitment, self.entropy = entry.commitment, entry.entropy
        self.position, self.script = entry.position, entry.script
        self.game = self._new_game()
        self.game.stage()
        self._streams.tell("took_off", commitment=entry.commitment, names=[seat.name for seat in self.seats])
        self._after_play()

    def _new_game(self) -> Game:
        names = [seat.name for seat in self.seats]
        if self.position:
            return Game.from_position(position_from_text(self.position), names)
        config = Config.parse(self.settings.config)
        return Game(Config(self.players, config.modules, config.house, config.cards), names)

    def _fold_answered(self, entry: log.Answered) -> None:
        self.moment.answers[entry.seat] = entry.words
        self._seat_answered(entry.seat, entry.by)

    def _fold_shown(self, _: log.Shown) -> None:
        assert self.game is not None
        self.game.show()
        self._give_collected_answers()
        self._after_play()

    def _give_collected_answers(self) -> None:
        """Who is really asked now has answered already, or passes: nobody waits for what others cannot see.
        A play changes what the others answered to, so it shows the moment anew."""
        assert self.game is not None
        while self.game.asked is not None and not self.game.asks_publicly:
            seat = self.game.asked
            legal = self.game.legal(seat)
            words = self.moment.answers.pop(seat, None) or self._by_standing_orders(seat, legal)
            self.game.do(seat, words if words in legal else legal[0])

    def _by_standing_orders(self, seat: int, legal: list[str]) -> str:
        """Silence is a pass; by correspondence, where nobody waits for a window, orders to play count."""
        if not self.settings.correspondence:
            return "pass"
        return plans.ordered_play(self.plans.get(seat, set()), legal)

    def _fold_acted(self, entry: log.Acted) -> None:
        assert self.game is not None
        self._seat_answered(entry.seat, entry.by)
        self.game.do(entry.seat, entry.words)
        self._after_play()

    def _seat_answered(self, seat: int, by: str) -> None:
        """Count what was missed in a row. Whoever acts is back, and has no plan for what is declared."""
        assert self.game is not None
        if by == "time":
            self.seats[seat].missed += 1
        elif by == "player":
            self.seats[seat].missed = 0
            self._is_back(seat)
        if self.game.state.question == question.DECLARE:
            self._withdraw(seat, plans.DECLARATIONS)

    def _fold_chanced(self, entry: log.Chanced) -> None:
        assert self.game is not None
        self.game.answer_chance(entry.words)
        self.chances += 1
        self._after_play()

    def _fold_pressed(self, _: log.Pressed) -> None:
        self.moment.pressed = True

    def _fold_planned(self, entry: log.Planned) -> None:
        self._withdraw(entry.seat, plans.replaced_by(entry.plan))
        self.plans.setdefault(entry.seat, set()).add(entry.plan)
        self._streams.tell_one(entry.seat, "planned", plan=entry.plan)

    def _fold_unplanned(self, entry: log.Unplanned) -> None:
        self._withdraw(entry.seat, frozenset({entry.plan}))

    def _withdraw(self, seat: int, gone: frozenset[str]) -> None:
        """The seat alone learns of it, and its own number ticks: a view never changes in silence."""
        for plan in sorted(self.plans.get(seat, set()) & gone):
            self.plans[seat].discard(plan)
            self._streams.tell_one(seat, "unplanned", plan=plan)

    def _fold_waited(self, entry: log.Waited) -> None:
        self.moment.waited.add(entry.seat)
        self._streams.tell("waited", seat=entry.seat)

    def _fold_extended(self, entry: log.Extended) -> None:
        self.moment.extended.add(entry.seat)
        self._streams.tell("extended", seat=entry.seat)

    def _fold_stand_in(self, entry: log.StandIn) -> None:
        if not entry.on:
            self._is_back(entry.seat)
            return
        self.seats[entry.seat].stand_in = True
        self.stand_in_asked.pop(entry.seat, None)
        self._streams.tell("stand_in", seat=entry.seat)

    def _is_back(self, seat: int) -> None:
        self.stand_in_asked.pop(seat, None)
        if self.seats[seat].stand_in:
            self.seats[seat].stand_in, self.seats[seat].missed = False, 0
            self._streams.tell("came_back", seat=seat)

    def _fold_came(self, entry: log.Came) -> None:
        here = self.seats[entry.seat]
        here.come(entry.window)
        for seat, mate in enumerate(self.seats):
            if mate.owner == here.owner:
                self._is_back(seat)

    def _fold_gone(self, entry: log.Gone) -> None:
        self.seats[entry.seat].go(entry.window, entry.at)

    def _fold_roll_called(self, entry: log.RollCalled) -> None:
        self.roll_called = entry.at
        for seat in self.seats:
            if seat.present:
                seat.call(entry.at)

    def _fold_stand_in_asked(self, entry: log.StandInAsked) -> None:
        self.stand_in_asked.setdefault(entry.about, set()).add(entry.seat)
        for mate in mates(self.seats, entry.about):
            mate.call(entry.at)
        self._streams.tell("stand_in_asked", seat=entry.seat, about=entry.about)

    def _fold_talked(self, entry: log.Talked) -> None:
        """Asked how many cards he holds, the captain has to tell, so the table does (B12)."""
        self.talked[entry.seat] = [*self.talked.get(entry.seat, []), entry.at][-TALK_AT_ONCE:]
        self._streams.tell("talked", seat=entry.seat, key=entry.key, to=entry.to, text=entry.text)
        if entry.key == "how_many_cards" and self.game is not None and self.phase == "playing":
            captain = self.game.pilot
            cards = self.game.view(None).seats[captain].hand_size
            self._streams.tell("hand_counted", seat=captain, cards=cards)

    def _fold_left(self, entry: log.Left) -> None:
        self.seats[entry.seat].left = True
        self._streams.tell("left_table", seat=entry.seat)

    def _fold_closed(self, entry: log.Closed) -> None:
        self.phase = "closed"
        self._streams.tell("closed", why=entry.why)

    def _fold_rematched(self, entry: log.Rematched) -> None:
        self.next = entry.next
        self._streams.tell("rematched", next=entry.next)

    def _after_play(self) -> None:
        """Pass on what was told, and open the next moment."""
        assert self.game is not None
        for event in self.game.events[self._told :]:
            self._streams.pass_on(event)
            for seat in range(self.players):
                self._withdraw(seat, plans.withdrawn_by(event.what))
        self._told = len(self.game.events)
        if not self.game.chance_is_asked or self.waits_for_roll:
            self.moment = Moment(self.moment.number + 1, self.last_at)
        if self.game.over:
            self.phase = "over"
