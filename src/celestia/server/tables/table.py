"""A table: the fold of its log."""

from __future__ import annotations

from typing import Any, assert_never

import msgspec

from ... import engine
from ...game.fairness.daily_dice import Occasions
from ...game.game import Game
from ...game.knowledge.pause import moments_of_pause
from ...game.knowledge.table_facts import last_city
from ...game.knowledge.view import options_of
from ...game.notation.position import position_from_text
from ...game.notation.words import due_words
from ...game.records.record import check_due, end_line, take
from ...game.setup.config import Config
from ...game.setup.names import PHASES, QUESTIONS
from ...game.state_lists import numbers
from ...rules import RULES_VERSION
from ...rules.kinds import phase, question
from . import entries as log
from . import motion, plans, table_events
from .delays import THOUGHTS
from .memo import memoized
from .questions import LATER, is_quiet
from .rate_limit import RateLimit
from .rest import note_presence
from .seat import Moment, Pause
from .take_off import TakingOff

MISSES = 2  # questions missed in a row before the stand-in holds the seat
REMEMBERED = 5  # declarations that determine a person's tempo
PACES = {"calm": 1.0, "brisk": 1 / 1.8, "instant": 0.0}  # factors for the time bots take
PAUSES = tuple(
    frozenset(phases)
    for phases in (
        (phase.AFTER_DECLARATIONS, phase.ANNOUNCEMENT),
        (phase.AFTER_CAN, phase.PAYMENT, phase.MOORING, phase.HOOK),
        (phase.AFTER_CANNOT, phase.HELP, phase.CRASHING),
    )
)
# Entries that change neither the settings nor the seating.
OF_THE_GAME = (log.Answered, log.Shown, log.Acted, log.Chanced, log.Marked, log.Pressed)
TALK_AT_ONCE = 3  # lines a seat may say in TALK_SECONDS
TALK_SECONDS = 10.0
PLANS_AT_ONCE, PLANS_SECONDS = 40, 60.0  # a client sends all standing orders together, one per card


class OtherRules(Exception):
    """Replaying this log gives another result than when it was written."""


