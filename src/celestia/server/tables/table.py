"""A table: the fold of its log."""

from __future__ import annotations

from ...game.config import Config
from ...game.game import Game
from ...game.position import position_from_text
from ...game.record import check_due, end_line
from ...rules import RULES_VERSION, question
from . import entries as log
from . import plans
from .seat import Moment
from .seating import Seating

MISSES = 2  # questions missed in a row before the stand-in holds the seat
TALK_AT_ONCE = 3  # things a seat may say in TALK_SECONDS
TALK_SECONDS = 10.0


class OtherRules(Exception):
    """This log does not lead where it led when it was written."""


class Table(Seating):
    """Mutable, but changed by `fold` alone. (Where that cannot follow a log, see `reading`.)"""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.game: Game | None = None
        self.rules = RULES_VERSION  # by which the game is played
        self.unmarked: list[tuple[int, str]] = []  # checks of the record that the log does not hold yet
        self.stranded = ""  # why the fold could not follow the log: then there is no game to look at
        self.commitment = ""
        self.entropy: tuple[str, ...] = ()
        self.position = ""  # where the game began, if not at its beginning
        self.script: tuple[str, ...] = ()  # what chance answers first
        self.chances = 0  # answers of chance so far: the number of the next one
        self.moment = Moment()
        self.plans: dict[int, set[str]] = {}
        self.talked: dict[int, list[float]] = {}  # when each seat said its last things
        self.done: dict[tuple[int, str], int] = {}  # (seat, client id) -> entry: the same id, the same answer
        self.last_at = 0.0
        self._told = 0  # events of the game already in the stream

    # -------------------------------------------------------------------------------------- reading
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
        """Take in one more entry. It was checked when it was made: nothing is refused here, unless the log
        was written under other rules."""
        self.length += 1
        self.last_at = entry.at
        getattr(self, f"_fold_{type(entry).__struct_config__.tag}")(entry)
        seat, client_id = getattr(entry, "seat", None), getattr(entry, "id", "")
        if client_id and seat is not None:
            self.done[(seat, client_id)] = self.length

    def _fold_started(self, entry: log.Started) -> None:
        owner = self.seats[self.host]
        self.offers = {}  # the seats are numbered anew
        self.seats = [seat for seat in self.seats if not seat.free]
        self.host = next((n for n, seat in enumerate(self.seats) if seat is owner), 0)
        self.phase = "playing"
        self.commitment, self.entropy = entry.commitment, entry.entropy
        self.position, self.script, self.rules = entry.position, entry.script, entry.rules
        if entry.rules != RULES_VERSION or self.stranded:
            raise OtherRules(f"rules {entry.rules}")
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

    def _fold_shown(self, entry: log.Shown) -> None:
        assert self.game is not None
        before = len(self.game.lines)
        self.game.show()
        self._give_collected_answers()
        if entry.lines is not None and entry.lines != tuple(self.game.lines[before:]):
            raise OtherRules("other answers count")
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
            self._check()

    def _by_standing_orders(self, seat: int, legal: list[str]) -> str:
        """Silence is a pass; by correspondence, where nobody waits for a window, orders to play count."""
        if not self.settings.correspondence:
            return "pass"
        return plans.ordered_play(self.plans.get(seat, set()), legal)

    def _fold_acted(self, entry: log.Acted) -> None:
        assert self.game is not None
        self._seat_answered(entry.seat, entry.by)
        self.game.do(entry.seat, entry.words)
        self._check()
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
        self._check()
        self._after_play()

    def _check(self) -> None:
        """Taken after the very line that a record has it after, wherever a commit ends."""
        assert self.game is not None
        self.unmarked += [(len(self.game.lines), line) for line in check_due(self.game)]

    def _fold_marked(self, entry: log.Marked) -> None:
        if self.unmarked[:1] != [(entry.lines, entry.line)]:
            raise OtherRules(f"another position after {entry.lines} lines")
        del self.unmarked[0]

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

    def _fold_talked(self, entry: log.Talked) -> None:
        """Asked how many cards he holds, the captain has to tell, so the table does (B12)."""
        self.talked[entry.seat] = [*self.talked.get(entry.seat, []), entry.at][-TALK_AT_ONCE:]
        self._streams.tell("talked", seat=entry.seat, key=entry.key, to=entry.to, text=entry.text)
        if entry.key == "how_many_cards" and self.game is not None and self.phase == "playing":
            captain = self.game.pilot
            cards = self.game.view(None).seats[captain].hand_size
            self._streams.tell("hand_counted", seat=captain, cards=cards)

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
            self.unmarked.append((len(self.game.lines), end_line(self.game)))
