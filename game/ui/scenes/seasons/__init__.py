"""The league's clubhouse: teams, seasons, and what lies between two matches."""
