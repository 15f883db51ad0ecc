"""Breaks of Half-Time Football."""

from __future__ import annotations

from broken_rules.kinds import Break


def halftime(rule: str, what: str, module: str, old: str, new: str, test: str) -> Break:
    """A break in Half-Time Football; ``module`` is one of its own, ``test`` is named without its file."""
    chapter = rule.removeprefix("HT-").partition(".")[0]
    names = {"1": "dice", "2": "start", "3": "downs", "4": "running", "5": "passing", "6": "fumble"}
    names |= {"7": "penalty", "8": "kicking"}
    file = f"game/games/halftime/{module}.py"
    return Break(
        rule, what, file, old, new, f"tests/games/halftime/test_{chapter}_{names[chapter]}.py::{test}"
    )


HALFTIME = (
    halftime(
        "HT-1.1", "a game die without an O", "dice",
        'GAME_FACES: Final = ("O", 5, 5, 10, 15, 20)', "GAME_FACES: Final = (0, 5, 5, 10, 15, 20)",
        "test_ht_1_1_a_game_die_each_with_an_o",
    ),
    halftime(
        "HT-1.1", "the home side rolls white", "dice",
        "BLACK if seat == HOME else WHITE", "WHITE if seat == HOME else BLACK",
        "test_ht_1_1_the_home_sides_is_black_and_the_visitors_is_white",
    ),
    halftime(
        "HT-1.2", "an I is no good", "passing",
        'INTERCEPTED: Final = "I"', 'INTERCEPTED: Final = "NG"',
        "test_ht_1_2_an_i_is_an_interception_and_no_incomplete_pass",
    ),
    halftime(
        "HT-1.2", "the printed die for everybody", "dice",
        "return BLUE_PRINTED if printed else BLUE", "return BLUE_PRINTED",
        "test_ht_1_2_the_blue_die_has_an_interception_and_three_that_are_no_good",
    ),
    halftime(
        "HT-1.2", "no printed die", "dice",
        "return BLUE_PRINTED if printed else BLUE", "return BLUE",
        "test_ht_1_2_printed_it_has_a_pass_of_20",
    ),
    halftime(
        "HT-1.3", "a green die of 60 yards", "dice",
        "(0, 10, 20, 30, 40, 50)", "(10, 20, 30, 40, 50, 60)",
        "test_ht_1_3_the_green_die_kicks_up_to_50_yards",
    ),
    halftime(
        "HT-1.4", "a red die as even as others", "dice",
        "(5, 5, 5, 10, 10, 15)", "(5, 5, 10, 10, 15, 15)",
        "test_ht_1_4_a_red_die_each_for_fumble_and_penalty",
    ),
    halftime(
        "HT-2.1", "the visitors come first", "notation",
        'SEATS: Final = ("home", "away")', 'SEATS: Final = ("away", "home")',
        "test_ht_2_1_there_are_a_home_team_and_visitors",
    ),
    halftime(
        "HT-2.2", "the low roll elects", "clock",
        "elects = NOBODY if home == away else HOME if home > away else AWAY",
        "elects = NOBODY if home == away else HOME if home < away else AWAY",
        "test_ht_2_2_the_high_roll_elects_to_kick_or_to_receive",
    ),
    halftime(
        "HT-2.2", "of level dice home elects", "clock",
        "elects = NOBODY if home == away else HOME if home > away else AWAY",
        "elects = HOME if home >= away else AWAY",
        "test_ht_2_2_level_dice_are_rolled_again",
    ),
    halftime(
        "HT-2.2", "who elects to kick receives", "clock",
        'elects if word == "kick" else other(elects)', 'elects if word == "receive" else other(elects)',
        "test_ht_2_2_who_elects_is_taken_at_its_word",
    ),
    halftime(
        "HT-2.3", "kicker minus receiver", "clock",
        "net = yards(faces[0]) - yards(faces[1])", "net = yards(faces[1]) - yards(faces[0])",
        "test_ht_2_3_receiver_minus_kicker_is_applied_to_the_receivers_20",
    ),
    halftime(
        "HT-2.3", "a kick-off stays on the 5", "clock",
        "    if ball <= 0:\n", "    if ball <= 5:\n",
        "test_ht_2_3_receiver_minus_kicker_is_applied_to_the_receivers_20",
    ),
    halftime(
        "HT-2.3", "a touchback comes to the 25", "downs",
        "TOUCHBACK)\n", "TOUCHBACK + 5)\n",
        "test_ht_2_3_at_the_goal_line_it_is_a_touchback",
    ),
    halftime(
        "HT-2.4", "the marker does not move with a first down", "downs",
        "    s.ball = s.marker = ball\n", "    s.ball = ball\n",
        "test_ht_2_4_the_marker_lies_where_the_series_began",
    ),
    halftime(
        "HT-2.5", "a half of 25 plays", "clock",
        "elif s.half != OVERTIME and s.plays_left == 0:", "elif s.half != OVERTIME and s.plays_left < 0:",
        "test_ht_2_5_two_halves_of_so_many_plays",
    ),
    halftime(
        "HT-2.5", "an extra point is a play", "kicking",
        "    s.tell(ExtraPoint(", "    s.plays_left -= 1\n    s.tell(ExtraPoint(",
        "test_ht_2_5_kick_off_and_extra_point_are_no_plays",
    ),
    halftime(
        "HT-2.5", "the same side receives both halves", "clock",
        "kick_off_next(s, other(s.first_kick))", "kick_off_next(s, s.first_kick)",
        "test_ht_2_5_the_side_that_kicked_first_receives_the_second_half",
    ),
    halftime(
        "HT-2.5", "no try after the last play", "clock",
        "    if s.phase is not Phase.TRY:\n", "    if s.phase is not Phase.TRY or not s.plays_left:\n",
        "test_ht_2_5_a_half_ends_after_the_try_that_follows_its_last_play",
    ),
    halftime(
        "HT-2.6", "the other side has the ball first", "clock",
        "other(s.first_kick) if number % 2 else s.first_kick",
        "s.first_kick if number % 2 else other(s.first_kick)",
        "test_ht_2_6_the_side_that_kicked_off_the_second_half_has_the_ball_first_at_midfield",
    ),
    halftime(
        "HT-2.6", "sudden death", "clock",
        "pair_over = s.overtime % 2 == 0", "pair_over = s.overtime > 0",
        "test_ht_2_6_who_is_ahead_after_the_first_possession_has_not_won_yet",
    ),
    halftime(
        "HT-2.6", "five pairs", "clock",
        "OVERTIME_POSSESSIONS: Final = 8", "OVERTIME_POSSESSIONS: Final = 10",
        "test_ht_2_6_level_after_four_pairs_is_a_tie",
    ),
    halftime(
        "HT-2.6", "a lost ball ends nothing", "clock",
        "s.phase is not Phase.DOWN or s.possession != offence", "s.phase is not Phase.DOWN",
        "test_ht_2_6_how_a_possession_ends",
    ),
    halftime(
        "HT-3.1", "five downs", "state",
        "DOWNS: Final = 4", "DOWNS: Final = 5",
        "test_ht_3_1_four_downs_for_ten_yards",
    ),
    halftime(
        "HT-3.1", "the line to gain must be passed", "downs",
        "elif gain >= s.to_go:", "elif gain > s.to_go:",
        "test_ht_3_1_reaching_the_line_to_gain_is_a_first_down",
    ),
    halftime(
        "HT-3.2", "the yards to go stay", "downs",
        "s.ball, s.to_go = ball, s.to_go - gain", "s.ball = ball",
        "test_ht_3_2_what_a_run_changes_on_1st_and_10",
    ),
    halftime(
        "HT-3.3", "the ball stays where it is in the other's yards", "downs",
        "begin_series(s, other(s.possession), GOAL - s.ball)", "begin_series(s, other(s.possession), s.ball)",
        "test_ht_3_3_a_failed_fourth_down_gives_the_ball_away_at_the_spot",
    ),
    halftime(
        "HT-3.3", "a line to gain in the end zone", "state",
        "return min(TO_GAIN, GOAL - ball)", "return TO_GAIN",
        "test_ht_3_3_the_line_to_gain_never_lies_beyond_the_goal_line",
    ),
    halftime(
        "HT-3.4", "the goal line must be crossed", "downs",
        "    if ball >= GOAL:\n", "    if ball > GOAL:\n",
        "test_ht_3_4_on_or_over_the_opponents_goal_line_is_a_touchdown",
    ),
    halftime(
        "HT-3.4", "on the own goal line is no safety", "downs",
        "    elif ball <= 0:\n", "    elif ball < 0:\n",
        "test_ht_3_4_a_run_to_or_behind_the_own_goal_line_is_a_safety",
    ),
    halftime(
        "HT-3.4", "who has the two points kicks off", "downs",
        "    kick_off_next(s, conceded)\n", "    kick_off_next(s, other(conceded))\n",
        "test_ht_3_4_the_side_that_conceded_a_safety_kicks_off",
    ),
    halftime(
        "HT-4.1", "a run never loses", "running",
        "net = yards(ours) - yards(theirs)", "net = max(0, yards(ours) - yards(theirs))",
        "test_ht_4_1_offence_minus_defence_is_gained_or_lost",
    ),
    halftime(
        "HT-4.2", "equal dice do not use the down", "running",
        '        advance(s, 0, rule="HT-4.2")\n', "",
        "test_ht_4_2_equal_dice_gain_nothing_and_use_the_down",
    ),
    halftime(
        "HT-4.3", "two fifteens are a fumble", "running",
        "FUMBLE_FACE: Final = 10", "FUMBLE_FACE: Final = 15",
        "test_ht_4_3_two_tens_are_a_fumble",
    ),
    halftime(
        "HT-4.3", "two Os are no gain", "running",
        'PENALTY_FACE: Final = "O"', 'PENALTY_FACE: Final = "OO"',
        "test_ht_4_3_two_os_are_a_penalty",
    ),
    halftime(
        "HT-4.3", "Os at a kick-off are rolled again", "clock",
        "    ball = TOUCHBACK + net\n",
        '    if faces == ("O", "O"):\n        return\n    ball = TOUCHBACK + net\n',
        "test_ht_4_3_on_running_plays_only",
    ),
    halftime(
        "HT-5.1", "a pass that is no good does not use the down", "passing",
        '    advance(s, gain, rule="HT-3.1")\n', '    if gain:\n        advance(s, gain, rule="HT-3.1")\n',
        "test_ht_5_1_no_good_is_no_gain_and_the_next_down",
    ),
    halftime(
        "HT-5.1", "a pass ends at the 5", "passing",
        "    gain = yards(face)\n", "    gain = min(yards(face), GOAL - 5 - s.ball)\n",
        "test_ht_5_1_a_pass_that_reaches_the_goal_is_a_touchdown",
    ),
    halftime(
        "HT-5.2", "an interception upfield", "passing",
        "ball = start - back", "ball = start + back",
        "test_ht_5_2_so_many_yards_downfield_of_the_line_of_scrimmage",
    ),
    halftime(
        "HT-5.2", "the offence says how far", "passing",
        '"interception", (game_die(defence),)', '"interception", (game_die(s.possession),)',
        "test_ht_5_2_the_defence_rolls_its_game_die",
    ),
    halftime(
        "HT-5.2", "a touchback only past the goal line", "passing",
        "    if ball <= 0:\n", "    if ball < 0:\n",
        "test_ht_5_2_at_or_past_its_goal_line_it_is_a_touchback",
    ),
    halftime(
        "HT-6.1", "the lower recovers", "running",
        '    net = yield from red_duel(s, "fumble", "HT-6.1")\n',
        '    net = -(yield from red_duel(s, "fumble", "HT-6.1"))\n',
        "test_ht_6_1_the_higher_recovers_and_gains_the_difference",
    ),
    halftime(
        "HT-6.1", "of level dice the defence has it", "running",
        "        if ours != theirs:\n", '        if ours != theirs or what == "fumble":\n',
        "test_ht_6_1_level_dice_are_rolled_again",
    ),
    halftime(
        "HT-6.2", "the ball stays where it was fumbled", "running",
        '        advance(s, net, rule="HT-6.3")\n', '        advance(s, 0, rule="HT-6.3")\n',
        "test_ht_6_2_on_the_20_with_10_against_5_the_offence_recovers_on_the_25",
    ),
    halftime(
        "HT-6.3", "who recovers has a first down", "running",
        '        advance(s, net, rule="HT-6.3")\n', "        begin_series(s, seat, s.ball + net)\n",
        "test_ht_6_3_the_offence_uses_the_down_and_its_gain_counts",
    ),
    halftime(
        "HT-6.3", "the defence is stopped before the goal line", "running",
        "    ball = min(GOAL, start - net)\n", "    ball = min(GOAL - 5, start - net)\n",
        "test_ht_6_3_reaching_the_goal_line_is_a_touchdown_for_the_side_that_recovers",
    ),
    halftime(
        "HT-7.1", "the higher loses", "running",
        '    net = yield from red_duel(s, "penalty", "HT-7.1")\n',
        '    net = -(yield from red_duel(s, "penalty", "HT-7.1"))\n',
        "test_ht_7_1_the_lower_loses_the_difference",
    ),
    halftime(
        "HT-7.1", "level dice are no penalty", "running",
        "        if ours != theirs:\n", '        if ours != theirs or what == "penalty":\n',
        "test_ht_7_1_level_dice_are_rolled_again",
    ),
    halftime(
        "HT-7.2", "a penalty is always 5", "running",
        "max(NEAREST, start + net)", "max(NEAREST, start + (5 if net > 0 else -5))",
        "test_ht_7_2_with_5_against_15_the_offence_loses_10",
    ),
    halftime(
        "HT-7.3", "the down is used up", "running",
        "    s.to_go -= s.ball - start\n", "    s.to_go -= s.ball - start\n    s.down += 1\n",
        "test_ht_7_3_the_down_is_repeated_and_the_marker_stays",
    ),
    halftime(
        "HT-7.3", "no first down by a penalty", "running",
        "    if s.to_go <= 0:\n", "    if s.to_go < 0:\n",
        "test_ht_7_3_a_defensive_penalty_that_passes_the_marker_is_a_first_down",
    ),
    halftime(
        "HT-7.3", "a penalty stops at the 1", "running",
        "NEAREST: Final = 5", "NEAREST: Final = 1",
        "test_ht_7_3_a_penalty_stops_at_the_5_and_only_real_yards_count",
    ),
    halftime(
        "HT-7.3", "all yards count that were rolled", "running",
        "    s.to_go -= s.ball - start\n", "    s.to_go -= net\n",
        "test_ht_7_3_a_penalty_stops_at_the_5_and_only_real_yards_count",
    ),
    halftime(
        "HT-8.1", "a blocked punt is not run back", "kicking",
        "    if lands >= GOAL:\n",
        "    if not kicked:\n        return begin_series(s, defence, GOAL - lands)\n    if lands >= GOAL:\n",
        "test_ht_8_1_a_0_is_a_block_and_the_runback_is_still_rolled",
    ),
    halftime(
        "HT-8.1", "a touchback only past the goal line", "kicking",
        "    if lands >= GOAL:\n", "    if lands > GOAL:\n",
        "test_ht_8_1_on_or_past_the_goal_line_it_is_a_touchback_without_a_runback",
    ),
    halftime(
        "HT-8.1", "a runback stops at the 95", "kicking",
        "ball = min(GOAL, start + yards(face))", "ball = min(GOAL - 5, start + yards(face))",
        "test_ht_8_1_a_runback_to_the_goal_line_is_a_touchdown",
    ),
    halftime(
        "HT-8.2", "the kick must exceed the distance", "kicking",
        "good = kicked >= distance", "good = kicked > distance",
        "test_ht_8_2_green_must_match_or_exceed_the_distance",
    ),
    halftime(
        "HT-8.2", "a field goal from 60", "kicking",
        "FIELD_GOAL_FROM: Final = 50", "FIELD_GOAL_FROM: Final = 60",
        "test_ht_8_2_beyond_the_50_it_is_not_offered",
    ),
    halftime(
        "HT-8.2", "after a miss the ball is where it lay", "kicking",
        "max(MISSED_AT_LEAST, distance)", "distance",
        "test_ht_8_2_after_a_miss_the_other_side_has_it_there_or_on_its_20",
    ),
    halftime(
        "HT-8.3", "an extra point needs a 20", "kicking",
        "EXTRA_POINT_YARDS: Final = 10", "EXTRA_POINT_YARDS: Final = 20",
        "test_ht_8_3_the_extra_point_is_good_with_10_or_more",
    ),
    halftime(
        "HT-8.4", "a touchdown of seven points", "downs",
        "TOUCHDOWN_POINTS: Final = 6", "TOUCHDOWN_POINTS: Final = 7",
        "test_ht_8_4_six_one_three_two",
    ),
    halftime(
        "HT-8.4", "a safety of three points", "downs",
        "SAFETY_POINTS: Final = 2", "SAFETY_POINTS: Final = 3",
        "test_ht_8_4_six_one_three_two",
    ),
    halftime(
        "HT-8.4", "after a field goal the other side kicks off", "kicking",
        "        s.score[seat] += points\n        kick_off_next(s, seat)\n",
        "        s.score[seat] += points\n        kick_off_next(s, other(seat))\n",
        "test_ht_8_4_after_a_touchdown_or_a_field_goal_the_scorer_kicks_off",
    ),
    halftime(
        "HT-8.4", "no punt is called", "rules",
        '("run", "pass", "punt")', '("run", "pass")',
        "test_ht_8_4_any_kick_may_be_chosen_on_any_down",
    ),
)  # fmt: skip
