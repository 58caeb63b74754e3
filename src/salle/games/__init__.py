"""The games, one folder each; the registry finds them here."""
