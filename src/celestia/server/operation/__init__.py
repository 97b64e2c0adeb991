"""What whoever runs a server sees and sets: settings, logs, metrics and the clock."""
