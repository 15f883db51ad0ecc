"""Teams that last, and the leagues they play in (chapters 14 to 16): rules alone, no files and no dice."""
