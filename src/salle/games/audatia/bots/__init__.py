"""Bots for Audatia."""
