"""Two windows at one match, over the network of a house: a shared code, and lines to and fro (S7-18.1)."""
