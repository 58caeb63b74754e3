"""Audatia's texts: explanations, and the story of a bout."""
