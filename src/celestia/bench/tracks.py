"""The tracks that can be asked for. B, C and the PettingZoo loop will be further lines here."""

from .track_clone import CLONE
from .track_playouts import PLAYOUTS
from .track_step import STEP

TRACKS = {track.name: track for track in (STEP, PLAYOUTS, CLONE)}
SIZE = "size"  # not timed: see `size`
NAMES = [*TRACKS, SIZE]
