"""Statistics of the game: many games of one bot, counted for every table it can be played at."""
