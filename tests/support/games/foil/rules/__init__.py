"""The rules of Foil."""
