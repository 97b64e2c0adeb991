"""`celestia bench`: measure the engine beside its peers, one file per track.

`rounds` measures, `tracks` lists the tracks, and `track_*` define them. `ours` and `open_spiel` hold the two
sides, `outcome` compares, `report` shows, and `documentation` writes docs/performance.md. To add a track, add
a `track_*` file and a line in `tracks`.
"""
