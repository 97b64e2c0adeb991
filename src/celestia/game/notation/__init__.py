"""Every action and every position as text, and back."""
