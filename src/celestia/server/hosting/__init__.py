"""The tables that this process serves, and everybody who looks on."""
