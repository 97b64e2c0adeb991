"""HTTP routes, sockets, the page, and their limits."""
