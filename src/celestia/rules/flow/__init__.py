"""What happens when: the turn from top to bottom, what lies around it, and where the engine stops."""
