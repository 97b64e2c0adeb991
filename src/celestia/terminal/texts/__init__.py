"""What people read, English and French side by side: every table maps a key to (English, French)."""
