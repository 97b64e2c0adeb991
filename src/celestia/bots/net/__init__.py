"""What a trained net sees. Needs no other package."""
