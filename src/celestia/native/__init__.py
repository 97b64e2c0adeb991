"""What must run at the speed of the compiled rules: a generator and random playouts."""
