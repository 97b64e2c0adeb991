"""The open table on a device that several seats pass around."""

from __future__ import annotations

from collections.abc import Callable

from ..tables.absence import is_online
from ..tables.commands import Command
from ..tables.table import Table
from .connection import Connection
from .hub import Hub
from .visits import ComeByDevice


class SharedDevice(Connection):
    """The public view without the spectators' delay.

    It shows nothing that the device's own seats do not know, and it cannot act for them. While none of these
    seats has its own socket, the log records the presence of the device under one of them, `home`."""

    __slots__ = ("_home",)

    def __init__(self, hub: Hub, table_id: str, home: int, socket: str, wake: Callable[[], None]) -> None:
        super().__init__(hub, table_id, None, socket, wake)
        self._home = home

    @property
    def is_late(self) -> bool:
        return False

    def table_changed(self, table: Table) -> None:
        self._send_changes(table)
        if self._came and not is_online(table, self._home):
            self.hub.work.start(self._log_visit())

    def _visit_command(self) -> Command:
        return ComeByDevice(self._home, self.socket)
