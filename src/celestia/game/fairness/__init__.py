"""Where chance comes from, and how everybody can check it."""
