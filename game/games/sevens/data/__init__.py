"""Skills, rosters, stars and teams: what stands in assets/sevens, read once when first asked for."""
