"""Bots at the tables: a pool of processes, and the order in which requests are served."""
