"""Chapters 1 to 5: the pitch, before the match, the turn, how a player is, turnovers."""

from __future__ import annotations

from typing import Final

from broken_rules.kinds import Break
from broken_rules.sevens.breaking import sevens

TURNS: Final[tuple[Break, ...]] = (
    sevens(
        "S7-1.1", "a pitch of 12 rows", "board",
        "ROWS: Final = 11", "ROWS: Final = 12",
        "test_the_pitch_is_20_by_11_squares_with_lines_wide_zones_and_end_zones",
    ),
    sevens(
        "S7-1.1", "wide zones of one row", "board",
        "CENTRE_ROWS: Final = range(2, 9)", "CENTRE_ROWS: Final = range(1, 10)",
        "test_the_pitch_is_20_by_11_squares_with_lines_wide_zones_and_end_zones",
    ),
    sevens(
        "S7-1.1", "the lines are columns f and o", "board",
        "for number in (6, 13))", "for number in (5, 14))",
        "test_the_pitch_is_20_by_11_squares_with_lines_wide_zones_and_end_zones",
    ),
    sevens(
        "S7-1.1", "the halfway line runs beside h", "board",
        "(column(at) < COLUMNS // 2)", "(column(at) < COLUMNS // 2 - 2)",
        "test_the_pitch_is_20_by_11_squares_with_lines_wide_zones_and_end_zones",
    ),
    sevens(
        "S7-1.1", "each side scores at its own end", "board",
        "GOAL_COLUMN: Final = (COLUMNS - 1, 0)", "GOAL_COLUMN: Final = (0, COLUMNS - 1)",
        "test_the_pitch_is_20_by_11_squares_with_lines_wide_zones_and_end_zones",
    ),
    sevens(
        "S7-1.1", "home sets up as far as column h", "board",
        "(range(7), range(13, 20))", "(range(8), range(13, 20))",
        "test_home_sets_up_in_a_to_g_and_away_in_n_to_t",
    ),
    sevens(
        "S7-1.2", "eight are fielded", "state/figures",
        "FIELDED: Final = 7", "FIELDED: Final = 8",
        "test_seven_players_are_set_up_no_more_and_no_fewer",
    ),
    sevens(
        "S7-1.3", "two on the line will do", "setup",
        "ON_THE_LINE: Final = 3", "ON_THE_LINE: Final = 2",
        "test_three_stand_on_the_line_and_one_at_most_in_each_wide_zone",
    ),
    sevens(
        "S7-1.3", "two in each wide zone", "setup",
        "IN_A_WIDE_ZONE: Final = 1", "IN_A_WIDE_ZONE: Final = 2",
        "test_three_stand_on_the_line_and_one_at_most_in_each_wide_zone",
    ),
    sevens(
        "S7-1.3", "fewer than three may stand anywhere", "setup",
        "lacking = min(ON_THE_LINE, wanted) -", "lacking = (ON_THE_LINE if wanted >= ON_THE_LINE else 0) -",
        "test_a_team_with_fewer_than_three_sets_all_up_on_the_line",
    ),
    sevens(
        "S7-1.3", "the line ends before the wide zones", "board",
        "column(at) == number) for number in (6, 13))",
        "column(at) == number and row(at) in CENTRE_ROWS) for number in (6, 13))",
        "test_who_stands_on_the_line_in_a_wide_zone_is_one_of_the_three",
    ),
    sevens(
        "S7-1.4", "nine turns a half", "state/house",
        "return 6 if self.turns_per_half else 8", "return 6 if self.turns_per_half else 9",
        "test_a_half_has_eight_turns_for_each_and_the_marker_advances_on_each",
    ),
    sevens(
        "S7-1.4", "eight turns by the printed rules, too", "state/house",
        "return 6 if self.turns_per_half else 8", "return 8",
        "test_by_the_rulebook_a_half_has_six_turns",
    ),
    sevens(
        "S7-1.4", "the marker stands still", "turns",
        "changed_pair(s.turns, side, s.turns[side] + 1)", "changed_pair(s.turns, side, s.turns[side])",
        "test_a_half_has_eight_turns_for_each_and_the_marker_advances_on_each",
    ),
    sevens(
        "S7-1.5", "everybody is a veteran", "lineup",
        "changed(s.keywords, player, one.keywords)",
        'changed(s.keywords, player, (*one.keywords, "Veteran"))',
        "test_nobody_is_a_veteran",
    ),
    # ---------------------------------------------------------------------------------------------- chapter 2
    sevens(
        "S7-2.1", "Dedicated Fans stay away", "drives",
        "s.fans = (home + s.staff[0].fans, away + s.staff[1].fans)", "s.fans = (home, away)",
        "test_the_fan_factor_is_a_d3_and_the_dedicated_fans",
    ),
    sevens(
        "S7-2.1", "the fans roll a D6", "drives",
        '"fans", ((0, D3), (1, D3))', '"fans", ((0, D6), (1, D6))',
        "test_the_fan_factor_is_a_d3_and_the_dedicated_fans",
    ),
    sevens(
        "S7-2.2", "home's die makes the weather", "drives",
        "weather_of(home + away)", "weather_of(2 * home)",
        "test_the_weather_is_the_sum_of_a_d6_of_each",
    ),
    sevens(
        "S7-2.6", "level dice are home's", "drives",
        "first = NOBODY if home == away else int(home < away)", "first = int(home < away)",
        "test_level_dice_are_rolled_again_and_the_winner_chooses",
    ),
    sevens(
        "S7-2.6", "the lower die chooses", "drives",
        "else int(home < away)", "else int(home > away)",
        "test_level_dice_are_rolled_again_and_the_winner_chooses",
    ),
    sevens(
        "S7-2.6", "the winner always kicks", "drives",
        'first if words[0] == "kick" else rival(first)', "first",
        "test_level_dice_are_rolled_again_and_the_winner_chooses",
    ),
    # ---------------------------------------------------------------------------------------------- chapter 3
    sevens(
        "S7-3.1", "a player acts as often as it likes", "declaring",
        "    s.acted |= bit\n", "    s.acted |= 0\n",
        "test_players_are_activated_one_at_a_time_each_once",
    ),
    sevens(
        "S7-3.2", "the turn does not end by itself", "activations",
        "    if not somebody_left(s):", "    if not somebody_left(s) and s.turn < 0:",
        "test_the_turn_ends_when_all_have_been_activated_or_the_coach_ends_it",
    ),
    sevens(
        "S7-3.2", "a coach cannot end the turn", "declaring",
        "    options.append(END_TURN[side])", "    if not options:\n        options.append(END_TURN[side])",
        "test_the_turn_ends_when_all_have_been_activated_or_the_coach_ends_it",
    ),
    sevens(
        "S7-3.3", "any number of blitzes", "blocks",
        '    deed="block",\n    once=True,', '    deed="block",\n    once=False,',
        "test_each_of_these_is_declared_once_a_turn",
    ),
    sevens(
        "S7-3.3", "any number of passes", "passing",
        '"pass", deed="throw", once=True', '"pass", deed="throw", once=False',
        "test_each_of_these_is_declared_once_a_turn",
    ),
    sevens(
        "S7-3.3", "any number of hand-offs", "passing",
        '"handoff", deed="handoff", once=True', '"handoff", deed="handoff", once=False',
        "test_each_of_these_is_declared_once_a_turn",
    ),
    sevens(
        "S7-3.3", "any number of fouls", "fouls",
        '"foul", deed="foul", once=True', '"foul", deed="foul", once=False',
        "test_each_of_these_is_declared_once_a_turn",
    ),
    sevens(
        "S7-3.3", "any number of throws of team-mates", "throwing",
        '    deed="throw",\n    once=True,', '    deed="throw",\n    once=False,',
        "test_throw_team_mate_is_an_action_of_its_own_once_a_turn",
    ),
    sevens(
        "S7-3.3", "one block a turn", "declaring",
        "    if status == STANDING and foes", "    if not s.acted and status == STANDING and foes",
        "test_blocks_have_no_limit",
    ),
    sevens(
        "S7-3.4", "the block of a blitz is free", "blocks",
        "        s.left -= 1\n        return True", "        return True",
        "test_a_blitz_moves_before_and_after_its_one_block_which_costs_a_square",
    ),
    sevens(
        "S7-3.4", "without movement it needs no rush", "blocks",
        "    return (yield from rushes(s, player, target))", "    yield from ()\n    return True",
        "test_without_movement_the_block_of_a_blitz_needs_a_rush",
    ),
    sevens(
        "S7-3.4", "no movement after the block", "blocks",
        '    once=True,\n    goes_on=True,', '    once=True,',
        "test_a_blitz_moves_before_and_after_its_one_block_which_costs_a_square",
    ),
    sevens(
        "S7-3.4", "several blocks in a blitz", "activations",
        "    s.done = True\n    deed = now", "    s.done = now is not BLITZ\n    deed = now",
        "test_a_blitz_moves_before_and_after_its_one_block_which_costs_a_square",
    ),
    sevens(
        "S7-3.5", "stalling is not noted", "stalling",
        "    s.stalled |= 1 << side", "    s.stalled |= 0",
        "test_whoever_could_score_without_a_die_and_does_not_may_be_knocked_down",
    ),
    sevens(
        "S7-3.5", "a die as high as the turn is good", "stalling",
        "    if rolled >= number:", "    if rolled > number:",
        "test_whoever_could_score_without_a_die_and_does_not_may_be_knocked_down",
    ),
    sevens(
        "S7-3.5", "any die knocks the staller down", "stalling",
        "    if rolled >= number:", "    if rolled:",
        "test_a_lower_die_than_the_turn_is_no_stalling",
    ),
    sevens(
        "S7-3.5", "in turn 7 it is rolled for", "stalling",
        "    if number > 6:", "    if number > 7:",
        "test_in_turns_7_and_8_nothing_is_rolled",
    ),
    sevens(
        "S7-3.5", "who needs a dodge stalls", "stalling",
        "> steps or s.zones[rival(side)] & NEAR[here]:", "> steps:",
        "test_a_player_who_needs_a_die_does_not_stall",
    ),
    sevens(
        "S7-3.6", "the ball is secured on a 3", "moves",
        "SECURE: Final = 2", "SECURE: Final = 3",
        "test_the_ball_is_secured_on_a_2_and_that_ends_the_activation",
    ),
    sevens(
        "S7-3.6", "who secured the ball runs on", "moves",
        "        return secure\n", "        return False\n",
        "test_the_ball_is_secured_on_a_2_and_that_ends_the_activation",
    ),
    sevens(
        "S7-3.6", "an opponent two squares away is no matter", "declaring",
        "PITCH.within(s.ball, 2)", "PITCH.within(s.ball, 1)",
        "test_a_ball_near_a_standing_opponent_cannot_be_secured",
    ),
    sevens(
        "S7-3.6", "a Big Guy secures the ball", "declaring",
        "BIG_GUY in s.keywords[player]:", "s.keywords[player] == ():",
        "test_a_ball_near_a_standing_opponent_cannot_be_secured",
    ),
    sevens(
        "S7-3.6", "the ball is secured any number of times", "passing",
        '"secure", once=True', '"secure", once=False',
        "test_each_of_these_is_declared_once_a_turn",
    ),
    sevens(
        "S7-3.6", "any number of punts", "skills/punt",
        '    deed="punt",\n    once=True,', '    deed="punt",\n    once=False,',
        "skills/test_passing::test_a_punt_goes_by_the_template_and_bounces_where_it_lands",
    ),
    sevens(
        "S7-3.6", "any number of bombs", "skills/bombs",
        '    deed="bomb",\n    once=True,', '    deed="bomb",\n    once=False,',
        "skills/test_traits::test_bombardier_throws_one_bomb_a_turn_without_moving_first",
    ),
    # ---------------------------------------------------------------------------------------------- chapter 4
    sevens(
        "S7-4.1", "a tackle zone of four squares", "board",
        "tuple(bits(near) for near in NEIGHBOURS)", "tuple(bits(near[:4]) for near in NEIGHBOURS)",
        "test_a_standing_player_has_a_tackle_zone_on_the_eight_squares_around",
    ),
    sevens(
        "S7-4.2", "who lies has a tackle zone", "state/changing",
        "    if s.status[player] == STANDING and not s.distracted >> player & 1:\n"
        "        zones[side] |= 1 << to",
        "    if not s.distracted >> player & 1:\n        zones[side] |= 1 << to",
        "test_a_prone_player_has_no_tackle_zone_and_stands_up_for_three",
    ),
    sevens(
        "S7-4.2", "standing up costs two", "moves",
        "STAND_COST: Final = 3", "STAND_COST: Final = 2",
        "test_a_prone_player_has_no_tackle_zone_and_stands_up_for_three",
    ),
    sevens(
        "S7-4.2", "with little movement on a 3", "moves",
        "STAND: Final = 4", "STAND: Final = 3",
        "test_with_less_movement_it_stands_on_a_4_and_has_none_left",
    ),
    sevens(
        "S7-4.2", "and it moves on", "moves",
        "        s.left = 0\n", "        s.left -= 0\n",
        "test_with_less_movement_it_stands_on_a_4_and_has_none_left",
    ),
    sevens(
        "S7-4.3", "the stunned blitz", "declaring",
        "    if status == STUNNED:\n        return MOVE.bit\n", "",
        "test_a_stunned_player_turns_prone_at_its_activation_which_that_ends",
    ),
    sevens(
        "S7-4.3", "who turned over goes on", "declaring",
        "        s.tell(TurnedProne(player, s.at[player]))\n        return True",
        "        s.tell(TurnedProne(player, s.at[player]))\n        return False",
        "test_a_stunned_player_turns_prone_at_its_activation_which_that_ends",
    ),
    sevens(
        "S7-4.3", "the end of a turn turns nobody", "turns",
        "    if s.house.stunned or s.phase is not Phase.TURN:\n", "    if s.turn >= 0:\n",
        "test_end_turn_turns_the_others_and_a_turnover_does_not",
    ),
    sevens(
        "S7-4.3", "a turnover turns the stunned", "turns",
        "    if s.house.stunned:\n        for player", "    if s.turn >= 0:\n        for player",
        "test_end_turn_turns_the_others_and_a_turnover_does_not",
    ),
    sevens(
        "S7-4.3", "by the rulebook none turns at the end", "turns",
        "    if s.house.stunned:\n        for player", "    if s.turn < 0:\n        for player",
        "test_by_the_rulebook_it_turns_at_the_end_of_its_own_turn",
    ),
    sevens(
        "S7-4.3", "by the rulebook whoever fell now turns, too", "turns",
        "if s.fell >> player & 1 and s.status[player] == STUNNED:", "if s.status[player] == STUNNED:",
        "test_by_the_rulebook_it_turns_at_the_end_of_its_own_turn",
    ),
    sevens(
        "S7-4.3", "by the rulebook the stunned are activated", "declaring",
        "    return s.status[player] != STUNNED or not s.house.stunned", "    return s.turn >= 0",
        "test_by_the_rulebook_it_turns_at_the_end_of_its_own_turn",
    ),
    sevens(
        "S7-4.4", "the distracted have a tackle zone", "state/changing",
        "    if status == STANDING and not s.distracted & bit:", "    if status == STANDING:",
        "test_a_distracted_player_has_no_tackle_zone_no_catch_and_no_assist",
    ),
    sevens(
        "S7-4.4", "the distracted stay so", "declaring",
        "    if s.distracted & bit:", "    if s.distracted & bit and s.turn < 0:",
        "test_it_lasts_until_the_next_activation",
    ),
    sevens(
        "S7-4.4", "the bone-headed go on", "skills/activation_traits",
        "    if (yield from trait_test(s, player, BONE_HEAD, 2)):",
        "    if (yield from trait_test(s, player, BONE_HEAD, 2)) or s.turn >= 0:",
        "test_skills_most::test_a_bone_head_is_distracted_on_a_1",
    ),
    sevens(
        "S7-4.4", "an action that came to nothing is not used", "declaring",
        "    if declared.once:\n", "    if declared.once and not ACTIVATES.of(s.skills[player]):\n",
        "test_skills_most::test_a_bone_head_is_distracted_on_a_1",
    ),
    # ---------------------------------------------------------------------------------------------- chapter 5
    sevens(
        "S7-5.1", "a fall is no turnover", "harm/falling",
        "    if h.held or not h.sparing:", "    if h.held:",
        "test_an_own_player_knocked_down_ends_the_turn",
    ),
    sevens(
        "S7-5.1", "an opponent's fall is one", "turnover",
        "    if s.turn == side:\n", "    if s.turn in (0, 1):\n",
        "test_an_opponent_knocked_down_does_not",
    ),
    sevens(
        "S7-5.2", "a ball that is not picked up is no turnover", "moves",
        '    turnover(s, "S7-5.2")\n', "",
        "test_a_failed_pick_up",
    ),
    sevens(
        "S7-5.3", "a failed rush only ends the activation", "harm/falling",
        "    if h.held or not h.sparing:", '    if h.held or (not h.sparing and h.why != "rush"):',
        "test_a_failed_rush",
    ),
    sevens(
        "S7-5.3", "whoever keeps its feet stops", "moves",
        'or not (yield from knock_down(s, Harm(player, "rush")))',
        'or (yield from knock_down(s, Harm(player, "rush")))',
        "test_whoever_keeps_its_feet_in_a_failed_rush_goes_on",
    ),
    sevens(
        "S7-5.4", "a dropped ball is no turnover", "ball",
        "    elif not s.house.failed_catch and how not in (THROW_IN, KICK):", "    elif s.turn < 0:",
        "test_a_failed_catch_of_a_ball_that_bounces_though_a_team_mate_catches_it",
    ),
    sevens(
        "S7-5.4", "by the rulebook a dropped ball is one, too", "ball",
        "    elif not s.house.failed_catch and how not in (THROW_IN, KICK):",
        "    elif how not in (THROW_IN, KICK):",
        "test_by_the_rulebook_only_where_the_ball_comes_to_rest_counts",
    ),
    sevens(
        "S7-5.5", "a carrier is spared", "harm/falling",
        "    if h.held or not h.sparing:", "    if not h.sparing:",
        "skills/test_devious::test_a_saboteur_makes_a_turnover_only_of_a_blocker_with_the_ball",
    ),
    sevens(
        "S7-5.6", "a sending-off is no turnover", "fouls",
        '    turnover_of(s, side, "S7-5.6")\n    if had_ball:', "    if had_ball:",
        "test_an_own_player_sent_off",
    ),
    sevens(
        "S7-5.7", "a bad landing is one without the ball, too", "throwing",
        'Harm(f.player, "land", sparing=True)', 'Harm(f.player, "land")',
        "test_a_thrown_player_that_falls_with_the_ball_and_only_with_it",
    ),
    sevens(
        "S7-5.7", "a bad landing with the ball is none by itself", "throwing",
        '        turnover_of(s, side_of(f.player), "S7-5.7")\n', "        side_of(f.player)\n",
        "test_a_thrown_player_that_falls_with_the_ball_and_only_with_it",
    ),
    sevens(
        "S7-5.8", "the turn is the same side's again", "turns",
        "        begin_turn(s, rival(side))", "        begin_turn(s, side)",
        "test_then_the_opponents_turn_begins_and_the_injured_stay_off",
    ),
    sevens(
        "S7-5.8", "whoever is KO stays on the pitch", "harm/injuries",
        '            remove(s, player, KO, "S7-11.3")', "            set_status(s, player, STUNNED)",
        "test_then_the_opponents_turn_begins_and_the_injured_stay_off",
    ),
    sevens(
        "S7-5.9", "an opponent with the ball is no turnover", "ball",
        '    turnover_of(s, rival(side_of(player)), "S7-5.9")', "    rival(side_of(player))",
        "test_an_opponent_who_holds_the_ball_after_a_bounce",
    ),
    sevens(
        "S7-5.10", "a fumble that is caught is no turnover", "passing",
        '    turnover_of(s, side_of(player), "S7-5.10")\n', "",
        "test_a_fumble_though_a_team_mate_catches_the_ball",
    ),
    sevens(
        "S7-5.11", "a pass to nobody is no turnover", "passing",
        "    if result == KEPT:\n        return True\n", "    if result:\n        return True\n",
        "test_a_pass_that_comes_to_rest_on_the_ground",
    ),
    sevens(
        "S7-5.11", "a hand-off to the ground is no turnover", "passing",
        "        yield from come_down(s, place, out, ball.BOUNCE)\n",
        "        yield from come_down(s, place, out, ball.BOUNCE)\n        return False\n",
        "test_a_hand_off_that_comes_to_rest_on_the_ground",
    ),
    sevens(
        "S7-5.12", "a carrier laid down is no turnover", "harm/falling",
        '    if release(s, player):\n        turnover_of(s, side_of(player), "S7-5.12")\n',
        "    release(s, player)\n",
        "test_the_own_carrier_placed_prone_or_pushed_off",
    ),
    sevens(
        "S7-5.12", "a carrier pushed off is no turnover", "pushes",
        '                turnover_of(s, side_of(player), "S7-5.12")\n', "",
        "test_the_own_carrier_placed_prone_or_pushed_off",
    ),
)  # fmt: skip
