"""The board, the cards and their pictures."""
