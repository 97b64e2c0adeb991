"""`celestia bench`: the engine beside its peers, one file a track.

`rounds` measures, `tracks` lists what is measured, `track_*` say how; `ours` and `open_spiel` hold the
two sides, `outcome` compares, `report` shows, `documentation` writes docs/performance.md. A further track is
a further `track_*` file and a line in `tracks`.
"""
