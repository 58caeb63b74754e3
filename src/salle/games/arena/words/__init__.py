"""Swordplay: Arena in words: explanations, and the story of a bout."""
