"""The special rules of rosters, by the rules that they change."""

from __future__ import annotations

from typing import Final

from broken_rules.kinds import Break
from broken_rules.sevens.breaking import sevens

ROSTERS: Final[tuple[Break, ...]] = (
    sevens(
        "S7-1.3", "a captain may stay on the bench", "skills/of_rosters",
        "    return [player for player in waiting if s.skills[player] & CAPTAIN.mask]", "    return []",
        "skills/test_of_rosters::test_the_captain_is_set_up_if_he_can_be",
    ),
    sevens(
        "S7-1.3", "nobody swarms above the seven", "skills/of_rosters",
        "SWARMING.word, side, D3))):", "SWARMING.word, side, D3)) - 3):",
        "skills/test_of_rosters::test_those_who_swarm_set_up_d3_more_linemen_above_the_seven",
    ),
    sevens(
        "S7-1.3", "anybody swarms", "skills/of_rosters",
        " if LINEMAN in s.keywords[player]]", "]",
        "skills/test_of_rosters::test_nobody_swarms_who_is_no_lineman",
    ),
    sevens(
        "S7-10.5", "a captain calls on a 5", "skills/of_rosters",
        "LUCKY: Final = 6", "LUCKY: Final = 5",
        "skills/test_of_rosters::test_with_the_captain_on_the_pitch_a_team_reroll_costs_nothing_on_a_6",
    ),
    sevens(
        "S7-10.5", "a captain calls from the dugout", "skills/of_rosters",
        "    if captain is None:\n        return False\n", "    if captain is None:\n        captain = 0\n",
        "skills/test_of_rosters::test_a_captain_in_the_dugout_calls_nothing",
    ),
    sevens(
        "S7-11.5", "the strongest are raised from the dead", "skills/of_rosters",
        "STRONGEST: Final = 4", "STRONGEST: Final = 5",
        "skills/test_of_rosters::test_the_dead_come_to_the_masters_of_undeath",
    ),
    sevens(
        "S7-11.5", "all the dead are raised", "skills/of_rosters",
        "        spend_boon(s, side, UNDEATH)\n", "",
        "skills/test_of_rosters::test_the_masters_of_undeath_raise_one_a_game",
    ),
    sevens(
        "S7-11.14", "corruption does not help an argument", "skills/of_rosters",
        "    return (yield from use_boon(s, side, BRIBERY, player))", "    yield from ()\n    return False",
        "skills/test_of_rosters::test_bribery_and_corruption_rolls_a_1_of_an_argument_again_once_a_game",
    ),
)  # fmt: skip
