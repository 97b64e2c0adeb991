"""Games on an NVIDIA GPU: the rules of `celestia.rules`, translated by `compile_rules` and compiled by nvcc.

`Batch` steps many games at once, and `playouts` plays random games. `check` compares the device with the CPU.
torch is imported when you create a batch. Without a GPU, torch or nvcc, you get `NoGpu` with one sentence.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .batch import Batch

__all__ = ["Batch"]


def __getattr__(name: str) -> Any:
    if name == "Batch":
        from .batch import Batch

        return Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
