"""One file a character: a power that its holder may use once a game (C71)."""
