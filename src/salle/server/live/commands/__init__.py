"""The commands that a client can send over its socket: a module for each."""
