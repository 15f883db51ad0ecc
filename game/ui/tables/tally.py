"""What is counted of a seat while its match is read: dice, tries, and whatever else a box counts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from game.store.figures import Counts, Made


@dataclass
class Tally:
    """The counts of a seat. ``tries``: whether each came off, by a distance or by what was needed."""

    sides: dict[str, Counter[str]] = field(default_factory=dict)
    tries: dict[int, list[bool]] = field(default_factory=dict)
    others: Counter[str] = field(default_factory=Counter)

    def rolled(self, die: str, face: object) -> None:
        """A die of a kind, or several together, showed a face."""
        self.sides.setdefault(die, Counter())[str(face)] += 1

    def tried(self, by: int, came: bool) -> None:
        """A try, and whether it came off."""
        self.tries.setdefault(by, []).append(came)

    def counts(self) -> Counts:
        """The counts as they are kept."""
        return Counts(
            kicks={by: Made(sum(tries), len(tries)) for by, tries in sorted(self.tries.items())},
            others={name: n for name, n in self.others.items() if n},
            sides={die: dict(faces) for die, faces in self.sides.items()},
        )
