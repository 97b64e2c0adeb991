"""Where half precision is faster, and how to use it."""

from __future__ import annotations

import torch


def has_half(device: torch.device) -> bool:
    """Return whether half precision is faster on this device."""
    if device.type == "cuda":
        return True
    able: dict[str, object] = getattr(torch.cpu, "get_capabilities", dict)()
    return bool(able.get("avx512_bf16") or able.get("amx_bf16"))


def half(device: torch.device) -> torch.autocast:
    return torch.autocast(device.type, torch.bfloat16, enabled=has_half(device))
