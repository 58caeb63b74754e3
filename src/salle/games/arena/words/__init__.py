"""Explanations and the log of a bout."""
