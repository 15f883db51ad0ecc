"""Chapter 6: blocks."""

from __future__ import annotations

from typing import Final

from broken_rules.kinds import Break
from broken_rules.sevens.breaking import sevens

BLOCKS: Final[tuple[Break, ...]] = (
    sevens(
        "S7-6.1", "two dice for equal strength", "blocks",
        "    if attack == defence:\n        return 1", "    if attack == defence:\n        return 2",
        "test_the_number_of_dice_for_every_pair_of_strengths",
    ),
    sevens(
        "S7-6.2", "one die for the stronger", "blocks",
        "return 3 if twice else 2", "return 3 if twice else 1",
        "test_the_number_of_dice_for_every_pair_of_strengths",
    ),
    sevens(
        "S7-6.2", "the weaker side chooses", "blocks",
        "side if b.attack >= b.defence else side_of(b.target)",
        "side if b.attack <= b.defence else side_of(b.target)",
        "test_the_stronger_coach_chooses",
    ),
    sevens(
        "S7-6.3", "three dice above twice the strength", "blocks",
        "strong > 2 * weak if s.house.double_strength else strong >= 2 * weak", "strong > 2 * weak",
        "test_the_number_of_dice_for_every_pair_of_strengths",
    ),
    sevens(
        "S7-6.3", "by the rulebook three dice at twice the strength", "blocks",
        "strong > 2 * weak if s.house.double_strength else strong >= 2 * weak", "strong >= 2 * weak",
        "test_the_number_of_dice_for_every_pair_of_strengths",
    ),
    sevens(
        "S7-6.3", "never three dice", "blocks",
        "return 3 if twice else 2", "return 2",
        "test_the_stronger_coach_chooses",
    ),
    sevens(
        "S7-6.4", "the attacker always chooses", "blocks",
        "side if b.attack >= b.defence else side_of(b.target)", "side",
        "test_the_stronger_coach_chooses",
    ),
    sevens(
        "S7-6.5", "a strong defender has two dice at most", "blocks",
        "    twice = strong", "    twice = attack > defence and strong",
        "test_the_number_of_dice_for_every_pair_of_strengths",
    ),
    sevens(
        "S7-6.6", "nobody helps the attack", "blocks",
        "    b.attack += len(helpers)", "    b.attack += 0",
        "test_each_unmarked_team_mate_that_marks_the_target_adds_one",
    ),
    sevens(
        "S7-6.6", "whom the target marks does not help", "assists",
        " & ~(1 << s.at[against])", "",
        "test_each_unmarked_team_mate_that_marks_the_target_adds_one",
    ),
    sevens(
        "S7-6.7", "nobody helps the defence", "blocks",
        "    b.defence += len(against)", "    b.defence += 0",
        "test_and_each_unmarked_opponent_that_marks_the_blocker",
    ),
    sevens(
        "S7-6.8", "who is marked helps", "assists",
        "    if not others:\n", "    if others >= 0:\n",
        "test_a_marked_team_mate_does_not_assist_unless_by_the_target_alone",
    ),
    sevens(
        "S7-6.8", "who lies marks", "state/changing",
        "    if s.status[player] == STANDING and not s.distracted >> player & 1:\n"
        "        zones[side] |= 1 << to",
        "    if not s.distracted >> player & 1:\n        zones[side] |= 1 << to",
        "test_a_marked_team_mate_does_not_assist_unless_by_the_target_alone",
    ),
    sevens(
        "S7-6.9", "Guard is no help", "skills/strength",
        '    return deed == "block"', '    return deed == "guard"',
        "test_guard_assists_even_when_marked",
    ),
    sevens(
        "S7-6.9", "Guard helps fouls, too", "skills/strength",
        '    return deed == "block"', '    return deed != ""',
        "skills/test_strength::test_guard_does_not_help_a_foul",
    ),
    sevens(
        "S7-6.10", "Player Down is the target", "faces",
        'Harm(b.attacker, "skull")', 'Harm(b.target, "skull")',
        "test_player_down",
    ),
    sevens(
        "S7-6.11", "Block keeps no blocker on its feet", "faces",
        "            if not b.stays >> b.attacker & 1:", "            if b.stays >= 0:",
        "test_both_down_and_block",
    ),
    sevens(
        "S7-6.11", "Block keeps no defender on its feet", "faces",
        "            if not b.stays >> b.target & 1:", "            if b.stays >= 0:",
        "test_skills_general::test_block_may_keep_its_owner_on_its_feet",
    ),
    sevens(
        "S7-6.11", "the blocker falls first", "faces",
        'falls.append(Harm(b.attacker, "both"))', 'falls.insert(0, Harm(b.attacker, "both"))',
        "test_both_down_rolls_for_the_defender_first",
    ),
    sevens(
        "S7-6.12", "one face is a Push Back", "state/figures",
        '("skull", "both", "push", "push",', '("skull", "both", "both", "push",',
        "test_the_faces_of_the_die",
    ),
    sevens(
        "S7-6.12", "whoever is pushed onto the ball has it", "ball",
        "    if s.ball >= 0 and s.grid[s.ball] >= 0:\n        yield from spill(s)",
        "    if s.ball >= 0 and s.grid[s.ball] >= 0:\n        yield from ()\n"
        "        take(s, s.grid[s.ball], BOUNCE)",
        "test_a_player_pushed_onto_the_ball_does_not_pick_it_up",
    ),
    sevens(
        "S7-6.13", "Dodge does not help against a Stumble", "faces",
        "down=not counts_as_push", "down=True",
        "test_stumble_is_a_push_against_dodge_unless_the_blocker_has_tackle",
    ),
    sevens(
        "S7-6.13", "nobody goes down on a Stumble", "faces",
        "down=not counts_as_push", "down=False",
        "test_stumble_is_a_push_against_dodge_unless_the_blocker_has_tackle",
    ),
    sevens(
        "S7-6.13", "Tackle leaves the target its Dodge", "skills/general",
        "    b.denied |= DODGE.mask", "    b.denied |= 0",
        "test_stumble_is_a_push_against_dodge_unless_the_blocker_has_tackle",
    ),
    sevens(
        "S7-6.14", "a POW only pushes", "faces",
        "        case _:\n            yield from push_back(s, b, down=True)",
        "        case _:\n            yield from push_back(s, b)",
        "test_pow_pushes_and_then_knocks_down",
    ),
    sevens(
        "S7-6.14", "whoever stands firm stays on its feet", "faces",
        "    if down and s.at[b.target] >= 0:", "    if down and b.moved and s.at[b.target] >= 0:",
        "test_who_stands_firm_is_knocked_down_where_it_is",
    ),
    sevens(
        "S7-6.15", "the active coach picks the square", "pushes",
        "side_of(b.attacker) if s.house.push_square else side_of(pushed)", "side_of(b.attacker)",
        "test_the_three_squares_away_from_the_blocker",
    ),
    sevens(
        "S7-6.15", "by the rulebook the pushed one's coach picks it", "pushes",
        "side_of(b.attacker) if s.house.push_square else side_of(pushed)", "side_of(pushed)",
        "test_the_three_squares_away_from_the_blocker",
    ),
    sevens(
        "S7-6.15", "pushed to the sides", "board",
        "for eighths in (-1, 0, 1))", "for eighths in (-2, 0, 2))",
        "test_the_three_squares_away_from_the_blocker",
    ),
    sevens(
        "S7-6.15", "in a chain the first coach picks all", "pushes",
        "    to = yield from ask_square(seat, taken)\n    chain.append((pushed, to))\n"
        "    return (yield from choose_square(s, b, pushed, s.grid[to], chain))",
        "    to = yield from ask_square(seat, taken)\n    chain.append((pushed, to))\n"
        "    chain.append((s.grid[to], away(s.at[pushed], to)[1]))\n    return True",
        "test_in_a_chain_each_coach_chooses_for_his_own",
    ),
    sevens(
        "S7-6.15", "players are pushed on though a square is empty", "pushes",
        "    if free:\n        chain.append", "    if len(free) == len(squares):\n        chain.append",
        "test_empty_squares_come_first_before_players_and_before_the_crowd",
    ),
    sevens(
        "S7-6.15", "the crowd has them though a square is empty", "pushes",
        "    if free:\n        chain.append", "    if free and NOWHERE not in squares:\n        chain.append",
        "test_empty_squares_come_first_before_players_and_before_the_crowd",
    ),
    sevens(
        "S7-6.16", "the crowd breaks any armour", "pushes",
        "    if s.house.crowd or (yield from armour(s, h)):", "    if not s.house.crowd:",
        "test_the_crowd_takes_armour_first_and_stunned_is_reserves",
    ),
    sevens(
        "S7-6.16", "by the rulebook armour comes first", "pushes",
        "    if s.house.crowd or (yield from armour(s, h)):", "    if (yield from armour(s, h)):",
        "test_by_the_rulebook_an_injury_at_once_and_the_ball_is_thrown_in",
    ),
    sevens(
        "S7-6.16", "who is pushed off is KO", "pushes",
        "            take_off(s, player, RESERVES)", "            take_off(s, player, 4)",
        "test_the_crowd_takes_armour_first_and_stunned_is_reserves",
    ),
    sevens(
        "S7-6.16", "the ball is thrown in", "pushes",
        "    if s.house.crowd:\n        place", "    if s.turn >= 0:\n        place",
        "test_the_ball_bounces_once_from_the_last_square_on_the_pitch",
    ),
    sevens(
        "S7-6.16", "by the rulebook the ball bounces", "pushes",
        "    if s.house.crowd:\n        place", "    if s.turn < 0:\n        place",
        "test_by_the_rulebook_an_injury_at_once_and_the_ball_is_thrown_in",
    ),
    sevens(
        "S7-6.17", "the blocker has to follow", "pushes",
        '    said = ""\n', '    said = "must"\n',
        "test_following_up_costs_nothing_and_is_not_asked_if_nobody_moved",
    ),
    sevens(
        "S7-6.17", "following costs a square", "pushes",
        "        go(s, attacker, b.vacated", "        s.left -= 1\n        go(s, attacker, b.vacated",
        "test_following_up_costs_nothing_and_is_not_asked_if_nobody_moved",
    ),
)  # fmt: skip
