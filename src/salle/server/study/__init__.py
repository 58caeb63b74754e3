"""Replays, finished bouts, lessons and rules, made in a background worker."""
