"""Random playouts at native speed, with uniformly random legal actions."""

from ..rules.flow.loop import _run
from ..rules.flow.set_up import _give_character
from ..rules.kinds import act, addressee, die_face, interruption, limit, phase, question
from ..rules.moves.answers import _answer
from ..rules.moves.dice import _count_rolling
from ..rules.moves.legal_answers import _list_options
from ..rules.play import SCRATCH, _end_shuffle, _is_legal
from ..rules.stack import _pop, _top
from ..rules.state import Options, State, _copy_state
from ..rules.stops import _go_on
from .generator import MASK32, Generator, _below

FNV_START = 2166136261


def _roll_at_random(s: State, g: Generator) -> None:
    packed = 0
    for _ in range(_count_rolling(s)):
        side = _below(g, die_face.SIDES)
        packed = packed * die_face.FACES + (side if side < die_face.BLANK else die_face.BLANK)
    _answer(s, addressee.CHANCE, act.ROLL * act.SPAN + packed)


def _shuffle_deck_at_random(s: State, g: Generator) -> None:
    for at in range(s.deck_size - 1, 0, -1):
        other = _below(g, at + 1)
        kind = s.deck[at]
        s.deck[at] = s.deck[other]
        s.deck[other] = kind


def _shuffle_pile_at_random(s: State, g: Generator, place: int) -> None:
    for at in range(s.pile_size[place] - 1, 0, -1):
        other = _below(g, at + 1)
        treasure = s.pile[place][at]
        s.pile[place][at] = s.pile[place][other]
        s.pile[place][other] = treasure


def _deal_characters_at_random(s: State, g: Generator) -> None:
    """Deal each seat one of the remaining colours."""
    taken = 0
    _pop(s)
    for seat in range(s.players):
        pick = _below(g, limit.COLOURS - seat)
        for colour in range(limit.COLOURS):
            if not taken >> colour & 1:
                if pick == 0:
                    taken |= 1 << colour
                    _give_character(s, seat, colour)
                    break
                pick -= 1


def _answer_chance(s: State, g: Generator) -> None:
    """Answer for chance until a seat is asked or the game is over."""
    while s.asked == addressee.CHANCE:
        _answer_chance_once(s, g)
        _run(s)


def _answer_chance_once(s: State, g: Generator) -> None:
    """Answer one question to chance, without running on."""
    if s.question == question.ROLL:
        _roll_at_random(s, g)
    elif s.question == question.FIRST_CAPTAIN:
        _answer(s, addressee.CHANCE, act.CAPTAIN * act.SPAN + _below(g, s.players))
    elif s.question == question.DEAL_CHARACTERS:
        _deal_characters_at_random(s, g)
        _go_on(s)
    else:
        if s.frame_kind[_top(s)] == interruption.SHUFFLE_DECK:
            _shuffle_deck_at_random(s, g)
        else:
            _shuffle_pile_at_random(s, g, s.frame_place[_top(s)])
        _end_shuffle(s)
        _go_on(s)


def answer_chance(s: State, g: Generator) -> None:
    """Answer for chance with this generator until a seat is asked or the game is over."""
    _answer_chance(s, g)


def step(s: State, action: int, g: Generator) -> None:
    """Apply an action of the seat that is asked.

    Then answer for chance with the generator."""
    if not _is_legal(s, s.asked, action, SCRATCH):
        raise ValueError(f"seat {s.asked} may not answer {action} now")
    _answer(s, s.asked, action)
    _run(s)
    _answer_chance(s, g)


def _play_on(s: State, g: Generator, out: Options) -> int:
    """Play at random to the end. Return the number of decisions."""
    decisions = 0
    _answer_chance(s, g)
    while s.phase != phase.OVER:
        _list_options(s, s.asked, out)
        _answer(s, s.asked, out.action[_below(g, out.count)])
        _run(s)
        _answer_chance(s, g)
        decisions += 1
    return decisions


def play_on(s: State, g: Generator) -> int:
    """Play this game at random to its end. Return the number of decisions."""
    return _play_on(s, g, Options())


def _play_games(fresh: State, s: State, games: int, g: Generator, out: Options) -> int:
    decisions = 0
    for _ in range(games):
        _copy_state(s, fresh)
        decisions += _play_on(s, g, out)
    return decisions


def play_games(fresh: State, games: int, g: Generator) -> int:
    """Play random games from a fresh position. Return the number of decisions."""
    return _play_games(fresh, fresh.clone(), games, g, Options())


def _digest_of_play(fresh: State, s: State, games: int, g: Generator, out: Options) -> int:
    digest = FNV_START
    for _ in range(games):
        _copy_state(s, fresh)
        _answer_chance(s, g)
        while s.phase != phase.OVER:
            _list_options(s, s.asked, out)
            action = out.action[_below(g, out.count)]
            digest = ((digest ^ (s.asked * 31 + out.count * 7 + action)) * 16777619) & MASK32
            _answer(s, s.asked, action)
            _run(s)
            _answer_chance(s, g)
        for seat in range(s.players):
            digest = ((digest ^ s.points[seat]) * 16777619) & MASK32
    return digest


def digest_of_play(fresh: State, games: int, g: Generator) -> int:
    """Return a digest of every decision and score of these games.

    Both builds must agree on it."""
    return _digest_of_play(fresh, fresh.clone(), games, g, Options())
