"""All tracks by name."""

from .track_aec import AEC
from .track_batch import BATCH
from .track_clone import CLONE
from .track_cpp import CPP
from .track_gpu import GPU
from .track_growth import GROWTH
from .track_legal import LEGAL
from .track_observed import OBSERVED
from .track_playouts import PLAYOUTS
from .track_step import STEP

TRACKS = {track.name: track for track in (STEP, OBSERVED, BATCH, LEGAL, PLAYOUTS, CLONE, AEC, GROWTH)}
SIZE = "size"  # not timed, see `size`
ON_REQUEST = {track.name: track for track in (CPP, GPU)}  # need a compiler or a GPU
NAMES = [*TRACKS, SIZE]
