"""Frames between a bot's process and its parent: four bytes of length, then the content."""

from __future__ import annotations

from typing import IO

LENGTH = 4  # bytes
READY = "ready"
LONGEST_REPLY = 4096  # bytes; more than any answer has


def write_frame(stream: IO[bytes], content: bytes) -> None:
    stream.write(len(content).to_bytes(LENGTH, "big") + content)
    stream.flush()


def read_frame(stream: IO[bytes]) -> bytes:
    return _exactly(stream, int.from_bytes(_exactly(stream, LENGTH), "big"))


def _exactly(stream: IO[bytes], size: int) -> bytes:
    content = stream.read(size)
    if len(content) < size:
        raise EOFError
    return content


def reply(fault: str, text: str = "") -> bytes:
    """Encode a reply: what went wrong, if anything, and the answer or the cause."""
    return f"{fault}\n{text}".encode()[:LONGEST_REPLY]
