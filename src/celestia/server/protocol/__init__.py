"""What is said to viewers and heard from them, as types; and what one viewer sees of a table."""
