"""What search needs from any game: instinct, trained weights, and random play."""
