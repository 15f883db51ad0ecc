"""Fourth & Dice: four American-football tabletop games over one rules core."""

__version__ = "0.1.0"
