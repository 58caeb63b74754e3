"""HTTP and WebSocket: middleware, routes, static files, errors and metrics."""
