"""Step many games at once on a GPU: the arrays and semantics of `environments.batch`, as torch tensors.

batch = Batch(Config.preset("whole_sky", 4), games=262_144, seed=7)
while True:
    batch.step(batch.sample(net(batch.observation)))

Game `i` of a seed is the same game as on the CPU. Tensors share memory with JAX and CuPy by DLPack. All work
happens on the current stream of torch, without waiting for the device.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from ... import engine
from ...compile_rules.cpp import Variant
from ...game.setup.config import Config
from ...learning import action_ids, batch_codes, observation_layout, policy_kinds
from ...rules.kinds import limit
from ..batch import NO_ID, SEED_BITS, checked_policies, policies_of
from .decks import CHANCES_APART, Decks
from .memory import SEEDING, Shapes, bytes_of, does_not_fit, free_bytes, seeds_of, uploaded, zeros
from .toolchain import Kernels

WANTED = (
    *("_seed", "_take_answer", "_answer", "_advance_frame", "_advance_phase", "_answer_chance_once"),
    *("_native_answer", "_seat_policies", "_forget", "_take_in_event", "_write_scores", "_write_forfeit"),
    *("_clear_result", "_show_game", "_observe_completely", "_observe_configuration", "_observation_row"),
    *("_is_shown_as_legal",),
)
BY_HAND = ("_tell", "_take_in_events")
DESKS_APART = (("BatchDesk", "policies"), *CHANCES_APART)  # only native seats have a policy desk
RANDOM_SEATS = Variant(WANTED, (*BY_HAND, "_choose_by_policy"), listens=True, references=DESKS_APART)
NATIVE_SEATS = Variant((*WANTED, "_answer_hazards"), BY_HAND, listens=True, references=DESKS_APART)
BLOCK = 128  # a multiple of the threads of each block
LARGE = 65_536  # from this number of games on, threads serve them together: see batch.cu
DEVICE, GAME, STATE, ROW = range(4)  # what celestia_size tells


class Batch:
    """Many games in tensors on the device. The attributes are those of `environments.batch.Batch`."""

    # Tensors. One that is off has no rows.
    mask: Any
    legal: Any
    legal_count: Any
    mover: Any
    reward: Any
    score: Any
    done: Any
    _observation: Any
    _final_observation: Any
    _action: Any
    _pick: Any
    _policy: Any
    _ended: Any
    _config: Any
    _games: Any

    def __init__(
        self,
        config: Config | Sequence[Config],
        games: int,
        seed: int = 0,
        whose: int = batch_codes.EVERY_SEAT,
        *,
        policy: ArrayLike | None = None,
        turns: bool = False,
        forfeit: bool = False,
        mask: bool = True,
        legal: bool = False,
        final_observation: bool = False,
        together: bool | None = None,
        defines: tuple[str, ...] = (),
    ) -> None:
        """Start the games, with the arguments of `environments.batch.Batch`.

        `together` and `defines`, such as `CELESTIA_BLOCK=64`, tune the kernels: see batch.cu."""
        if games < 1:
            raise ValueError(f"at least one game is needed, not {games}")
        if not mask and not legal:
            raise ValueError("a batch needs the mask or the list of legal ids")
        if policy is not None and whose != batch_codes.EVERY_SEAT:
            raise ValueError("give either the caller's seat or the policy of each seat")
        self.games = games
        self.configs = [config] if isinstance(config, Config) else list(config)  # game `i` plays `i % len`
        self.seats = max(each.players for each in self.configs)
        is_any = whose == batch_codes.ANY_SEAT
        assigned = policies_of(0 if is_any else whose, self.seats) if policy is None else policy
        self._forfeit = forfeit
        self._turns = int(turns or is_any)
        self._together = int(games >= LARGE if together is None else together)
        self._defines = defines
        self._draws = 0
        self._check_policies(assigned)
        self._open(np.asarray(assigned))
        self._create_tensors(mask, legal, final_observation)
        self.assign(assigned)
        self.reset(seed)

    # --------------------------------------------------------------------------------------------- the device
    def _open(self, assigned: Any) -> None:
        """Load the kernels. Native policies other than random need more code and the chances of decks."""
        self._is_native = bool((assigned > policy_kinds.RANDOM).any())
        variant = NATIVE_SEATS if self._is_native else RANDOM_SEATS
        self.kernels = Kernels("batch", variant, (*policy_defines(self._is_native), *self._defines))
        self.torch = self.kernels.torch
        self._sizes = [self.kernels.number("celestia_size", what) for what in range(4)]
        at_once = self.kernels.number("celestia_threads_at_once")
        threads = min(self.games, at_once) if self._together else self.games
        self._threads = -(-threads // BLOCK) * BLOCK
        self._decks = Decks(self.kernels, self.configs) if self._is_native else None

    def _create_tensors(self, mask: bool, legal: bool, final_observation: bool) -> None:
        torch, games, row = self.torch, self.games, self._sizes[ROW]
        shapes: dict[str, tuple[Any, tuple[int, ...]]] = {
            "_observation": (torch.uint8, (games, row)),
            "_final_observation": (torch.uint8, (games if final_observation else 0, row)),
            "mask": (torch.int8, (games if mask else 0, action_ids.COUNT)),
            "legal": (torch.int16, (games if legal else 0, action_ids.LONGEST)),
            "legal_count": (torch.int16, (games if legal else 0,)),
            "mover": (torch.int8, (games,)),
            "reward": (torch.float32, (games, self.seats)),
            "score": (torch.int16, (games, self.seats)),
            "done": (torch.bool, (games,)),
            "_action": (torch.int32, (games,)),
            "_pick": (torch.int32, (games,)),
            "_policy": (torch.uint8, (games, limit.SEATS)),
            "_ended": (torch.int32, (games,)),
            "_config": (torch.int32, (games,)),
            "_games": (torch.uint8, (games, self._sizes[GAME])),
        }
        for name, tensor in self._allocate(shapes).items():
            setattr(self, name, tensor)
        self.observation = self._observation[:, : observation_layout.SIZE]
        self.final_observation = self._final_observation[:, : observation_layout.SIZE]
        fresh = [each.new_state().to_bytes().ljust(self._sizes[STATE], b"\0") for each in self.configs]
        self._fresh = uploaded(torch, b"".join(fresh), len(fresh) * self._sizes[STATE])
        self._config.copy_(torch.arange(games, dtype=torch.int32, device="cuda") % len(self.configs))
        self._ended_count = torch.zeros(1, dtype=torch.int32, device="cuda")
        self._illegal = torch.full((1,), -1, dtype=torch.int32, device="cuda")
        self._refused = torch.full((1,), -1, dtype=torch.int32).pin_memory()
        self._device = self._describe()

    def _allocate(self, shapes: Shapes) -> dict[str, Any]:
        """Return the tensors. Refuse a batch that does not fit, and name the largest that does."""
        self.bytes_per_game = bytes_of(shapes) // self.games
        each = self.bytes_per_game + SEEDING
        room = free_bytes(self.torch) - self.kernels.number("celestia_local_bytes")
        found = zeros(self.torch, shapes) if each * self.games <= room else None
        if found is None:  # also if another program took the memory
            self.torch.cuda.empty_cache()
            room = min(room, free_bytes(self.torch))
            raise does_not_fit(self.games, "games", each, room)
        return found

    def _describe(self) -> Any:
        """Return the struct `Device` of batch.cu."""
        pointers = (
            self._games,
            self._fresh,
            self._config,
            None if self._decks is None else self._decks.chances,
            None if self._decks is None else self._decks.numbers,
            self._ended,
            self._ended_count,
            self._illegal,
        )
        data = struct.pack("<8Q", *(0 if each is None else each.data_ptr() for each in pointers))
        data += self._describe_rows() + struct.pack("<2i", self.games, self._turns)
        assert len(data) <= self._sizes[DEVICE]
        return ctypes.create_string_buffer(data, self._sizes[DEVICE])

    def _describe_rows(self) -> bytes:
        """Return the struct `BatchRows`. An array without rows is off."""
        layout = self.kernels.target.layout("BatchRows")
        data = bytearray(layout.size)
        for name, at in layout.offsets.items():
            if name == "columns":
                struct.pack_into("<i", data, at, self.seats)
                continue
            tensor = getattr(self, f"_{name}", None)
            tensor = getattr(self, name) if tensor is None else tensor
            struct.pack_into("<Qq", data, at, tensor.data_ptr() if tensor.numel() else 0, tensor.numel())
        return bytes(data)

    # ---------------------------------------------------------------------------------------------- the games
    def reset(self, seed: int | np.integer[Any] | Sequence[int] | None = None) -> None:
        """Restart every game. Without a seed, each random sequence continues.

        A sequence gives each game its own seed."""
        seeds = None
        if isinstance(seed, int | np.integer):
            seeds = seeds_of(self.torch, int(seed), self.games)
            self._draws, self._draw_seed = 0, int(seed)
        elif seed is not None:
            seeds = self.torch.tensor([int(own) & SEED_BITS for own in seed], dtype=self.torch.int64).cuda()
        for name in ("mask", "legal_count", "score"):
            getattr(self, name).zero_()
        self.legal.fill_(NO_ID)
        self._illegal.fill_(-1)
        self._refused.fill_(-1)
        self.kernels.run("celestia_reset", self._device, seeds, self._threads, self._together)

    def step(self, actions: Any) -> None:
        """Apply one id per game, without waiting for the device.

        If any id is illegal, no game changes, and the next call or `check` raises."""
        self._raise_refused()
        self._action.copy_(actions)
        refused = None if self._forfeit else self._refused
        self.kernels.run("celestia_step", self._device, refused, self._threads, self._together)

    def check(self) -> None:
        """Wait for the device, and raise if a step had an illegal id."""
        self.torch.cuda.synchronize()
        self._raise_refused()

    def _raise_refused(self) -> None:
        game = int(self._refused[0])
        if game < 0:
            return
        self.torch.cuda.synchronize()
        game = int(self._illegal[0])
        seat, number = int(self.mover[game]), int(self._action[game])
        self._illegal.fill_(-1)
        self._refused.fill_(-1)
        raise ValueError(f"game {game}: seat {seat} may not answer with id {number} now")

    def sample(self, logits: Any) -> Any:
        """Return one legal id per game, drawn by the softmax of its logits, as int32 on the device.

        `logits` is games x 1280 of float32, bfloat16 or float16. Logits of illegal ids do not count."""
        torch = self.torch
        kinds = {torch.float32: 0, torch.bfloat16: 1, torch.float16: 2}
        if (
            logits.shape != (self.games, action_ids.COUNT)
            or logits.stride(1) != 1
            or logits.dtype not in kinds
        ):
            raise ValueError(f"logits have to be floats of {self.games} x {action_ids.COUNT}, row by row")
        self._draws += 1
        draw = (self._draw_seed * 0x9E3779B1 + self._draws * 0x85EBCA77) & 0x7FFFFFFF
        out = torch.empty(self.games, dtype=torch.int32, device="cuda")
        stride = ctypes.c_int64(logits.stride(0))
        self.kernels.run("celestia_sample", self._device, logits, stride, kinds[logits.dtype], draw, out)
        return out

    def random_actions(self, out: Any) -> None:
        """Fill `out` with one uniformly random legal id per game, drawn once per step."""
        out.copy_(self._pick)

    def observe_all(self, out: Any = None) -> Any:
        """Return what every seat sees now, games x seats x 602. Empty seats are all 0."""
        shape = (self.games, self.seats, observation_layout.SIZE)
        found = self.torch.empty(shape, dtype=self.torch.uint8, device="cuda") if out is None else out
        if tuple(found.shape) != shape or not found.is_contiguous():
            raise ValueError(f"out has to be uint8 of {shape} in one piece")
        self.kernels.run("celestia_observe", self._device, found, self.seats)
        return found

    def position(self, game: int) -> engine.State:
        """Return a copy of the whole position, including hidden cards."""
        data = self._games[game].cpu().numpy().tobytes()
        return engine.state_from_bytes(data[: len(self.configs[0].new_state().to_bytes())])

    # ---------------------------------------------------------------------------------------------- the seats
    @property
    def policy(self) -> Any:
        """A copy of the assignment, games x 6: see `assign`."""
        return self._policy.clone()

    def assign(self, policy: ArrayLike) -> None:
        """Set the policy of each seat, for each game from its next start on: see `environments.batch`."""
        chosen = self._check_policies(policy)
        if (chosen > policy_kinds.RANDOM).any() and not self._is_native:
            raise ValueError("give native policies when you create the batch: they need other kernels")
        self._policy[:, : self.seats] = self.torch.from_numpy(chosen).cuda()

    def _check_policies(self, policy: ArrayLike) -> Any:
        players = np.array([each.players for each in self.configs])
        checked = checked_policies(policy, np.resize(players, self.games), self.seats)
        return np.ascontiguousarray(checked, np.uint8)


def policy_defines(is_native: bool) -> tuple[str, ...]:
    return (f"CELESTIA_POLICIES={int(is_native)}",)
