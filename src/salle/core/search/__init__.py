"""What search needs of any game: instinct, trained weights, and random play."""
