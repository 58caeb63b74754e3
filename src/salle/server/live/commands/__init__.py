"""The commands that a client may send over its socket: a module for each, named by it."""
