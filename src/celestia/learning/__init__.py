"""What learners need in every step, compiled with the rules: playouts, observations, action ids, batches."""
