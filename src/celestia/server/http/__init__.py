"""What HTTP and sockets carry: routes, the page, and what protects them."""
