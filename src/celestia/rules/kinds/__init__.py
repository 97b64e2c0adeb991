"""Everything that has a number: one module for each kind, and nothing but numbers in it."""
