"""The listening socket of a server. All workers accept from the same one."""

from __future__ import annotations

import contextlib
import errno
import socket

from ..operation.settings import SettingsError

UNREAD_SECONDS = 30  # until a client that does not read is disconnected


def listen(host: str, port: int) -> socket.socket:
    """Bind the socket.

    Call this early, to report a port in use at once. Raises SettingsError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise SettingsError(_sentence(host, port, error)) from error
    limit_unread(listening)
    listening.set_inheritable(True)
    return listening


def _sentence(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use by another program. Stop it, or choose another port with --port"
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"this user may not listen on port {port}. Choose one above 1023 with --port"
    return f"{host} is not an address of this machine ({error.strerror}). Choose another with --host"


def limit_unread(listening: socket.socket) -> None:
    """Let the kernel reset connections whose client does not read.

    Accepted sockets inherit the option.

    Closing the transport would not help, because it first waits until its buffer is empty. Systems other than
    Linux keep these connections until the client disconnects.
    """
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None:
        with contextlib.suppress(OSError):
            listening.setsockopt(socket.IPPROTO_TCP, option, UNREAD_SECONDS * 1000)
