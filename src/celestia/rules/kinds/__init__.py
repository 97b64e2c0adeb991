"""Enumerations as integer constants, one module for each kind."""
