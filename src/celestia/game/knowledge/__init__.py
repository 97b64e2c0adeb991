"""What a seat may know and has been told."""
