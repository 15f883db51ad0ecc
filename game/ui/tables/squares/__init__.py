"""What boards of squares have in common: geometry, overlays, counters taken by hand."""
