"""Train a net by self-play: `celestia train`. Needs the extra `train`."""
