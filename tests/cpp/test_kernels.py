"""The kernels and the batch of a GPU play the games of the CPU.

They run on the host here: see `host_cuda`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from celestia.bench import growth
from celestia.cli import main
from celestia.environments import batch as cpu
from celestia.environments.cuda import Batch, check, speed
from celestia.environments.cuda.advice import Advisors
from celestia.environments.cuda.playouts import Playouts
from celestia.game.setup.config import Config
from celestia.learning import action_ids, batch_codes, observation_layout, policy_kinds

from . import host_torch
from .build import ROOT, needs_gpp
from .host_torch import Tensor
from .variants import preset_tables, random_tables

pytestmark = needs_gpp

FOLDER = ROOT / "build" / "host_gpu"
WHOLE_SKY = Config.preset("whole_sky", 4)


@pytest.fixture
def torch(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(check, "TOGETHER", 24)
    return host_torch.install(monkeypatch, FOLDER, team=32)


@pytest.mark.parametrize("team", [32, 64])
def test_playouts_have_the_digests_of_the_cpu(team: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A team is a warp or a whole block. The last one has fewer games than it has room for."""
    host_torch.install(monkeypatch, FOLDER, team)
    for seed, config in enumerate([WHOLE_SKY, *random_tables(1, seed=31)]):
        assert not list(check.differences_of_playouts(config, 150, seed))


@pytest.mark.usefixtures("torch")
def test_a_different_digest_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "seed_of", lambda seed, lane: seed + lane)
    assert check.first_of(check.differences_of_playouts(WHOLE_SKY, 4, 1)).startswith("lane 1: GPU ")


OPTIONS: dict[str, dict[str, Any]] = {
    "every seat": {},
    "a random seat and illegal answers": {"whose": batch_codes.ANY_SEAT, "forfeit": True},
    "native policies": {
        "policy": [*range(policy_kinds.COUNT), *[policy_kinds.CAREFUL] * 6][
            :6
        ],  # the caller and all native ones
        "turns": True,
    },
}


