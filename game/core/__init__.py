"""The shared rules core: requests, events, matches, dice and records. Standard library only."""
