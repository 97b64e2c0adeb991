"""What is on the table before a game, and the word for each thing of the box."""
