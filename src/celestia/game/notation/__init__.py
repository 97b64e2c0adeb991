"""Text notation for actions and positions, written and parsed."""
