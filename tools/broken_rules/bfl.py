"""Breaks of BFL."""

from __future__ import annotations

from broken_rules.kinds import Break


def bfl(rule: str, what: str, module: str, old: str, new: str, test: str) -> Break:
    """A break in BFL; ``module`` without a folder is one of its own, ``test`` is named without its file."""
    file = f"game/{module}.py" if "/" in module else f"game/games/bfl/{module}.py"
    chapter = rule.removeprefix("BFL-").partition(".")[0]
    names = {"1": "match", "2": "roll", "3": "battle", "4": "scoring", "5": "ties", "6": "penalties"}
    names |= {"7": "challenge", "8": "special", "9": "special"}
    number = "8" if chapter == "9" else chapter
    return Break(rule, what, file, old, new, f"tests/games/bfl/test_{number}_{names[chapter]}.py::{test}")


BFL = (
    bfl(
        "BFL-1.1", "three quarters", "state",
        "QUARTERS: Final = 4", "QUARTERS: Final = 3",
        "test_bfl_1_1_the_most_points_after_four_quarters_win",
    ),
    bfl(
        "BFL-1.1", "seven players at most", "game",
        'tuple("2345678")', 'tuple("234567")',
        "test_bfl_1_1_two_to_eight_teams_play",
    ),
    bfl(
        "BFL-1.2", "the first touchdown cuts the roll short", "movement",
        "while any(steps):", "while any(steps) and max(yard) < GOAL:",
        "test_bfl_1_2_the_roll_of_the_touchdown_is_carried_out_for_everybody",
    ),
    bfl(
        "BFL-1.2", "the quarter ends before the try", "scoring",
        "    _, (word,) = yield Choice((seat,), \"BFL-4.2\", \"try\"",
        "    s.quarter += 1\n    _, (word,) = yield Choice((seat,), \"BFL-4.2\", \"try\"",
        "test_bfl_1_2_the_quarter_ends_when_the_try_is_over",
    ),
    bfl(
        "BFL-1.3", "a field of 90 yards", "core/board",
        "GOAL: Final = 100", "GOAL: Final = 90",
        "test_bfl_1_3_a_hundred_yards_from_goal_line_to_goal_line",
    ),
    bfl(
        "BFL-1.4", "odd seats start at the right", "quarter",
        "return LEFT if seat % 2 == 0 else RIGHT", "return RIGHT if seat % 2 == 0 else LEFT",
        "test_bfl_1_4_odd_seats_start_left_and_even_seats_right",
    ),
    bfl(
        "BFL-1.4", "both of a lane may start at one end", "quarter",
        "    if there:\n", "    if not s.house:\n",
        "test_bfl_1_4_the_second_in_a_lane_starts_at_the_opposite_end",
    ),
    bfl(
        "BFL-1.4", "a lane for three", "quarter",
        "if len(there) > 1:", "if len(there) > 2:",
        "test_bfl_1_4_the_third_in_a_lane_rolls_again",
    ),
    bfl(
        "BFL-1.5", "helmets stay where they are", "quarter",
        "[0] * seats, [NOBODY] * seats, [0] * seats", "[0] * seats, [NOBODY] * seats, s.yard",
        "test_bfl_1_5_every_quarter_has_new_lanes_and_all_go_back",
    ),
    bfl(
        "BFL-1.6", "of those level the first throws", "quarter",
        "first = ahead[0] if len(ahead) == 1 else NOBODY", "first = ahead[0]",
        "test_bfl_1_6_only_those_level_roll_again_until_one_is_ahead",
    ),
    bfl(
        "BFL-1.6", "it goes counterclockwise", "state",
        "(first + k) % seats", "(first - k) % seats",
        "test_bfl_1_6_then_it_goes_clockwise",
    ),
    bfl(
        "BFL-2.1", "seven dice will do", "roll",
        "QUICK_COUNTS = range(EIGHT, EIGHT + 1)", "QUICK_COUNTS = range(EIGHT - 1, EIGHT + 1)",
        "test_bfl_2_1_all_eight_dice_are_thrown",
    ),
    bfl(
        "BFL-2.2", "slow rolls of 28 yards count", "physics/tray",
        "SLOW_TRAVEL: Final = 38.0", "SLOW_TRAVEL: Final = 28.0",
        "test_bfl_2_2_dice_that_travel_less_than_38_yards_on_average_were_rolled_slowly",
    ),
    bfl(
        "BFL-2.3", "only the roller moves", "roll",
        "steps = [counts[lane] for lane in s.lane]",
        "steps = [counts[lane] * (seat == me) for seat, lane in enumerate(s.lane)]",
        "test_bfl_2_3_each_die_on_a_number_moves_its_player_ten_yards_whoever_rolled",
    ),
    bfl(
        "BFL-2.4", "seat 1 always moves first", "roll",
        "yield from march(s, order, steps)", "yield from march(s, tuple(sorted(order)), steps)",
        "test_bfl_2_4_all_move_step_by_step_the_roller_first_then_clockwise",
    ),
    bfl(
        "BFL-2.5", "a die outside moves nobody", "roll",
        "    for die in dice:\n", "    for die in [die for die in dice if not die[1]]:\n",
        "test_bfl_2_5_a_die_outside_moves_the_player_on_its_number",
    ),
    bfl(
        "BFL-2.5", "a red line of 122 yards", "core/board",
        "0.0 <= x <= WIDTH", "0.0 <= x <= WIDTH + 2",
        "test_bfl_2_5_outside_is_a_centre_beyond_the_red_line",
    ),
    bfl(
        "BFL-3.1", "a step onto the other is no meeting", "movement",
        "here <= there <= here + STEP", "here <= there < here + STEP",
        "test_bfl_3_1_a_step_onto_the_other_is_a_battle",
    ),
    bfl(
        "BFL-3.2", "the highest die wins a battle", "movement",
        "sum(ours) > sum(theirs)", "max(ours) > max(theirs)",
        "test_bfl_3_2_three_dice_each_the_highest_total_wins",
    ),
    bfl(
        "BFL-3.2", "equal totals are not rolled again", "movement",
        "if sum(ours) != sum(theirs):", "if ours:",
        "test_bfl_3_2_equal_totals_are_rolled_again",
    ),
    bfl(
        "BFL-3.3", "the loser goes back 20 yards", "movement",
        "move_back(s, loser, STEP)", "move_back(s, loser, 2 * STEP)",
        "test_bfl_3_3_the_loser_goes_back_ten_yards_and_pauses",
    ),
    bfl(
        "BFL-3.3", "the loser does not pause", "movement",
        "s.paused[loser] = True", "s.paused[loser] = False",
        "test_bfl_3_3_the_loser_goes_back_ten_yards_and_pauses",
    ),
    bfl(
        "BFL-3.3", "the loser keeps its steps", "movement",
        "                steps[loser] = 0\n", "",
        "test_bfl_3_3_the_loser_loses_the_rest_of_its_movement",
    ),
    bfl(
        "BFL-3.4", "they battle at every meeting", "movement",
        "s.met[seat] = s.met[other] = True", "s.met[seat] = s.met[other] = False",
        "test_bfl_3_4_after_a_battle_they_pass_each_other_freely",
    ),
    bfl(
        "BFL-3.4", "after a penalty they still pass freely", "penalties",
        "        s.met[seat] = False\n", "        s.met[seat] = s.met[seat] or False\n",
        "test_bfl_3_4_a_penalty_on_the_one_makes_them_battle_again",
    ),
    bfl(
        "BFL-3.5", "no Hail Mary for a paused roller", "roll",
        "    sit_out(s, steps)\n    order = clockwise(s, me)\n    if special is Special.HAIL_MARY:\n",
        "    sat = s.paused[me]\n    sit_out(s, steps)\n    order = clockwise(s, me)\n"
        "    if special is Special.HAIL_MARY and not sat:\n",
        "test_bfl_3_5_a_hail_mary_of_a_paused_roller_still_scores",
    ),
    bfl(
        "BFL-3.5", "a pause costs only the numbers", "roll",
        "    sit_out(s, steps)\n",
        "    if special is not Special.BRO:\n        sit_out(s, steps)\n",
        "test_bfl_3_5_a_paused_team_gets_no_bro_yards",
    ),
    bfl(
        "BFL-4.1", "a touchdown of seven points", "scoring",
        "TOUCHDOWN = 6", "TOUCHDOWN = 7",
        "test_bfl_4_1_reaching_the_end_zone_is_six_points",
    ),
    bfl(
        "BFL-4.2", "no choice but to kick", "scoring",
        '"try", kick_or_two(seat)', '"try", kick_or_two(seat)[:1]',
        "test_bfl_4_2_the_team_chooses_a_kick_or_two_points",
    ),
    bfl(
        "BFL-4.3", "a kick of two points", "scoring",
        "KICK = 1", "KICK = 2",
        "test_bfl_4_3_a_kick_through_the_posts_is_one_point",
    ),
    bfl(
        "BFL-4.3", "it is kicked from 100 yards", "core/board",
        "TRY_DISTANCE: Final = 110", "TRY_DISTANCE: Final = 100",
        "test_bfl_4_3_it_is_kicked_at_posts_110_yards_away",
    ),
    bfl(
        "BFL-4.4", "odd means even", "penalties",
        "(number % 2 == 1) == (call", "(number % 2 == 0) == (call",
        "test_bfl_4_4_a_right_call_is_two_points",
    ),
    bfl(
        "BFL-5.1", "a play-off won by a right call is one point", "scoring",
        "    s.score[winner] += best\n", "    s.score[winner] += KICK\n",
        "test_bfl_5_1_its_winner_gets_two_points_for_a_right_call",
    ),
    bfl(
        "BFL-5.1", "the play-off goes in seat order", "roll",
        "scorers = [seat for seat in order if", "scorers = [seat for seat in sorted(order) if",
        "test_bfl_5_1_the_roller_goes_first_then_clockwise",
    ),
    bfl(
        "BFL-5.2", "they move back 20 yards", "core/board",
        "PLAYOFF_STEP: Final = 30", "PLAYOFF_STEP: Final = 20",
        "test_bfl_5_2_if_both_miss_or_both_make_they_move_back_30_yards",
    ),
    bfl(
        "BFL-5.2", "in the seventh round one may kick", "scoring",
        "SPIN_ONLY_FROM = 7", "SPIN_ONLY_FROM = 8",
        "test_bfl_5_2_from_the_seventh_round_both_spin",
    ),
    bfl(
        "BFL-5.3", "the spinner in the second round", "scoring",
        "SPIN_FROM = 3", "SPIN_FROM = 2",
        "test_bfl_5_3_in_the_first_two_rounds_they_can_only_kick",
    ),
    bfl(
        "BFL-5.3", "a good kick is as good as a right call", "scoring",
        "    best = max(s.results)\n",
        "    s.results = tuple(min(KICK, result) for result in s.results)\n    best = max(s.results)\n",
        "test_bfl_5_3_a_right_call_beats_a_good_kick_beats_a_miss",
    ),
    bfl(
        "BFL-5.4", "who missed stays in while two made it", "scoring",
        "if result == best)", "if result == best or s.results.count(best) > 1)",
        "test_bfl_5_4_those_who_miss_drop_out_if_one_makes_it",
    ),
    bfl(
        "BFL-5.5", "the match's play-off brings points", "scoring",
        "        return end_match(s, winner)\n",
        "        s.score[winner] += best\n        return end_match(s, winner)\n",
        "test_bfl_5_5_it_brings_no_points",
    ),
    bfl(
        "BFL-6.1", "five yards a die", "roll",
        "OUT_YARDS = 10", "OUT_YARDS = 5",
        "test_bfl_6_1_ten_yards_for_each_die_outside",
    ),
    bfl(
        "BFL-6.1", "the penalised roller advances", "roll",
        '            dock(s, me, out, "out")\n            steps[me] = 0\n',
        '            dock(s, me, out, "out")\n',
        "test_bfl_6_1_the_roller_does_not_advance",
    ),
    bfl(
        "BFL-6.1", "net is deducted before the movement", "roll",
        'later.append((out, "out"))', 'dock(s, me, out, "out")',
        "test_bfl_6_1_net_it_is_deducted_after_the_movement_and_before_touchdowns_are_read",
    ),
    bfl(
        "BFL-6.1", "behind the own goal line", "state",
        "max(0, before - yards)", "before - yards",
        "test_bfl_6_1_never_behind_the_own_goal_line",
    ),
    bfl(
        "BFL-6.1", "a penalty undoes a Hail Mary", "roll",
        "    later.clear()\n", "",
        "test_bfl_6_1_a_hail_mary_still_scores",
    ),
    bfl(
        "BFL-6.2", "special rolls with nine dice", "roll",
        "    if sum(counts) != EIGHT:\n", "    if not counts:\n",
        "test_bfl_6_2_special_rolls_need_exactly_eight_dice",
    ),
    bfl(
        "BFL-6.2", "too many men is deducted before the movement", "roll",
        'later.append((MEN_YARDS, "men"))', 'dock(s, me, MEN_YARDS, "men")',
        "test_bfl_6_2_it_is_deducted_before_touchdowns_are_read",
    ),
    bfl(
        "BFL-6.3", "everybody must move by hand", "game",
        '"move_own_helmet", ("no", "yes")', '"move_own_helmet", ("yes", "no")',
        "test_bfl_6_3_helmets_move_by_themselves_unless_the_option_is_on",
    ),
    bfl(
        "BFL-7.1", "a flag can be thrown again", "penalties",
        "s.flag[challenger] = False", "s.flag[challenger] = True",
        "test_bfl_7_1_the_flag_of_the_one_who_threw_it_is_spent_either_way",
    ),
    bfl(
        "BFL-7.1", "only the penalised may challenge", "penalties",
        '("challenge",)) for other in flags)', '("challenge",)) for other in flags if other == seat)',
        "test_bfl_7_1_any_player_may_throw_a_flag_and_the_penalised_may_accept",
    ),
    bfl(
        "BFL-7.1", "without flags no penalty stands", "penalties",
        "    if not flags:\n        return True\n", "    if not flags:\n        return False\n",
        "test_bfl_7_1_with_no_flag_left_nothing_is_asked_and_the_penalty_stands",
    ),
    bfl(
        "BFL-7.2", "a match overturns the call", "penalties",
        "stands = is_right(call, number)", "stands = not is_right(call, number)",
        "test_bfl_7_2_a_match_lets_the_call_stand_no_match_overturns_it",
    ),
    bfl(
        "BFL-8.1", "the other moves 80 yards", "roll",
        "HAIL_MARY_STEPS = 3", "HAIL_MARY_STEPS = 8",
        "test_bfl_8_1_another_on_that_number_moves_no_more_than_30_yards",
    ),
    bfl(
        "BFL-8.1", "a Hail Mary runs and battles", "roll",
        "    s.yard[seat], steps[seat] = GOAL, 0\n", "    steps[seat] = 10\n",
        "test_bfl_8_1_the_roller_goes_there_at_once_without_battles",
    ),
    bfl(
        "BFL-8.2", "a Bro of 20 yards", "roll",
        "BRO_STEPS = 1", "BRO_STEPS = 2",
        "test_bfl_8_2_all_different_the_roller_gets_an_extra_10_yards",
    ),
    bfl(
        "BFL-8.3", "a party though its number lies there", "roll",
        "counts.count(2) >= 3 and counts[lane] == 0", "counts.count(2) >= 3",
        "test_bfl_8_3_what_is_no_party",
    ),
    bfl(
        "BFL-8.3", "a party of 20 yards", "roll",
        "PARTY_STEPS = 3", "PARTY_STEPS = 2",
        "test_bfl_8_3_three_doubles_without_its_number_the_roller_may_move_30_yards",
    ),
    bfl(
        "BFL-8.4", "the player penalised by a split moves on", "roll",
        '        dock(s, victim, SPLIT_YARDS, "split")\n        steps[victim] = 0\n',
        '        dock(s, victim, SPLIT_YARDS, "split")\n',
        "test_bfl_8_4_a_penalty_of_20_yards_and_no_step_for_the_one_who_has_it",
    ),
    bfl(
        "BFL-8.4", "one set of three is a split", "roll",
        "counts.count(3) == 2", "counts.count(3) >= 1",
        "test_bfl_8_4_what_is_no_split",
    ),
    bfl(
        "BFL-8.4", "a penalty for oneself is offered", "roll",
        "for other in range(s.house.players) if other != me]", "for other in range(s.house.players)]",
        "test_bfl_8_4_the_roller_chooses_yards_or_a_penalty_for_one_other",
    ),
    bfl(
        "BFL-8.5", "two doubles are a party", "roll",
        "counts.count(2) >= 3 and", "counts.count(2) >= 2 and",
        "test_bfl_8_5_no_roll_of_eight_dice_is_two_special_rolls",
    ),
    bfl(
        "BFL-9.1", "everybody drinks unasked", "roll",
        "    if s.house.party:\n", "    if s.house:\n",
        "test_bfl_9_1_off_by_default_there_is_none",
    ),
)  # fmt: skip
