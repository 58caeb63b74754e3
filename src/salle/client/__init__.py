"""The Python client: programs that play at a server."""
