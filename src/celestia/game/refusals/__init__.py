"""Why an answer is refused, by rule, and which choices to show as refused."""