class Table(TakingOff):
    """Only `fold` changes it, and `log_reader` if `fold` cannot follow a log."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.game: Game | None = None
        self.rules = RULES_VERSION  # version that the game is played by
        self.unmarked: list[tuple[int, str]] = []  # fingerprints of the record that are not yet in the log
        self.stranded = ""  # why the fold could not follow the log; then `game` is None
        self.position = ""  # starting position, if not the usual one
        self.script: tuple[str, ...] = ()  # first answers of chance
        self.past_events = 0  # public events before a continuation began
        self.chances = 0  # answers of chance so far, without those of the past
        self.occasions = Occasions()  # of a daily flight, whose dice depend on them
        self.moment = Moment()
        self.pause: Pause | None = None  # while the whole table is asked
        self.plans: dict[int, set[str]] = {}
        self.thoughts_left: dict[int, int] = {}  # uses of "Let me think" left in this journey
        self.considered: dict[int, set[str]] = {}  # by correspondence: cards each seat was asked about
        self.declared_after: dict[int, list[float]] = {}  # seconds that a person's declarations took
        self.planning = RateLimit(PLANS_AT_ONCE, PLANS_SECONDS)
        self.talked: dict[int, list[float]] = {}  # when each seat talked last
        self.done: dict[int, set[str]] = {}  # by seat: ids of its commands, which make retries idempotent
        self.last_at = 0.0
        self.ended_at = 0.0  # when the game ended
        self.attended_at = 0.0  # when a player last came or went
        self.memo: dict[Any, Any] = {}  # cache, see `memo`
        self.lasting_memo: dict[str, Any] = {}
        self.learned_texts: dict[int | None, tuple[int, int, bytes]] = {}  # cache of `snapshot`
        self._streamed = 0  # events of the game already in the streams
        self._shown_until = 0.0  # when clients have had time to show all events
        self._moments: list[engine.State] = []
        self._paused_in = -1  # the phase of the open moment, if it can be part of a longer pause
        self._changed = False  # an event since the last moment opened ends the pause

    # -------------------------------------------------------------------------------------- reading
    @property
    def waits_for_roll(self) -> bool:
        """Whether the captain has to press Roll. Other answers of chance wait for nobody."""
        return self.game is not None and self.game.rolls_first

    def asked(self) -> tuple[int, ...]:
        """Seats that may be asked in this moment, by public facts."""
        return memoized(self, "asked", self._asked)

    def _asked(self) -> tuple[int, ...]:
        if self.game is None:
            return ()
        return (self.game.pilot,) if self.waits_for_roll else self.game.may_be_asked

    def moments(self) -> list[engine.State]:
        """The positions of the open pause: this moment, then the later ones."""
        if self.game is None or not self.game.table_is_asked:
            return []
        if not self._moments:
            self._moments = moments_of_pause(self.game.state)
        return self._moments

    @property
    def bot_pace(self) -> float:
        """Factor for the time bots take; 1 is calm."""
        return 0.0 if self.settings.instant else PACES[self.settings.bot_pace]

    def options(self, seat: int) -> tuple[str, ...]:
        """What this seat may answer in this moment."""
        return memoized(self, ("options", seat), self._options, seat)

    def _options(self, seat: int) -> tuple[str, ...]:
        return () if self.game is None else options_of(self.game.state, seat)

    # -------------------------------------------------------------------------------------- folding
    def fold(self, entry: log.AnyEntry) -> None:
        """Apply one entry. It is legal already, so this fails only for logs of other rules."""
        self._forget(entry)
        self.length += 1
        note_presence(self, entry)
        self.last_at = entry.at
        if isinstance(entry, log.GameEntry):
            self._fold_game(entry)
        elif isinstance(entry, log.SeatingEntry):
            self._fold_seating(entry)
        else:
            self._fold_towards_take_off(entry)
        seat, client_id = getattr(entry, "seat", None), getattr(entry, "id", "")
        if client_id and seat is not None:
            self.done.setdefault(seat, set()).add(client_id)
        self._forget(entry)

    def _forget(self, entry: log.AnyEntry) -> None:
        self.memo.clear()
        if not isinstance(entry, OF_THE_GAME):
            self.lasting_memo.clear()

    def _fold_game(self, entry: log.GameEntry) -> None:
        """Entries of a running game, the most frequent first."""
        match entry:
            case log.Answered():
                self._fold_answered(entry)
            case log.Shown():
                self._fold_shown(entry)
            case log.Acted():
                self._fold_acted(entry)
            case log.Chanced():
                self._fold_chanced(entry)
            case log.Marked():
                self._fold_marked(entry)
            case log.Pressed():
                self._fold_pressed(entry)
            case log.Planned():
                self._fold_planned(entry)
            case log.Unplanned():
                self._fold_unplanned(entry)
            case log.Thought():
                self._fold_thought(entry)
            case log.Extended():
                self._fold_extended(entry)
            case log.Talked():
                self._fold_talked(entry)
            case log.BotsPaced():
                self._fold_bots_paced(entry)
            case log.Started():
                self._fold_started(entry)
            case _:
                assert_never(entry)

    def _fold_started(self, entry: log.Started) -> None:
        self._renumber_seats()
        self.phase, self.has_started, self.entropy = "playing", True, entry.entropy
        self.dice.commitment, self.dice.round = entry.commitment, entry.round
        self.position, self.script, self.rules = entry.position, entry.script, entry.rules
        if entry.rules != RULES_VERSION or self.pauses != log.PAUSES or self.stranded:
            raise OtherRules(f"rules {entry.rules}, pauses {self.pauses}")
        self.game = self._new_game()
        self.game.stage()
        self._streams.tell(
            table_events.TookOff(commitment=entry.commitment, names=tuple(seat.name for seat in self.seats))
        )
        self._play_past()
        self._after_play()

    def _new_game(self) -> Game:
        names = [seat.name for seat in self.seats]
        if self.position:
            return Game.from_position(position_from_text(self.position), names)
        config = Config.parse(self.settings.config)
        return Game(Config(self.players, config.modules, config.house, config.cards), names)

    def _play_past(self) -> None:
        """Play the lines that a continuation begins with. Viewers start with the position after them."""
        assert self.game is not None
        for line in self.past:
            while self.game.table_is_asked:
                self.game.show()
            take(self.game, line)
            self._check()
        self._streamed = len(self.game.events)
        self.past_events = sum(event.seen_by(None) is not None for event in self.game.events)

    def _fold_answered(self, entry: log.Answered) -> None:
        assert self.game is not None
        assert self.pause is not None
        decides = PHASES.index(entry.ahead) if entry.ahead else self.game.state.phase
        self._consider(entry.seat)
        self.pause.decided[(entry.seat, decides)] = entry.words
        self.pause.answered_at[entry.seat] = entry.at
        if not entry.ahead:
            self._seat_answered(entry.seat, entry.by, entry.words)
        elif entry.words != LATER:
            self._plan(entry.seat, f"{plans.AHEAD}{entry.ahead}={entry.words}")

    def _consider(self, seat: int) -> None:
        """By correspondence one question covers all cards of this person.

        Cards without an order are not asked about again in this journey.
        """
        if self.game is not None and self.settings.correspondence:
            cards = plans.cards_to_order(self.game.state, seat)
            self.considered.setdefault(seat, set()).update(cards)

    def _fold_shown(self, entry: log.Shown) -> None:
        assert self.game is not None
        before = len(self.game.lines)
        self.game.show()
        self._give_collected_answers()
        if entry.lines is not None and entry.lines != tuple(self.game.lines[before:]):
            raise OtherRules("different answers recorded")
        self._after_play()

    def _give_collected_answers(self) -> None:
        """Play the answer of each seat that the rules really ask, or else a pass.

        The table never waits here, because the others could not see the reason. A played card changes what
        the others answered to, so it shows the moment again.
        """
        assert self.game is not None
        while self.game.asked is not None and not self.game.asks_publicly:
            seat = self.game.asked
            legal = self.game.legal(seat)
            words = self._collected(seat, legal)
            self.game.do(seat, words if words in legal else legal[0])
            self._check()

    def _collected(self, seat: int, legal: list[str]) -> str:
        """A seat's decision, else its order by correspondence, else a pass."""
        assert self.game is not None
        assert self.pause is not None
        planned = self.plans.get(seat, set())
        decided = self.pause.decided.get((seat, self.game.state.phase), LATER)
        if decided != LATER:
            return decided
        if self.game.state.question == question.DECLARE:
            return plans.declared_ahead(planned, legal) or "pass"
        if not self.settings.correspondence:
            return "pass"
        return plans.ordered_play(planned, legal, plans.city_value_of(self.game.state))

    def _fold_acted(self, entry: log.Acted) -> None:
        assert self.game is not None
        self._consider(entry.seat)
        self._seat_answered(entry.seat, entry.by, entry.words)
        self.game.do(entry.seat, entry.words)
        self._check()
        self._after_play()

    def _seat_answered(self, seat: int, by: log.By, words: str) -> None:
        """Update missed questions, tempo and plans after an answer of this seat."""
        assert self.game is not None
        kind = self.game.state.question
        if by == "player" and kind == question.DECLARE and not self.game.table_is_asked:
            times = [*self.declared_after.get(seat, []), self.last_at - self.moment.ready]
            self.declared_after[seat] = times[-REMEMBERED:]
        self._count_missed(seat, by)
        if (by == "time" or by == "stand_in") and words != "pass":
            self._streams.tell_one(
                seat, table_events.AnsweredForYou(seat=seat, by=by, kind=QUESTIONS[kind], words=words)
            )
        if kind == question.DECLARE:
            self._withdraw(seat, plans.DECLARATIONS)

    def _count_missed(self, seat: int, by: log.By) -> None:
        if by == "time":
            self.seats[seat].missed += 1
        elif by == "player":
            self.seats[seat].missed = 0
            self._is_back(seat)

    def _fold_chanced(self, entry: log.Chanced) -> None:
        assert self.game is not None
        if self.settings.daily:
            self.occasions.note(self.game.state, due_words(self.game.state))
        self.game.answer_chance(entry.words)
        self.chances += 1
        self._check()
        self._after_play()

    def _check(self) -> None:
        """Take the fingerprint after the same line as a record does, wherever a commit ends."""
        assert self.game is not None
        self.unmarked += [(len(self.game.lines), line) for line in check_due(self.game)]

    def _fold_marked(self, entry: log.Marked) -> None:
        if self.unmarked[:1] != [(entry.lines, entry.line)]:
            raise OtherRules(f"different position after {entry.lines} lines")
        del self.unmarked[0]

    def _fold_pressed(self, entry: log.Pressed) -> None:
        self.moment.pressed = True
        self._count_missed(entry.seat, entry.by)

    def _fold_planned(self, entry: log.Planned) -> None:
        self.planning.note(entry.seat, entry.at)
        self._withdraw(entry.seat, plans.replaced_by(entry.plan, self.plans.get(entry.seat, ())))
        self._plan(entry.seat, entry.plan)

    def _plan(self, seat: int, plan: str) -> None:
        self.plans.setdefault(seat, set()).add(plan)
        self._streams.tell_one(seat, table_events.Planned(seat=seat, plan=plan))

    def _fold_unplanned(self, entry: log.Unplanned) -> None:
        """Withdraw a plan. After withdrawing a decision ahead, the player is asked again."""
        self.planning.note(entry.seat, entry.at)
        self._withdraw(entry.seat, frozenset({entry.plan}))
        if entry.plan.startswith(plans.AHEAD) and self.pause is not None:
            name = entry.plan.removeprefix(plans.AHEAD).partition("=")[0]
            self.pause.decided.pop((entry.seat, PHASES.index(name)), None)

    def _withdraw(self, seat: int, gone: frozenset[str]) -> None:
        """Tell only this seat, as an event, because a view never changes without one."""
        for plan in sorted(self.plans.get(seat, set()) & gone):
            self.plans[seat].discard(plan)
            self._streams.tell_one(seat, table_events.Unplanned(seat=seat, plan=plan))

    def _fold_thought(self, entry: log.Thought) -> None:
        """Only this seat receives an event."""
        assert self.pause is not None
        self.pause.thoughts.setdefault(entry.seat, []).append(entry.at)
        self.thoughts_left[entry.seat] = self.thoughts_left.get(entry.seat, THOUGHTS) - 1
        self._streams.tell_one(
            entry.seat, table_events.Thinking(seat=entry.seat, left=self.thoughts_left[entry.seat])
        )

    def _fold_bots_paced(self, entry: log.BotsPaced) -> None:
        self.settings = msgspec.structs.replace(self.settings, bot_pace=entry.pace)
        self._streams.tell(table_events.BotsPaced(pace=entry.pace))

    def _fold_extended(self, entry: log.Extended) -> None:
        self.moment.extended.add(entry.seat)
        self._streams.tell(table_events.Extended(seat=entry.seat))

    def _fold_talked(self, entry: log.Talked) -> None:
        """If a player asks how many cards the captain holds, the table answers (B12)."""
        self.talked[entry.seat] = [*self.talked.get(entry.seat, []), entry.at][-TALK_AT_ONCE:]
        self._streams.tell(table_events.Talked(seat=entry.seat, key=entry.key, to=entry.to, text=entry.text))
        if entry.key == "how_many_cards" and self.game is not None and self.phase == "playing":
            captain = self.game.pilot
            cards = self.game.view(None).seats[captain].hand_size
            self._streams.tell(table_events.HandCounted(seat=captain, cards=cards))

    def _after_play(self) -> None:
        """Stream the new events, and open the next moment."""
        assert self.game is not None
        happened = [seen for event in self.game.events[self._streamed :] if (seen := event.seen_by(None))]
        for event in self.game.events[self._streamed :]:
            self._streams.pass_on(event)
            for seat, planned in self.plans.items():
                self._withdraw(seat, plans.withdrawn_by(event.what, planned))
            if event.what == "journey_started":
                self.thoughts_left, self.considered = {}, {}
        self._streamed = len(self.game.events)
        self._shown_until = max(self.last_at, self._shown_until) + self._time_to_show(happened)
        self._changed = self._changed or any(event["what"] in plans.CHANGES for event in happened)
        if not self.game.chance_is_asked or self.waits_for_roll:
            self._open_moment()
        if self.game.over:
            self.phase, self.ended_at = "over", self.last_at
            self.unmarked.append((len(self.game.lines), end_line(self.game)))

    def _time_to_show(self, happened: list[dict[str, Any]]) -> float:
        """Seconds to show these events. One person among bots chooses the speed."""
        if self.settings.instant or self.settings.correspondence:
            return 0.0
        assert self.game is not None
        seconds = motion.allowance(happened, last_city(bytes(numbers(self.game.state, "pile_size"))))
        return seconds * (self.bot_pace if is_quiet(self) else 1.0)

    def _open_moment(self) -> None:
        assert self.game is not None
        self.moment = Moment(self.moment.number + 1, self.last_at, max(self.last_at, self._shown_until))
        self._moments = []
        self.memo.clear()
        state, before = self.game.state, self._paused_in
        self._paused_in = state.phase if self.game.table_is_asked and not state.frames else -1
        continues = any({before, self._paused_in} <= phases for phases in PAUSES)
        if not continues or self._changed or self.pause is None:
            for seat, planned in self.plans.items():
                self._withdraw(seat, frozenset(plan for plan in planned if plan.startswith(plans.AHEAD)))
            is_paused = self.game.table_is_asked
            self.pause = Pause(self.moment.number, self.moment.ready) if is_paused else None
        self._changed = False
