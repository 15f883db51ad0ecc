"""Chapters 7 to 10: weather, the ball, passing, tests of movement."""

from __future__ import annotations

from typing import Final

from broken_rules.kinds import Break
from broken_rules.sevens.breaking import sevens

BALLS: Final[tuple[Break, ...]] = (
    sevens(
        "S7-7.1", "the heat is for this drive alone", "drives",
        "            s.heated |= 1 << player", "            s.heated |= 0",
        "test_the_heat_takes_random_players_after_a_drive_and_for_the_next",
    ),
    sevens(
        "S7-7.1", "who had too much of it sets up all the same", "setup",
        " if not s.heated >> player & 1]", "]",
        "test_the_heat_takes_random_players_after_a_drive_and_for_the_next",
    ),
    sevens(
        "S7-7.2", "the sun blinds nobody", "passing",
        't.add("sunny", -1)', 't.add("sunny", 0)',
        "test_the_sun_makes_passes_harder",
    ),
    sevens(
        "S7-7.3", "perfect conditions are sunny", "passing",
        "    if s.weather == SUNNY:", "    if s.weather in (SUNNY, 2):",
        "test_perfect_conditions_change_nothing",
    ),
    sevens(
        "S7-7.4", "a wet ball is picked up like a dry one", "moves",
        't.add("rain", -1)', 't.add("rain", 0)',
        "test_rain_makes_picking_up_and_catching_harder",
    ),
    sevens(
        "S7-7.4", "and caught", "ball",
        't.add("rain", -1)', 't.add("rain", 0)',
        "test_rain_makes_picking_up_and_catching_harder",
    ),
    sevens(
        "S7-7.4", "and intercepted", "passing",
        't.add("rain", -1)', 't.add("rain", 0)',
        "test_rain_makes_an_interception_harder",
    ),
    sevens(
        "S7-7.5", "nobody slips in the snow", "moves",
        't.add("blizzard", -1)', 't.add("blizzard", 0)',
        "test_in_a_blizzard_a_rush_needs_a_3_and_long_passes_are_out",
    ),
    sevens(
        "S7-7.5", "long passes in a blizzard", "passing",
        "most = SHORT if s.weather == BLIZZARD else BOMB", "most = BOMB",
        "test_in_a_blizzard_a_rush_needs_a_3_and_long_passes_are_out",
    ),
    # ---------------------------------------------------------------------------------------------- chapter 8
    sevens(
        "S7-8.2", "the kick deviates one square", "kickoff",
        "    for _ in range(squares):", "    for _ in range(min(1, squares)):",
        "test_the_kick_deviates_d6_squares_in_a_direction",
    ),
    sevens(
        "S7-8.2", "the kick goes where it was aimed", "kickoff",
        "    place, out = target, 0\n    for _ in range(squares):",
        "    place, out = target, 0\n    for _ in ():",
        "test_the_kick_deviates_d6_squares_in_a_direction",
    ),
    sevens(
        "S7-8.3", "it scatters twice", "ball",
        "((side, D8), (side, D8), (side, D8))", "((side, D8), (side, D8))",
        "test_three_scatters_and_a_superb_throw_without",
    ),
    sevens(
        "S7-8.3", "a superb throw scatters, too", "throwing",
        "    elif result == ACCURATE:\n        f.superb = True\n",
        "    elif result == ACCURATE:\n        f.superb = True\n"
        "        f.at, f.out = yield from scatter(s, f.target)\n",
        "test_three_scatters_and_a_superb_throw_without",
    ),
    sevens(
        "S7-8.3", "off the pitch it comes back by itself", "ball",
        "    for direction in dice:\n        if not out:\n            place, out",
        "    for direction in dice:\n        if place >= 0:\n            place, out",
        "test_a_ball_that_scatters_off_the_pitch_goes_no_further",
    ),
    sevens(
        "S7-8.3", "Bullseye does nothing", "skills/flights",
        "    return EXACT\n", "    return result\n",
        "skills/test_flights::test_a_throw_that_fails_lands_on_the_target_with_bullseye_and_scatters_without",
    ),
    sevens(
        "S7-8.3", "Bullseye makes a bad throw superb", "throwing",
        "    elif result == EXACT:\n        f.modifier = -1\n",
        "    elif result == EXACT:\n        f.superb = True\n",
        "skills/test_flights::test_a_throw_that_fails_lands_on_the_target_with_bullseye_and_scatters_without",
    ),
    sevens(
        "S7-8.4", "a bounce of two squares", "ball",
        "    place, out = step(at, direction)\n    s.tell(Bounced",
        "    place, out = step(step(at, direction)[0], direction)\n    s.tell(Bounced",
        "test_a_bounce_is_one_square",
    ),
    sevens(
        "S7-8.5", "the last square is counted", "ball",
        "    return inward(last, out), squares", "    return inward(last, out), squares - 1",
        "test_the_crowd_throws_straight_in_and_again_if_need_be",
    ),
    sevens(
        "S7-8.5", "in a corner from the goal line", "board",
        "    if not 0 <= row(last) + along < ROWS:", "    if 0 <= column(last) + across < COLUMNS:",
        "test_the_crowd_throws_straight_in_and_again_if_need_be",
    ),
    sevens(
        "S7-8.5", "by the rulebook straight in, too", "ball",
        "(printed_throw_in if s.house.throw_in else straight_in)", "straight_in",
        "test_by_the_rulebook_the_template_and_two_dice_and_a_harder_catch",
    ),
    sevens(
        "S7-8.5", "by the template", "ball",
        "(printed_throw_in if s.house.throw_in else straight_in)", "printed_throw_in",
        "test_the_crowd_throws_straight_in_and_again_if_need_be",
    ),
    sevens(
        "S7-8.5", "across the corner it stays at the edge", "ball",
        "    return place, beyond\n\n\ndef straight_in",
        "    return place, ON_THE_PITCH\n\n\ndef straight_in",
        "test_what_the_crowd_throws_across_a_corner_is_thrown_in_again",
    ),
    sevens(
        "S7-8.6", "opponents hamper the catch", "ball",
        "        if how != THROW_IN or s.house.throw_in:", "        if how:",
        "test_whoever_stands_there_catches_without_markers",
    ),
    sevens(
        "S7-8.6", "by the rulebook they do not", "ball",
        "        if how != THROW_IN or s.house.throw_in:", "        if how != THROW_IN:",
        "test_by_the_rulebook_the_template_and_two_dice_and_a_harder_catch",
    ),
    sevens(
        "S7-8.7", "no second kick", "kickoff",
        "    if not s.house.kick_out and on_pitch(s, side):", "    if side < 0:",
        "test_a_kick_into_the_crowd_may_be_kicked_again_without_an_event",
    ),
    sevens(
        "S7-8.7", "by the rulebook a second kick", "kickoff",
        "    if not s.house.kick_out and on_pitch(s, side):", "    if on_pitch(s, side):",
        "test_by_the_rulebook_it_is_a_touchback_at_once",
    ),
    sevens(
        "S7-8.7", "an event at the second kick", "kickoff",
        "            yield from kick(s, kicker)\n            if",
        "            yield from kick(s, kicker)\n            yield from kick_off_event(s)\n            if",
        "test_a_kick_into_the_crowd_may_be_kicked_again_without_an_event",
    ),
    sevens(
        "S7-8.7", "a ball in the kicker's half is good", "ball",
        "        if kick_off and (out or not HALF[rival(s.kicking)] >> at & 1):",
        "        if kick_off and out:",
        "test_forgone_or_out_again_it_is_a_touchback",
    ),
    sevens(
        "S7-8.8", "markers do not hamper a catch", "ball",
        "            mark(s, t, at)\n            if how in", "            if how in",
        "test_a_ball_that_comes_down_is_caught_with_markers",
    ),
    # ---------------------------------------------------------------------------------------------- chapter 9
    sevens(
        "S7-9.1", "a long bomb is as easy as a long pass", "passing",
        "(0, -1, -2, -3)", "(0, -1, -2, -2)",
        "test_the_range_makes_it_harder",
    ),
    sevens(
        "S7-9.1", "three squares aside are quick", "board",
        "    (2, 6, 10, 12),", "    (3, 6, 10, 12),",
        "test_the_table_of_ranges_is_symmetric_and_ends_at_13",
    ),
    sevens(
        "S7-9.2", "markers do not hamper the thrower", "passing",
        "    mark(s, t, here)\n", "",
        "test_each_marker_of_the_thrower_makes_it_harder",
    ),
    sevens(
        "S7-9.3", "a 6 can be too little", "hooks",
        "return min(6, max(2, self.target - self.total))", "return max(2, self.target - self.total)",
        "test_a_natural_6_is_accurate_and_lands_on_the_target",
    ),
    sevens(
        "S7-9.3", "only a natural 1 is a fumble", "passing",
        "    elif t.die == 1 or t.die + t.total <= 1:", "    elif t.die == 1:",
        "test_a_1_natural_or_modified_is_a_fumble",
    ),
    sevens(
        "S7-9.4", "an accurate pass scatters", "passing",
        "    if result == INACCURATE:\n", "    if result:\n",
        "test_a_natural_6_is_accurate_and_lands_on_the_target",
    ),
    sevens(
        "S7-9.5", "an inaccurate pass bounces once", "passing",
        "place, out = yield from scatter(s, t.at)\n        for",
        "place, out = yield from ball.bounce(s, t.at)\n        for",
        "test_otherwise_it_is_inaccurate_and_scatters_three_times",
    ),
    sevens(
        "S7-9.6", "the thrower keeps a fumbled ball", "passing",
        "    release(s, player)\n    yield from spill(s)", "    yield from ()",
        "test_a_1_natural_or_modified_is_a_fumble",
    ),
    sevens(
        "S7-9.7", "an inaccurate pass is harder to intercept", "passing",
        "{ACCURATE: -3, INACCURATE: -2}", "{ACCURATE: -2, INACCURATE: -3}",
        "test_the_interception_is_harder_of_an_accurate_pass",
    ),
    sevens(
        "S7-9.7", "markers do not hamper who intercepts", "passing",
        "    mark(s, t, at)\n", "",
        "test_the_interception_is_harder_of_an_accurate_pass",
    ),
    sevens(
        "S7-9.7", "only who stands on the path intercepts", "passing",
        "PITCH.spread(path(thrown.origin, landing))", "path(thrown.origin, landing)",
        "test_a_tackle_zone_on_the_path_lets_one_opponent_try",
    ),
    sevens(
        "S7-9.7", "by the rulebook a tackle zone is enough", "passing",
        "        squares = under_ruler(thrown.origin, landing)",
        "        squares = PITCH.spread(path(thrown.origin, landing)) | under_ruler(thrown.origin, landing)",
        "test_by_the_rulebook_only_who_is_under_the_ruler",
    ),
    sevens(
        "S7-9.7", "the path begins under the thrower", "board",
        "    return touched & ~(1 << start)", "    return touched",
        "test_the_path_is_what_the_line_touches_without_the_throwers_square",
    ),
    sevens(
        "S7-9.8", "a bouncing ball is no harder to catch", "ball",
        "                t.add(how, -1)", "                t.add(how, 0)",
        "test_the_catch_of_an_accurate_pass_and_of_a_bounce",
    ),
    sevens(
        "S7-9.9", "a dropped ball scatters", "ball",
        "        at, out = yield from bounce(s, at)\n        how = BOUNCE",
        "        at, out = yield from scatter(s, at)\n        how = BOUNCE",
        "test_a_failed_catch_bounces",
    ),
    sevens(
        "S7-9.10", "who lies or is distracted catches", "ball",
        "    if not alert(s, player) or CANNOT_HOLD", "    if CANNOT_HOLD",
        "test_who_lies_or_is_distracted_catches_nothing",
    ),
    sevens(
        "S7-9.11", "a hand-off is as hard as a bounce", "passing",
        "catch(s, receiver, ball.HANDOFF, s.at[player])", "catch(s, receiver, ball.BOUNCE, s.at[player])",
        "test_a_hand_off_is_a_catch_without_modifier",
    ),
    sevens(
        "S7-9.11", "to team-mates that lie", "passing",
        "for each in adjacent(s, s.at[player], side_of(player)) if stands(s, each)]",
        "for each in adjacent(s, s.at[player], side_of(player))]",
        "test_a_hand_off_is_a_catch_without_modifier",
    ),
    sevens(
        "S7-9.20", "a pass that is caught in the end is a turnover", "passing",
        "    if result == KEPT:\n        return True\n", '    turnover(s, "S7-5.11")\n',
        "test_by_the_rulebook_it_is_no_turnover_while_the_team_gets_the_ball",
    ),
    # --------------------------------------------------------------------------------------------- chapter 10
    sevens(
        "S7-10.1", "markers do not hamper a dodge", "moves",
        "    mark(s, t, t.at)\n", "",
        "test_each_opponent_marking_the_new_square_makes_it_harder",
    ),
    sevens(
        "S7-10.1", "a failed dodge falls where it began", "moves",
        '    if not t.passed and (yield from knock_down(s, Harm(player, "dodge", origin=origin))):',
        "    if not t.passed:\n        put(s, player, origin)\n"
        '    if not t.passed and (yield from knock_down(s, Harm(player, "dodge", origin=origin))):',
        "test_a_failed_dodge_falls_in_the_square_it_entered",
    ),
    sevens(
        "S7-10.1", "a jump counts the markers where it lands", "moves",
        "max(zones_on(s, here, other), zones_on(s, to, other))", "zones_on(s, to, other)",
        "test_the_jump_counts_the_more_markers_of_both_ends",
    ),
    sevens(
        "S7-10.1", "a jump costs one square", "moves",
        "    for _ in range(JUMP_COST):", "    for _ in range(1):",
        "test_the_jump_counts_the_more_markers_of_both_ends",
    ),
    sevens(
        "S7-10.1", "a jump that shows a 1 falls beyond", "moves",
        "    if t.die == 1 and not t.passed:", "    if t.die < 1:",
        "test_a_jump_that_shows_a_1_falls_where_it_began",
    ),
    sevens(
        "S7-10.2", "three rushes", "moves",
        "MOST_RUSHES: Final = 2", "MOST_RUSHES: Final = 3",
        "test_two_rushes_on_a_2",
    ),
    sevens(
        "S7-10.2", "a rush needs a 3", "moves",
        "\nRUSH: Final = 2", "\nRUSH: Final = 3",
        "test_two_rushes_on_a_2",
    ),
    sevens(
        "S7-10.3", "markers do not hamper picking up", "moves",
        "        mark(s, t, at)\n", "",
        "test_picking_up_is_an_ag_test_with_markers",
    ),
    sevens(
        "S7-10.4", "a 6 can fail", "hooks",
        "return min(6, max(2, self.target - self.total))", "return max(2, self.target - self.total)",
        "test_a_6_always_succeeds_and_a_1_never",
    ),
    sevens(
        "S7-10.4", "a 1 can succeed", "hooks",
        "return min(6, max(2, self.target - self.total))", "return min(6, self.target - self.total)",
        "test_a_6_always_succeeds_and_a_1_never",
    ),
    sevens(
        "S7-10.5", "a die is rolled again and again", "rolls",
        "    if (yield from asks_again(s, t.player, t.kind, t)):",
        "    while not t.passed and (yield from asks_again(s, t.player, t.kind, t)):",
        "test_a_team_reroll_is_asked_once_for_a_die_and_only_in_the_own_turn",
    ),
    sevens(
        "S7-10.5", "a team re-roll is not spent", "rolls",
        "    s.rerolls = changed_pair(s.rerolls, side, s.rerolls[side] - 1)\n", "",
        "test_a_team_reroll_is_asked_once_for_a_die_and_only_in_the_own_turn",
    ),
    sevens(
        "S7-10.5", "team re-rolls in the other's turn", "rolls",
        "    return s.turn == side and (s.phase", "    return side >= 0 and (s.phase",
        "test_no_team_reroll_for_a_catch_in_the_opponents_turn",
    ),
    sevens(
        "S7-10.5", "a Loner has the team's re-roll like anybody", "rolls",
        ">= needs(s, player)", ">= 1",
        "test_a_loner_may_not_get_the_teams_reroll",
    ),
    sevens(
        "S7-10.5", "what is spent stays spent for the match", "drives",
        "        s.rerolls = (s.staff[0].rerolls, s.staff[1].rerolls)\n", "",
        "test_each_half_starts_with_the_full_number",
    ),
    sevens(
        "S7-10.5", "a skill is used beside the team's re-roll", "rolls",
        "        return (yield from team_reroll(s, player, str(said[1])))\n    return",
        "        return (yield from team_reroll(s, player, str(said[1])))\n"
        '    yield from team_reroll(s, player, "team")\n    return',
        "test_skills_are_used_instead_in_the_same_question",
    ),
    Break(
        "S7-8.1", "the chart begins in the north-east", "game/core/grid.py",
        "DIRECTIONS: Final = ((-1, 1), (0, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (0, -1), (1, -1))",
        "DIRECTIONS: Final = ((1, 1), (0, 1), (-1, 1), (-1, 0), (1, 0), (-1, -1), (0, -1), (1, -1))",
        "tests/games/sevens/test_08_ball.py::test_the_direction_chart",
    ),
    Break(
        "S7-8.1", "north is down", "game/core/grid.py",
        "to_column, to_row = column(start) + columns, row(start) + rows",
        "to_column, to_row = column(start) + columns, row(start) - rows",
        "tests/games/sevens/test_rulebook.py::test_the_chart_of_directions_is_the_codes",
    ),
)  # fmt: skip
