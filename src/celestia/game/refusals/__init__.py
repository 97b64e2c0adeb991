"""Why an answer is refused, by rule, and which natural choices the rules refuse now."""
