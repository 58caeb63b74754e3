"""The rules of En Garde: positions, legal actions, and their results."""
