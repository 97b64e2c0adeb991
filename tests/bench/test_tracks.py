"""Every track runs with and without its peers, and counts its work."""

from __future__ import annotations

import sys

import pytest
from rich.console import Console

from celestia.bench import (
    open_spiel,
    ours,
    track_aec,
    track_batch,
    track_gpu,
    track_growth,
    track_legal,
    track_observed,
    tracks,
)
from celestia.bench.documentation import markdown
from celestia.bench.null_environment import NULL_DECISIONS, null_environment
from celestia.bench.outcome import Ahead, Outcome, Row, run_track
from celestia.bench.report import outcome_as_json, show
from celestia.bench.rounds import Contestant, Tally
from celestia.bench.track import Missing, peers

PACKAGES = {
    "step": "pyspiel",
    "observed": "pyspiel",
    "playouts": "pyspiel",
    "clone": "pyspiel",
    "batch": "pgx",
    "aec": "rlcard",
}


def absent(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Make imports of these packages fail, even if they are already imported."""
    for name in list(sys.modules):
        if name.split(".")[0] in names or name.startswith("pettingzoo.classic"):
            monkeypatch.delitem(sys.modules, name)
    for name in names:
        monkeypatch.setitem(sys.modules, name, None)


def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play few games: interpreted rules and compiling Pgx's larger game are slow."""
    monkeypatch.setattr(track_batch, "PEERS", {"Pgx kuhn_poker": "kuhn_poker"})
    monkeypatch.setattr(track_batch, "SIMPLER", set())
    monkeypatch.setattr(track_batch, "GAMES", 8)
    monkeypatch.setattr(track_growth, "BATCHES", (2, 4))
    monkeypatch.setattr(track_growth, "CALLS", (1, 2))


@pytest.mark.parametrize("name", sorted(tracks.TRACKS))
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning")
def test_a_tiny_round_of_every_track_with_its_peers(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    few_games(monkeypatch)
    if name in PACKAGES:
        pytest.importorskip(PACKAGES[name])
    outcome = run_track(tracks.TRACKS[name], 1, 0.001)
    assert (outcome.best_peer is not None) == (name in PACKAGES)
    assert all(row.median > 0 and not row.note for row in outcome.rows)


@pytest.mark.parametrize("name", sorted(PACKAGES))
def test_peers_that_are_not_installed_are_reported_missing(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    few_games(monkeypatch)
    absent(monkeypatch, "pyspiel", "pgx", "rlcard")
    entered = tracks.TRACKS[name].contestants()
    missing = [entry for entry in entered if isinstance(entry, Missing)]
    assert missing
    assert {peer.why for peer in missing} == {open_spiel.NOT_INSTALLED}
    measured = [entry for entry in entered if isinstance(entry, Contestant) and entry.ours]
    assert len(measured) == len(ours.SUBJECTS)


def test_without_numpy_our_own_batches_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    absent(monkeypatch, "numpy")
    for name in [name for name in sys.modules if name.startswith("celestia.environments")]:
        monkeypatch.delitem(sys.modules, name)
    assert isinstance(track_batch.ours(ours.classic(4), 8), Missing)


def test_a_yardstick_is_not_the_best_peer() -> None:
    rows = [Row("ours", True, [4.0]), Row("null", False, [9.0], yardstick=True), Row("peer", False, [2.0])]
    outcome = Outcome(tracks.TRACKS["aec"], rows)
    assert outcome.best_peer is rows[2]
    assert outcome.ratio(rows[0]) == 2


def test_a_simpler_game_is_no_measure_but_is_said_to_be_ahead() -> None:
    rows = [
        Row("ours", True, [4.0]),
        Row("ours, slow", True, [3.0]),
        Row("simple", False, [6.0], is_simpler=True),
        Row("peer", False, [2.0]),
    ]
    outcome = Outcome(tracks.TRACKS["batch"], rows)
    assert outcome.best_peer is rows[3]
    assert outcome.ratio(rows[0]) == 2
    assert outcome.ahead == [Ahead("simple", 1.5, 2.0)]
    assert "Ahead of us: simple (1.50 to 2.00 times ours)." in markdown(outcome_as_json(outcome))


def test_kuhn_poker_is_a_peer_of_every_track_with_card_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_spiel, "missing", lambda _: None)
    made = peers(lambda name: Contestant(name, False, lambda *_: None, lambda size, _: Tally(size)))
    simpler = {entry.name for entry in made if isinstance(entry, Contestant) and entry.is_simpler}
    assert simpler == {"kuhn_poker"}
    assert "kuhn_poker" in track_batch.PEERS.values()


def test_all_modules_are_compared_with_the_classic_game_of_equal_size() -> None:
    names = ("all modules, 3 players", "classic, 2 players", "classic, 3 players")
    rows = [Row(name, True, [rate]) for name, rate in zip(names, (3.0, 9.0, 4.0), strict=True)]
    outcome = Outcome(track_growth.GROWTH, rows)
    assert outcome.ratio(rows[0]) == 0.75
    assert outcome.ratio(rows[1]) is None


def test_the_growth_track_contains_every_row_it_compares(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        track_batch, "ours", lambda subject, games, name: Missing(name, str((subject, games)))
    )
    named = {entry.name for entry in track_growth.contestants()}
    assert named >= set(track_growth.GROWTH.beside) | set(track_growth.GROWTH.beside.values())


def test_the_mask_and_the_list_give_the_same_best_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """So both loops play the same games."""
    np = pytest.importorskip("numpy")
    monkeypatch.setattr(track_batch, "GAMES", 16)
    played = []
    for shown in (track_legal.MASK, track_legal.LIST):
        batch, answers = track_batch.batch_of(
            ours.everything(4), 16, mask=shown == track_legal.MASK, legal=shown == track_legal.LIST
        )
        choose = track_legal.chooser(batch, track_legal.BEST, shown)
        for _ in range(60):
            choose(answers)
            batch.step(answers)
        played.append(batch.observation.copy())
    assert np.array_equal(*played)


def test_the_list_is_compared_with_the_mask_of_the_same_table() -> None:
    pairs = track_legal.LEGAL.beside
    assert pairs["all modules, 2 players, random: both"] == "all modules, 2 players, random: mask"
    assert pairs["classic, 4 players, best by score: list"] == "classic, 4 players, best by score: mask"


def test_the_loop_with_observations_counts_its_decisions() -> None:
    counted = track_observed.our_tally(ours.everything(4), 3, 5)
    assert counted.games == 3
    assert 60 < counted.units < 2000
    assert counted == track_observed.our_tally(ours.everything(4), 3, 5)


def test_the_null_environment_has_a_fixed_length() -> None:
    counted = track_aec.tally(null_environment(), 5, 1)
    assert (counted.units, counted.games) == (5 * NULL_DECISIONS, 5)


def test_pettingzoos_loop_counts_decisions_and_not_dead_steps() -> None:
    env = track_aec.ours(ours.everything(3))
    counted = track_aec.tally(env, 2, 7)
    assert counted == track_aec.tally(env, 2, 7)
    assert 40 < counted.units < 1000
    assert "step" not in vars(env), "the environment is restored"


def test_without_a_gpu_its_track_says_so_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    sentence = "Games on a GPU need PyTorch with CUDA, which is not installed."
    outcome = run_track(track_gpu.GPU, 1, 0.001)
    (row,) = outcome.rows
    assert row.note == sentence
    assert row.rates == []
    show(Console(width=200), outcome_as_json(outcome))
    assert capsys.readouterr().out.splitlines() == [f"{outcome.track.title}: not measured", sentence]


def test_the_fastest_size_is_chosen_and_sizes_that_do_not_fit_are_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A batch of the middle size takes no time; the largest does not fit."""
    clock = [0.0]
    monkeypatch.setattr("time.perf_counter", lambda: clock[0])
    small, middle, large = track_gpu.SIZES

    class Fake:
        def __init__(self, games: int) -> None:
            if games == large:
                raise ValueError("does not fit")
            self.games = games

        def play(self, _steps: int, _seed: int) -> None:
            clock[0] += {small: 1.0, middle: 1.5}[self.games]

    assert track_gpu.fastest(Fake).games == middle
