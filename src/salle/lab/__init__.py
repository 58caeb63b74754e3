"""Simulations, measurements and reports."""
