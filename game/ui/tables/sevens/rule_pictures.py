"""Sevens' rulebook in pictures, by chapter: examples played by the table's own films, and some that stand."""

from __future__ import annotations

from typing import Final

from game.ui.rule_picture import Picture, Still
from game.ui.tables.sevens import rule_sheets
from game.ui.tables.sevens.rule_examples import Example, Examples

SAID: Final = ("home", "away", "dice")  # what answers begin with


def _given(*says: str) -> tuple[str, ...]:
    """A position, and what is said in it."""
    return tuple(each if each.split()[0] in SAID else f"given {each}" for each in says)


PICTURES: Final[dict[str, Picture]] = {
    "1": Still("Seven of a team set up on its side, at least three of them on its line.", rule_sheets.field),
    "3": Examples(
        Example(
            "A blitz: H1 dodges away from A2, runs three squares and blocks A1.",
            "e2",
            9,
            _given(
                "H1.at f5", "H1.keywords Blitzer", "A1.at j6", "A1.keywords Runner", "A2.at g4", "ball A1",
                "home act H1 blitz", "home move g6", "dice 4", "home move h6", "home move i6",
                "home block A1", "dice pow", "away push k6", "home follow", "dice 3 4", "dice 2",
            ),
        ),
        Example(
            "H1 throws H2 with the ball: short range, so PA 4+ becomes 5+. Then it lands by AG.",
            "e2",
            9,
            _given(
                "H1.at f5", "H1.keywords Big_Guy", "H1.skills Throw_Team-mate", "H1.st 5",
                "H2.at f6", "H2.keywords Special", "H2.skills Right_Stuff,Stunty", "H2.st 2", "ball H2",
                "A1.at l8", "A2.at k3",
                "home act H1 throw_teammate", "home throw H2 j6", "dice 5", "dice 4",
            ),
        ),
    ),
    "4": Examples(
        Example(
            "Only who stands and is not distracted has a tackle zone.",
            "e2",
            9,
            _given(
                "A1.at g6", "A2.at k6", "A2.state prone", "A3.at g3", "A3.state stunned",
                "A4.at k3", "A4.state distracted",
            ),
            rule_sheets.tackle_zones,
        ),
    ),
    "5": Examples(
        Example(
            "The third square with MA 2 is a rush. On a 1 H1 falls, the ball bounces, and the turn is over.",
            "e2",
            9,
            _given(
                "H1.at f5", "H1.ma 2", "ball H1", "A1.at l6", "home act H1 move", "home move g5",
                "home move h5", "home move i5", "dice 1", "dice 2 3", "dice 5",
            ),
        ),
        Example(
            "A foul with an assist. The armour breaks by a double: H1 is sent off, and a 3 is no argument.",
            "e2",
            9,
            _given(
                "H1.at h5", "H2.at i6", "A1.at i5", "A1.state prone", "A2.at l7",
                "home act H1 foul", "home foul A1", "dice 5 5", "dice 2 4", "home use Argue", "dice 3",
            ),
        ),
    ),
    "6": Examples(
        Example(
            "H2 assists: 4 against 3 is two dice, and home takes the POW.",
            "e2",
            9,
            _given(
                "H1.at h5", "H1.keywords Blitzer", "H2.at i4", "A1.at i5", "A2.at l7",
                "home act H1 block", "home block A1", "dice pow skull", "home choose pow", "away push j6",
                "home follow", "dice 2 4",
            ),
        ),
        Example(
            "No square behind A1 is empty: it pushes H2 on, and home chooses where H2 goes.",
            "e2",
            9,
            _given(
                "H1.at g5", "A1.at h5", "A2.at i4", "H2.at i5", "A3.at i6",
                "home act H1 block", "home block A1", "dice push", "away push i5", "home push j6",
                "home follow",
            ),
        ),
        Example(
            "Behind A1 the pitch ends: into the crowd. 10 breaks the armour, 8 is a KO.",
            "e6",
            9,
            _given(
                "H1.at h10", "A1.at h11", "A2.at k8",
                "home act H1 block", "home block A1", "dice push", "home stay", "dice 5 5", "dice 4 4",
            ),
        ),
    ),
    "7": Still("The weather by the sum of two dice.", rule_sheets.weather),
    "8": Examples(
        Example(
            "The eight directions: from a ball, and from whoever is thrown.",
            "f3",
            9,
            _given("H1.at a1", "ball j6"),
            rule_sheets.directions,
        ),
        Example(
            "A pick-up fails, the ball bounces out, and the crowd throws it four squares straight in.",
            "f6",
            9,
            _given(
                "ball j11", "H1.at j10", "A1.at j7", "A2.at l8", "home act H1 move", "home move j11",
                "dice 2", "dice 2", "dice 4", "dice 3",
            ),
        ),
    ),
    "9": Examples(
        Example(
            "The ranges from a thrower: quick 0, short -1, long -2, long bomb -3.",
            "c1",
            17,
            _given("H1.at d6", "H1.keywords Thrower", "ball H1"),
            rule_sheets.ranges,
        ),
        Example(
            "A short pass: PA 4+ needs a 5. Nobody marks H2, who catches on a 3.",
            "e2",
            9,
            _given(
                "H1.at f4", "H1.keywords Thrower", "H2.at j6", "H2.keywords Catcher", "ball H1", "A1.at l3",
                "home act H1 pass", "home throw j6", "dice 5", "dice 3",
            ),
        ),
        Example(
            "The ball passes through A1’s tackle zone. The pass is accurate: A1 needs AG 3+ and 3 more.",
            "e2",
            9,
            _given(
                "H1.at f4", "H1.keywords Thrower", "H2.at k6", "H2.keywords Catcher", "ball H1", "A1.at h6",
                "home act H1 pass", "home throw k6", "dice 6", "away intercept A1", "dice 6",
            ),
        ),
    ),
    "10": Examples(
        Example(
            "What a dodge needs of AG 3+: one more for each opponent that marks the new square.",
            "f3",
            7,
            _given("H1.at i5", "A1.at h6", "A2.at j7"),
            rule_sheets.dodges,
        ),
        Example(
            "A2 marks the new square: 4 or more. H1 rolls a 2 and falls there.",
            "e2",
            9,
            _given(
                "H1.at h5", "A1.at g5", "A2.at j6", "home act H1 move", "home move i5", "dice 2", "dice 3 3",
            ),
        ),
        Example(
            "H1 picks the ball up: AG 3+, and -1 because A1 marks it there.",
            "e2",
            9,
            _given(
                "H1.at g5", "ball i5", "A1.at j6", "home act H1 move", "home move h5", "home move i5",
                "dice 4",
            ),
        ),
    ),
    "11": Still("The injury by the sum of two dice, once the armour is broken.", rule_sheets.injuries),
    "12": Examples(
        Example(
            "Kicked to e6: a 2 and a 3 take it three squares up. It comes down on H4, who catches it.",
            "a4",
            9,
            _given(
                "phase kickoff", "kicking away", "H1.at g5", "H2.at g6", "H3.at g7", "H4.at e9", "H5.at d6",
                "H6.at e3", "H7.at c6", "A1.at n5", "A2.at n6", "A3.at n7", "A4.at q6", "A5.at p3",
                "A6.at p9", "A7.at r6",
                "away kicker A4", "away target e6", "dice 2 3", "dice 1 1", "dice 3",
            ),
        ),
        Example(
            "H1 carries the ball into the far end zone: a touchdown.",
            "l3",
            9,
            _given(
                "H1.at q6", "H1.keywords Runner", "ball H1", "A1.at o7", "H2.at n5", "home act H1 move",
                "home move r6", "home move s6", "home move t6",
            ),
        ),
    ),
    "13": Still("The events by the sum of two dice.", rule_sheets.events),
}  # fmt: skip
