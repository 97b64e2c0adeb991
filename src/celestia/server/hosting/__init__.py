"""The tables that this process serves, and their viewers."""