@pytest.mark.usefixtures("torch")
@pytest.mark.parametrize("together", [False, True], ids=["alone", "together"])
@pytest.mark.parametrize("name", OPTIONS)
def test_batches_write_the_arrays_of_the_cpu(
    name: str, together: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many tables in one batch. Threads serve their games alone, or those of their team together."""
    monkeypatch.setattr("celestia.environments.cuda.batch.LARGE", 1 if together else 1 << 30)
    configs = preset_tables()[:12] + random_tables(12, seed=32)
    assert check.first_of(check.differences_of_batches(configs, 120, 5, **OPTIONS[name])) == "equal"


@pytest.mark.usefixtures("torch")
def test_a_batch_with_the_mask_or_the_list_only() -> None:
    for legal in (False, True):
        here = cpu.Batch(WHOLE_SKY, 5, 3, mask=not legal, legal=legal)
        there = Batch(WHOLE_SKY, 5, 3, mask=not legal, legal=legal)
        answers = np.empty(5, np.int32)
        for _ in range(40):
            here.random_actions(answers)
            here.step(answers)
            there.step(Tensor(answers))
            assert np.array_equal(there.observation.numpy(), here.observation)
        assert len(there.mask.numpy()) == (0 if legal else 5)


@pytest.mark.usefixtures("torch")
def test_an_illegal_answer_changes_no_game() -> None:
    batch = Batch(WHOLE_SKY, 6, 1)
    before, answers = batch.observation.numpy().copy(), batch._pick.numpy().copy()
    answers[4] = action_ids.COUNT - 1
    batch.step(Tensor(answers))
    with pytest.raises(ValueError, match=rf"^game 4: seat \d may not answer with id {answers[4]} now$"):
        batch.check()
    assert np.array_equal(batch.observation.numpy(), before)
    batch.step(batch._pick)
    batch.check()
    assert not np.array_equal(batch.observation.numpy(), before)


@pytest.mark.parametrize("kind", ["float32", "float16", "bfloat16"])
@pytest.mark.parametrize("legal", [False, True])
def test_sample_draws_legal_ids_by_their_logits(kind: str, legal: bool, torch: Any) -> None:
    batch = Batch(WHOLE_SKY, 40, 2, mask=not legal, legal=legal)
    shown = cpu.Batch(WHOLE_SKY, 40, 2).mask
    logits = np.zeros((40, action_ids.COUNT), np.float32)
    logits[:, 1::2] = 30  # odd ids are far more likely
    drawn = [batch.sample(tensor_of(torch, logits, kind)).numpy().copy() for _ in range(20)]
    for ids in drawn:
        assert shown[np.arange(40), ids].all()
        has_odd = shown[:, 1::2].any(1)
        assert (ids[has_odd] % 2 == 1).all()
    assert len({ids.tobytes() for ids in drawn}) > 1  # each draw is a new one
    flat = [batch.sample(tensor_of(torch, logits * 0, kind)).numpy().copy() for _ in range(60)]
    choices = [len({int(ids[game]) for ids in flat}) for game in range(40)]
    assert (
        choices == [min(int(row.sum()), 60) for row in shown] or np.mean(choices) > 0.8 * shown.sum(1).mean()
    )


def tensor_of(torch: Any, logits: Any, kind: str) -> Tensor:
    if kind == "bfloat16":
        return Tensor((logits.view(np.uint32) >> 16).astype(np.uint16), torch.bfloat16)
    return Tensor(logits.astype(kind))


@pytest.mark.usefixtures("torch")
def test_advice_is_that_of_the_cpu() -> None:
    configs = preset_tables()[:12] + random_tables(12, seed=33)
    assert check.first_of(check.differences_of_advice(configs, 60, 6)) == "equal"


@pytest.mark.usefixtures("torch")
def test_different_advice_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check.AdviceOfCpu, "advise", lambda _: None)
    differences = check.differences_of_advice([WHOLE_SKY], 1, 6)
    assert check.first_of(differences).startswith("extra of row 0 in step 0 at [")


@pytest.mark.parametrize(("rows", "longest"), [(3, action_ids.LONGEST), (2, 5)])
def test_advice_on_other_shapes_is_refused(rows: int, longest: int, torch: Any) -> None:
    observation = torch.zeros((rows, observation_layout.SIZE), dtype=torch.uint8)
    legal, count = torch.zeros((rows, longest), dtype=torch.int16), torch.zeros((rows,), dtype=torch.int16)
    with pytest.raises(ValueError, match=f"needs 2 rows, with {action_ids.LONGEST} legal ids each"):
        Advisors([WHOLE_SKY] * 2).advise(observation, legal, count)


def test_advice_that_does_not_fit_names_the_largest_number_of_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    host_torch.install(monkeypatch, FOLDER, team=32, memory=100_000)
    with pytest.raises(
        ValueError, match=r"^1000 rows of \d+ bytes do not fit into this GPU: at most 1\d\d do$"
    ):
        Advisors([WHOLE_SKY] * 1000)


POLICIES: dict[str, dict[str, Any]] = {
    "every seat": {},
    "native policies": {"policy": [policy_kinds.CALLER, *[policy_kinds.CAREFUL] * 3]},
}


@pytest.mark.parametrize("name", POLICIES)
def test_a_batch_that_does_not_fit_names_the_largest_that_does(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The desks of native policies take memory that does not depend on the games."""
    host_torch.install(monkeypatch, FOLDER, team=32, memory=20_000_000)
    message = r"^1000000 games of \d+ bytes do not fit into this GPU: at most \d+ do$"
    with pytest.raises(ValueError, match=message) as caught:
        Batch(WHOLE_SKY, 1_000_000, **POLICIES[name])
    most = int(str(caught.value).split()[-2])
    assert most > 100
    assert Batch(WHOLE_SKY, most, **POLICIES[name]).games == most
    with pytest.raises(ValueError, match=f"at most {most} do"):
        Batch(WHOLE_SKY, most + 1, **POLICIES[name])


def test_memory_that_torch_keeps_for_new_tensors_counts_as_free(monkeypatch: pytest.MonkeyPatch) -> None:
    torch = host_torch.install(monkeypatch, FOLDER, team=32, memory=1_000)
    torch.cuda.memory_reserved = lambda: 500_000
    torch.cuda.memory_allocated = lambda: 100_000
    assert Batch(WHOLE_SKY, 100).games == 100


def test_memory_that_another_program_took_meanwhile_is_reported(torch: Any) -> None:
    """The device looked large enough, and then torch found no room."""
    zeros = torch.zeros

    def full(shape: Any, dtype: Any, **more: Any) -> Tensor:
        if shape and shape[0] == 50:
            torch.cuda.mem_get_info = lambda: (40_000, 1 << 34)
            raise torch.cuda.OutOfMemoryError
        made: Tensor = zeros(shape, dtype, **more)
        return made

    torch.zeros = full
    with pytest.raises(ValueError, match=r"^50 games of \d+ bytes do not fit into this GPU: at most 1\d do$"):
        Batch(WHOLE_SKY, 50)


def test_playouts_that_do_not_fit_name_the_largest_number_of_lanes(monkeypatch: pytest.MonkeyPatch) -> None:
    host_torch.install(monkeypatch, FOLDER, team=32, memory=200_000)
    playouts = Playouts(WHOLE_SKY)
    with pytest.raises(ValueError, match=r"^5000 lanes of \d+ bytes do not fit into this GPU") as caught:
        playouts.play(5_000, 1)
    most = int(str(caught.value).split()[-2])
    assert int(playouts.play(most, 1).decisions.sum()) > most


@pytest.mark.usefixtures("torch")
def test_each_game_may_have_its_own_seed() -> None:
    here, there = cpu.Batch(WHOLE_SKY, 3), Batch(WHOLE_SKY, 3)
    here.reset([5, 2**62, 5])
    there.reset([5, 2**62, 5])
    assert np.array_equal(there.observation.numpy(), here.observation)
    assert there.position(0).to_bytes() == there.position(2).to_bytes() == here.position(2).to_bytes()


@pytest.mark.usefixtures("torch")
def test_native_policies_are_chosen_at_the_start() -> None:
    batch = Batch(WHOLE_SKY, 2)
    with pytest.raises(ValueError, match="when you create the batch"):
        batch.assign([policy_kinds.CALLER, *[policy_kinds.CAREFUL] * 3])
    batch.assign([policy_kinds.CALLER, *[policy_kinds.RANDOM] * 3])
    assert batch.policy.numpy()[:, :4].tolist() == [[0, 1, 1, 1]] * 2


@pytest.mark.usefixtures("torch")
def test_the_command_prints_equal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "variants", lambda _: [WHOLE_SKY, Config.preset("two_crews", 2)])
    assert main(["check-gpu", "--games", "6", "--steps", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "equal"
    assert all(line.startswith("equal: ") for line in lines[:-1])
    assert len(lines) == 2 + 3 * 2 + 1 + 2 * policy_kinds.COUNT + 1


@pytest.mark.usefixtures("torch")
def test_the_command_prints_the_first_difference(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "variants", lambda _: [WHOLE_SKY])
    monkeypatch.setattr(check, "seed_of", lambda seed, _: seed + 7)
    assert main(["check-gpu", "--games", "2", "--steps", "1"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("lane 0: GPU ")
    assert lines[-1].startswith("1 of ")


@pytest.mark.usefixtures("torch")
def test_the_growth_of_batches_is_measured_on_a_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "GAMES", (3, 6))
    monkeypatch.setattr(growth, "PLAYERS", (2, 6))
    monkeypatch.setattr(growth, "ALL_MODULES", growth.ALL_MODULES[:4])
    monkeypatch.setattr(growth, "SPREAD", 2)
    monkeypatch.setattr(growth.Gpu, "typical_games", 5)
    device = growth.Gpu()
    found = growth.measure_device(device, 1, 0.001)
    assert [point["games"] for point in found] == [3, 6, *[5] * 6, *[5] * 5]
    assert {point["bytes"] for point in found if point["panel"] == "games"} == {
        Batch(WHOLE_SKY, 3).bytes_per_game
    }
    assert device.describe() == "a device of the tests"


@pytest.mark.usefixtures("torch")
def test_the_speed_is_measured_against_native_policies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "ROUNDS", 1)
    monkeypatch.setattr(speed, "SPREAD", 5)
    line = speed.measure_batch(WHOLE_SKY, 4, 5, (), **speed.choices(["careful"], 4)[-1])
    assert f"4 games of {Batch(WHOLE_SKY, 4).bytes_per_game} bytes" in line
    assert f"[0, {policy_kinds.CAREFUL}, {policy_kinds.CAREFUL}, {policy_kinds.CAREFUL}]" in line
