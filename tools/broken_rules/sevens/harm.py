"""Chapter 11: knocked down, injuries, fouls."""

from __future__ import annotations

from typing import Final

from broken_rules.kinds import Break
from broken_rules.sevens.breaking import sevens

HARM: Final[tuple[Break, ...]] = (
    sevens(
        "S7-11.1", "an equal roll breaks armour", "harm/breaking",
        "(0 if s.house.armour_breaks else 1)", "0",
        "test_the_roll_must_exceed_armour_by_the_rulebook_reach_it",
    ),
    sevens(
        "S7-11.1", "by the rulebook it does not", "harm/breaking",
        "(0 if s.house.armour_breaks else 1)", "1",
        "test_the_roll_must_exceed_armour_by_the_rulebook_reach_it",
    ),
    sevens(
        "S7-11.2", "armour that holds leaves prone", "harm/falling",
        "PRONE if s.house.armour_holds else STUNNED", "PRONE",
        "test_armour_that_holds_stuns_by_the_rulebook_it_leaves_prone",
    ),
    sevens(
        "S7-11.2", "by the rulebook it stuns", "harm/falling",
        "PRONE if s.house.armour_holds else STUNNED", "STUNNED",
        "test_armour_that_holds_stuns_by_the_rulebook_it_leaves_prone",
    ),
    sevens(
        "S7-11.2", "a foul stuns whoever its armour saves", "fouls",
        "    else:\n        double = h.dice[0] == h.dice[1]\n",
        "    else:\n        s.status[target] = 2\n        double = h.dice[0] == h.dice[1]\n",
        "test_an_armour_roll_without_a_fall_that_holds_changes_nothing",
    ),
    sevens(
        "S7-11.3", "a 7 is KO", "harm/injuries",
        '"stunned" if total <= 7', '"stunned" if total <= 6',
        "test_the_injury_table",
    ),
    sevens(
        "S7-11.3", "a 10 is KO", "harm/injuries",
        '"ko" if total <= 9 else', '"ko" if total <= 10 else',
        "test_the_injury_table",
    ),
    sevens(
        "S7-11.4", "a Stunty player's 7 is Stunned", "skills/traits",
        '"stunned" if total <= 6', '"stunned" if total <= 7',
        "test_the_injury_table_of_the_stunty",
    ),
    sevens(
        "S7-11.4", "its 9 is a KO", "skills/traits",
        '"ko" if total <= 8 else "badly_hurt"', '"ko"',
        "test_the_injury_table_of_the_stunty",
    ),
    sevens(
        "S7-11.5", "a 9 is Badly Hurt", "harm/casualties",
        "BADLY_HURT if rolled <= 8 else", "BADLY_HURT if rolled <= 9 else",
        "test_the_casualty_table",
    ),
    sevens(
        "S7-11.5", "a lasting injury takes no AV", "harm/casualties",
        '{1: "av", 2: "av", 3: "ma"', '{1: "ma", 2: "ma", 3: "ma"',
        "test_a_lasting_injury_makes_a_figure_worse",
    ),
    sevens(
        "S7-11.5", "a lasting injury makes AG better", "harm/casualties",
        "min(6, figure + 1)", "max(1, figure - 1)",
        "test_a_lasting_injury_makes_a_figure_worse",
    ),
    sevens(
        "S7-11.5", "the victim's coach rolls", "harm/casualties",
        '"casualty", rival(side_of(h.victim)), D16)', '"casualty", side_of(h.victim), D16)',
        "test_the_opponent_rolls_it",
    ),
    sevens(
        "S7-11.6", "Mighty Blow adds 2", "skills/strength",
        'if h.why == "savagery" else (h.by, 1)', 'if h.why == "savagery" else (h.by, 2)',
        "test_mighty_blow_goes_on_armour_or_on_injury",
    ),
    sevens(
        "S7-11.6", "Mighty Blow adds to both rolls", "harm/breaking",
        "skill.word in h.used or ", "",
        "test_mighty_blow_goes_on_armour_or_on_injury",
    ),
    sevens(
        "S7-11.7", "a Dirty Player plays fair", "skills/devious",
        "    return (h.by, 1) if mine else None\n\n\n@PUSHED",
        "    return (h.by, 0) if mine else None\n\n\n@PUSHED",
        "test_dirty_player_the_same_for_fouls",
    ),
    sevens(
        "S7-11.7", "a Dirty Player is dirty in blocks", "skills/devious",
        '    mine = h.why == "foul" and side_of(h.by) == side and has(s, h.by, DIRTY_PLAYER)',
        "    mine = h.by >= 0 and side_of(h.by) == side and has(s, h.by, DIRTY_PLAYER)",
        "test_dirty_player_the_same_for_fouls",
    ),
    sevens(
        "S7-11.8", "Claws need a 9", "skills/mutation",
        "sum(h.dice) >= 8", "sum(h.dice) >= 9",
        "test_claws",
    ),
    sevens(
        "S7-11.8", "Claws need a 7", "skills/mutation",
        "sum(h.dice) >= 8", "sum(h.dice) >= 7",
        "test_claws",
    ),
    sevens(
        "S7-11.9", "a Thick Skull is KO on an 8", "skills/strength",
        'if result == "ko" and total <= 8 else result', 'if result == "ko" and total <= 7 else result',
        "test_thick_skull",
    ),
    sevens(
        "S7-11.10", "Decay does no harm", "skills/traits",
        '    """+1 to casualty rolls against it (S7-11.10)."""\n    return 1',
        '    """+1 to casualty rolls against it (S7-11.10)."""\n    return 0',
        "test_skills_most::test_decay_makes_casualties_worse",
    ),
    sevens(
        "S7-11.11", "Regeneration on a 5", "skills/traits",
        "    return rolled >= 4\n", "    return rolled >= 5\n",
        "test_regeneration_comes_before_the_casualty_roll_and_the_blocker_earns_all_the_same",
    ),
    sevens(
        "S7-11.11", "Regeneration takes the points away", "harm/casualties",
        "    player = h.victim\n    credit(s, h)\n    for _, saves",
        "    player = h.victim\n    for _, saves",
        "test_regeneration_comes_before_the_casualty_roll_and_the_blocker_earns_all_the_same",
    ),
    sevens(
        "S7-11.12", "the second roll counts, better or worse", "harm/casualties",
        "    return min(degree, other), True", "    return other, True",
        "test_the_apothecary_takes_the_better_of_two_and_never_undoes_dead",
    ),
    sevens(
        "S7-11.12", "the apothecary raises the dead", "harm/casualties",
        "    if degree == DEAD and not s.house.apothecary:", "    if degree > DEAD:",
        "test_the_apothecary_takes_the_better_of_two_and_never_undoes_dead",
    ),
    sevens(
        "S7-11.12", "whoever is made Badly Hurt plays on", "harm/casualties",
        "    if treated and degree == BADLY_HURT and s.house.apothecary:",
        "    if treated and degree == BADLY_HURT:",
        "test_the_apothecary_takes_the_better_of_two_and_never_undoes_dead",
    ),
    sevens(
        "S7-11.12", "by the rulebook it does not", "harm/casualties",
        "    if treated and degree == BADLY_HURT and s.house.apothecary:", "    if treated and degree < 0:",
        "test_by_the_rulebook_the_coach_chooses_also_over_dead_and_a_ko_is_stunned",
    ),
    sevens(
        "S7-11.12", "by the rulebook the better roll counts", "harm/casualties",
        "    if s.house.apothecary and other != degree:", "    if other < 0:",
        "test_by_the_rulebook_the_coach_chooses_also_over_dead_and_a_ko_is_stunned",
    ),
    sevens(
        "S7-11.12", "an apothecary is there for ever", "harm/casualties",
        "s.apothecary[side] - 1)", "s.apothecary[side])",
        "test_the_apothecary_takes_the_better_of_two_and_never_undoes_dead",
    ),
    sevens(
        "S7-11.12", "by the rulebook a KO is beyond help", "harm/injuries",
        '    if h.result == "ko" and (yield from treats_ko(s, h)):', '    if h.result == "treated":',
        "test_by_the_rulebook_the_coach_chooses_also_over_dead_and_a_ko_is_stunned",
    ),
    sevens(
        "S7-11.13", "nobody helps the victim of a foul", "fouls",
        "    h.assists = len(helpers) - len(against)", "    h.assists = len(helpers)",
        "test_a_foul_counts_assists_of_both_sides",
    ),
    sevens(
        "S7-11.13", "the referee does not see the injury", "fouls",
        "        double = double or h.dice[0] == h.dice[1]\n", "",
        "test_a_double_on_either_roll_is_seen",
    ),
    sevens(
        "S7-11.13", "the referee is blind while armour holds", "fouls",
        "    else:\n        double = h.dice[0] == h.dice[1]\n", "    else:\n        double = False\n",
        "test_a_double_on_either_roll_is_seen",
    ),
    sevens(
        "S7-11.14", "a 4 wins the argument", "fouls",
        "STAYS if rolled == 6", "STAYS if rolled >= 4",
        "test_arguing_a_6_stays_but_the_turn_is_over_and_a_1_silences",
    ),
    sevens(
        "S7-11.14", "who won the argument goes on", "fouls",
        '            turnover_of(s, side, "S7-5.6")\n            return', "            return",
        "test_arguing_a_6_stays_but_the_turn_is_over_and_a_1_silences",
    ),
    sevens(
        "S7-11.14", "nobody is silenced", "fouls",
        "            s.banned |= 1 << side", "            s.banned |= 0",
        "test_arguing_a_6_stays_but_the_turn_is_over_and_a_1_silences",
    ),
    sevens(
        "S7-11.14", "a bribe works on a 3", "fouls",
        "rolled >= 2", "rolled >= 3",
        "test_a_bribe_of_2_saves_player_and_turn",
    ),
    sevens(
        "S7-11.14", "a bribe always works", "fouls",
        "rolled >= 2", "rolled >= 1",
        "test_a_bribe_of_2_saves_player_and_turn",
    ),
)  # fmt: skip
