"""The source of chance, and how everybody can verify it."""
