"""A game record: a text file with every action of a game and checksums.

    celestia-record 1
    rules 1
    config players=3 modules=turbo,powers,spyglass
    names Ann | Ben | Cy
    shuffle 1 1/2 1/1 …
    captain 2
    roll fog blank
    0 stay
    check 20 5f0c2a9e77b1
    end 52 31 40 check 9d41c07be2aa

A seat's line begins with the seat number, a chance line does not. A fingerprint follows every 20 actions,
and another one comes with the scores at the end, so edits by hand are detected. Optional lines about fair
dice follow the names (`fairness`). They are not part of the game or of a fingerprint.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from itertools import takewhile

from ... import engine
from ...rules import RULES_VERSION
from ...rules.kinds import addressee
from ..errors import Params
from ..fairness.headers import Fairness, FairnessError, is_fairness_line, read_fairness
from ..game import Game, Refused
from ..notation.position import position_to_text
from ..refusals.attempt import NO_PARAMS
from ..setup.config import Config, ConfigError

TITLE = "celestia-record 1"
HEADER = 4  # lines
CHECK_EVERY = 20
LONGEST = 4_000_000  # characters, many times the longest game
LONGEST_NAME = 40
LONGEST_SENTENCE = 300  # an error may quote a long line
JOINERS = "\u200c\u200d"  # not printable, but part of words in some scripts

# The rule for each kind of chance line.
CHANCE_RULES = {"roll": "a2", "shuffle": "Q11", "deal": "C86", "captain": "C20"}


class RecordError(ValueError):
    """An invalid record: the line (0: the whole text), a sentence and the rule.

    If the rules refuse an answer, `key` and `params` translate the sentence."""

    def __init__(
        self, line: int, sentence: str, rule: str, key: str = "", params: Params = NO_PARAMS
    ) -> None:
        sentence = sentence if len(sentence) <= LONGEST_SENTENCE else sentence[:LONGEST_SENTENCE] + "…"
        super().__init__(f"line {line}: {sentence} ({rule})" if line else f"{sentence} ({rule})")
        self.line = line
        self.sentence = sentence
        self.rule = rule
        self.key, self.params = key, params


class OtherVersion(RecordError):
    """A record of another rules version, which only that version can replay."""

    def __init__(self, played: str) -> None:
        super().__init__(2, f"this game was played by rules version {played}, not {RULES_VERSION}", "H6")
        self.played = played


def fingerprint(game: Game) -> str:
    """Return a short hash of all recorded lines and the position.

    The lines count because a roll may leave no trace in the position, for example after a crash. The position
    counts as text: the layout of its bytes may change, and old records must stay readable. A staged game has
    the same fingerprint as an unstaged one."""
    lines = [*header(str(game.config), game.names), *game.lines, position_to_text(_unstaged(game.state))]
    return sha256("\n".join(lines).encode()).hexdigest()[:12]


def header(config: str, names: Sequence[str], rules: int = RULES_VERSION) -> list[str]:
    return [TITLE, f"rules {rules}", f"config {config}", f"names {' | '.join(names)}"]


def check_names(names: Sequence[str], players: int) -> None:
    """Raise RecordError unless these are valid names for this many players."""
    if len(names) != players:
        raise RecordError(0, f"{players} players need {players} names, not {len(names)}", "R1")
    for name in names:
        shown = repr(name[: LONGEST_NAME + 1])
        if not 1 <= len(name) <= LONGEST_NAME:
            raise RecordError(0, f"a name has 1 to {LONGEST_NAME} characters, not {len(name)}", "H1")
        if not all(letter.isprintable() or letter in JOINERS for letter in name) or "|" in name:
            raise RecordError(0, f"a name has no control characters and no '|': {shown}", "H1")
        if name != name.strip() or "  " in name:
            raise RecordError(0, f"a name has single spaces inside and none around it: {shown}", "H1")


# --------------------------------------------------------------------------------------------- writing
def record_text(game: Game, fairness: Fairness | None = None) -> str:
    """Write the record of a game that was played from its beginning."""
    check_names(game.names, game.config.players)
    again = Game(game.config, game.names)
    lines = header(str(game.config), game.names) + (fairness.lines() if fairness is not None else [])
    for line in game.lines:
        try:
            take(again, line)
        except (Refused, ValueError):
            raise RecordError(0, "this game was not played from its beginning", "H6") from None
        lines += [line, *check_due(again)]
    if position_to_text(again.state) != position_to_text(_unstaged(game.state)):
        raise RecordError(0, "this game was not played from its beginning", "H6")
    if game.over:
        lines.append(end_line(again))
    return "\n".join(lines) + "\n"


def check_due(game: Game) -> list[str]:
    """Return the check line that follows the newest line, as a list of one or none."""
    count = len(game.lines)
    return [f"check {count} {fingerprint(game)}"] if count % CHECK_EVERY == 0 else []


def _unstaged(state: engine.State) -> engine.State:
    """Return the position without staged stops, which are not recorded."""
    state = state.clone()
    while state.asked == addressee.TABLE:
        engine.show(state)
    state.write_field("staged", 0)
    state.write_field("shown", 0)
    return state


def end_line(game: Game) -> str:
    return f"end {' '.join(map(str, game.scores()))} check {fingerprint(game)}"


def take(game: Game, line: str) -> None:
    """Play one line of a record, a seat's or chance's."""
    first, _, words = line.partition(" ")
    if first.isascii() and first.isdigit() and len(first) < 3:
        game.do(int(first), words)
    else:
        game.answer_chance(line)


# --------------------------------------------------------------------------------------------- reading
def read_record(text: str, allow_unfinished: bool = False) -> Game:
    """Replay and check a record, which must be complete unless stated otherwise."""
    if len(text) > LONGEST:
        raise RecordError(0, "this text is too long for a record", "H6")
    *lines, cut_off = text.replace("\r\n", "\n").split("\n")  # a line without a line break may be incomplete
    for number, line in enumerate(lines, start=1):
        if not all(letter.isprintable() or letter in JOINERS for letter in line):
            raise RecordError(number, "a record must not contain control characters", "H6")
    game = _begin(lines)
    fairness_of(lines, game.config.players)
    is_whole = _play(game, lines) or (game.over and cut_off == end_line(game))
    if not is_whole and not allow_unfinished:
        raise RecordError(len(lines), "the record stops here: the game is unfinished", "H6")
    return game


def _begin(lines: list[str]) -> Game:
    """Return the new game that the header describes."""
    header = [*lines[:HEADER], *[""] * HEADER][:HEADER]
    if header[0] != TITLE:
        raise RecordError(1, f"a record begins with {TITLE!r}", "H6")
    values = []
    for number, key in enumerate(("rules", "config", "names"), start=2):
        if not header[number - 1].startswith(f"{key} "):
            raise RecordError(number, f"this line of a record begins with {key!r}", "H6")
        values.append(header[number - 1].removeprefix(f"{key} "))
    if values[0] != str(RULES_VERSION):
        raise OtherVersion(values[0][:20])
    try:
        config = Config.parse(values[1])
    except ConfigError as error:
        raise RecordError(3, error.sentence, error.rule) from None
    names = values[2].split(" | ")
    try:
        check_names(names, config.players)
    except RecordError as error:
        raise RecordError(4, error.sentence, error.rule) from None
    return Game(config, names)


def _fairness_lines(lines: Sequence[str]) -> list[str]:
    return list(takewhile(is_fairness_line, lines[HEADER:]))


def fairness_of(lines: Sequence[str], players: int) -> Fairness | None:
    """Parse the lines about fair dice. Return None if the record has none."""
    try:
        return read_fairness(_fairness_lines(lines), players)
    except FairnessError as error:
        raise RecordError(HEADER + error.at + 1, error.sentence, "H6") from None


def _play(game: Game, lines: list[str]) -> bool:
    """Play and check the lines after the header. Return whether they are complete."""
    check_due = False
    begin = HEADER + len(_fairness_lines(lines))
    for number, line in enumerate(lines[begin:], start=begin + 1):
        if check_due:
            _compare(number, line, f"check {len(game.lines)} {fingerprint(game)}")
            check_due = False
        elif line.startswith("end ") and game.over:
            _compare(number, line, end_line(game))
            if any(lines[number:]):
                raise RecordError(number + 1, "there are lines after the end of the game", "R10")
            return True
        else:
            _replay(game, number, line)
            check_due = len(game.lines) % CHECK_EVERY == 0
    return False


def _compare(number: int, line: str, due: str) -> None:
    if line == due:
        return
    kind = due.split()[0]
    if not line.startswith(f"{kind} "):
        raise RecordError(number, f"a line that begins with {kind!r} is due here", "H6")
    raise RecordError(number, "the recorded game does not lead here, so the record was edited", "H6")


def _replay(game: Game, number: int, line: str) -> None:
    verb = line.partition(" ")[0]
    if verb in ("check", "end"):
        raise RecordError(number, f"{verb!r} is out of place: the game is not over", "H6")
    try:
        take(game, line)
    except Refused as refused:
        raise RecordError(number, refused.sentence, refused.rule, refused.key, refused.params) from None
    except ValueError as error:
        raise RecordError(number, str(error), CHANCE_RULES.get(verb, "H6")) from None
