"""The games, one folder each. The registry finds them here."""
