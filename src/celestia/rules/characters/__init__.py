"""One file a character: a power that its holder may use once a game (C71), defined as cards are."""
