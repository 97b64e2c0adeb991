"""Without a GPU, the GPU batch says so in one sentence and imports nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from celestia import compile_rules
from celestia.compile_rules.cpp import PRELUDE, cpp_text
from celestia.environments.cuda import compile_ahead, toolchain
from celestia.environments.cuda.batch import NATIVE_SEATS, RANDOM_SEATS
from celestia.environments.cuda.memory import signed
from celestia.environments.cuda.playouts import SILENT


class NoDevice:
    """A torch that sees no GPU."""

    class cuda:  # noqa: N801 - as torch has it
        @staticmethod
        def is_available() -> bool:
            return False


def test_without_torch_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(
        toolchain.NoGpu, match=r"^Games on a GPU need PyTorch with CUDA, which is not installed\.$"
    ):
        toolchain.find_torch()


def test_without_a_device_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", NoDevice)
    with pytest.raises(toolchain.NoGpu, match="PyTorch sees none on this machine"):
        toolchain.find_torch()


def test_without_nvcc_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "exists", lambda _: False)
    with pytest.raises(toolchain.NoGpu, match="set CELESTIA_NVCC to its path"):
        toolchain.find_nvcc()


def test_the_check_command_ends_with_the_sentence(tmp_path: Path) -> None:
    """It ends before it compiles anything, on a machine without torch."""
    (tmp_path / "torch.py").write_text("raise ImportError")
    path = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    done = subprocess.run(
        [sys.executable, "-m", "celestia.cli", "check-gpu"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path), "XDG_CACHE_HOME": str(tmp_path / "cache")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines() == ["Games on a GPU need PyTorch with CUDA, which is not installed."]
    assert not (tmp_path / "cache").exists()


def test_the_package_imports_no_torch() -> None:
    code = "import celestia.environments.cuda.batch, sys; assert 'torch' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_library_is_cached_by_its_sources_flags_and_compiler(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    nvcc = tmp_path / "nvcc"
    nvcc.write_text("#!/bin/sh\necho version 1\n")
    nvcc.chmod(0o755)
    monkeypatch.setenv("CELESTIA_NVCC", str(nvcc))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    first = toolchain.Target("playouts", SILENT, "sm_90")
    assert first.folder.parent == tmp_path / "celestia" / "cuda"
    assert toolchain.Target("playouts", SILENT, "sm_90").folder == first.folder
    others = {
        toolchain.Target("playouts", SILENT, "sm_80").folder,
        toolchain.Target("batch", SILENT, "sm_90").folder,
        toolchain.Target("playouts", SILENT, "sm_90", ("CELESTIA_TEAM=32",)).folder,
    }
    nvcc.write_text("#!/bin/sh\necho version 2\n")
    others.add(toolchain.Target("playouts", SILENT, "sm_90").folder)
    assert len(others | {first.folder}) == 5


def test_libraries_are_compiled_in_advance_without_a_gpu(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """This nvcc writes the file after `-o`."""
    nvcc = tmp_path / "nvcc"
    nvcc.write_text(
        '#!/bin/sh\n[ "$1" = --version ] && echo 1 && exit\n'
        'while [ "$1" != -o ]; do shift; done\necho library > "$2"\n'
    )
    nvcc.chmod(0o755)
    monkeypatch.setenv("CELESTIA_NVCC", str(nvcc))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setitem(sys.modules, "torch", None)
    line = ["--only", "playouts", "--define", "CELESTIA_TEAM=32"]
    assert compile_ahead.main(line) == 0
    assert compile_ahead.main(line) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("playouts: ")
    assert first.endswith("a library of 0.0 MB")
    assert second == "playouts: in the cache"


def test_policies_are_not_inlined_by_nvcc() -> None:
    """Inlined, they need more memory than most machines have."""
    text = cpp_text(*compile_rules.read(), NATIVE_SEATS)
    assert "CELESTIA_POLICY_FUNCTION int32_t _choose_by_odds(" in text
    assert "CELESTIA_FUNCTION void _answer(" in text
    assert "#define CELESTIA_POLICY_FUNCTION static __device__ __noinline__" in PRELUDE.read_text()
    assert "CELESTIA_POLICY_FUNCTION" not in cpp_text(*compile_rules.read(), RANDOM_SEATS)


def test_processes_that_need_the_same_library_compile_it_once(tmp_path: Path) -> None:
    """This nvcc notes each call and takes a while."""
    nvcc = tmp_path / "nvcc"
    nvcc.write_text(
        '#!/bin/sh\n[ "$1" = --version ] && echo 1 && exit\n'
        f"echo called >> {tmp_path}/calls\nsleep 0.3\n"
        'while [ "$1" != -o ]; do shift; done\necho library > "$2"\n'
    )
    nvcc.chmod(0o755)
    line = [sys.executable, "-m", "celestia.environments.cuda.compile_ahead", "--only", "playouts"]
    env = os.environ | {"CELESTIA_NVCC": str(nvcc), "XDG_CACHE_HOME": str(tmp_path)}
    started = [subprocess.Popen(line, env=env, stdout=subprocess.DEVNULL) for _ in range(3)]
    assert [process.wait() for process in started] == [0, 0, 0]
    assert (tmp_path / "calls").read_text() == "called\n"


def test_a_failed_compilation_shows_what_nvcc_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    nvcc = tmp_path / "nvcc"
    nvcc.write_text(
        '#!/bin/sh\ncase "$*" in --version) echo 1;; *) echo no such architecture >&2; exit 1;; esac\n'
    )
    nvcc.chmod(0o755)
    monkeypatch.setenv("CELESTIA_NVCC", str(nvcc))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    target = toolchain.Target("playouts", SILENT, "sm_1")
    with pytest.raises(RuntimeError, match="no such architecture"):
        _ = target.library
    assert not list(target.folder.glob("*.so"))


@pytest.mark.parametrize(
    ("number", "wanted"), [(5, 5), (-3, -3), (2**63, -(2**63)), (2**64 - 1, -1), (2**70 + 9, 9)]
)
def test_seeds_wrap_to_64_bits(number: int, wanted: int) -> None:
    assert signed(number) == wanted
