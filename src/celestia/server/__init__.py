"""The table server: nothing acknowledged is ever lost, nothing hidden ever leaves."""
