"""Breaks of Rumble."""

from __future__ import annotations

from broken_rules.kinds import Break

FILES = {"1": "1_field", "3": "3_injuries", "4": "4_touchdown"}
MOVES, THROWS = ("1", "2", "3", "4"), ("5", "6", "7")  # of chapter 2; the others are attacks


def rumble(rule: str, what: str, module: str, old: str, new: str, test: str) -> Break:
    """A break in Rumble; ``module`` without a folder is its own, ``test`` is named without its file."""
    file = f"game/{module}.py" if "/" in module else f"game/games/rumble/{module}.py"
    chapter, _, number = rule.removeprefix("RU-").partition(".")
    second = "2_moves" if number in MOVES else "2_throws" if number in THROWS else "2_attacks"
    tests = FILES.get(chapter, second)
    return Break(rule, what, file, old, new, f"tests/games/rumble/test_{tests}.py::{test}")


RUMBLE = (
    rumble(
        "RU-1.1", "whoever is left has won", "turns",
        "    begin_turn(s, rival(s.turn))",
        "    if max(s.at[16 * rival(s.turn) :][:16]) < 0:\n        return end_match(s, (s.turn,), '')\n"
        "    begin_turn(s, rival(s.turn))",
        "test_ru_1_1_touchdowns_win_and_not_whoever_is_left",
    ),
    rumble(
        "RU-1.1", "the dead are only badly hurt", "attacks",
        "BAD if total < DEAD_FROM else DEAD", "BAD",
        "test_ru_1_1_two_sides_of_players_that_can_be_killed_and_no_downs",
    ),
    rumble(
        "RU-1.2", "a field of 25 columns", "board",
        "COLUMNS: Final = 23", "COLUMNS: Final = 25",
        "test_ru_1_2_23_by_15_squares_with_end_zones_a_and_w",
    ),
    rumble(
        "RU-1.2", "the quick board is as long as the other", "board",
        'Board("quick", 17, 11', 'Board("quick", 23, 11',
        "test_ru_1_2_the_quick_board",
    ),
    rumble(
        "RU-1.2", "the ball begins off the centre", "board",
        "self.centre = square(columns // 2, rows // 2)", "self.centre = square(columns // 2, rows // 2 + 1)",
        "test_ru_1_2_the_ball_begins_in_the_centre",
    ),
    rumble(
        "RU-1.2", "end zones two columns deep", "board",
        "== (0 if side == HOME else self.columns - 1)",
        "in ((0, 1) if side == HOME else (self.columns - 2, self.columns - 1))",
        "test_ru_1_2_an_end_zone_is_one_column_deep",
    ),
    rumble(
        "RU-1.3", "a squad of 15", "state",
        "self.at = [RESERVES] * PLAYERS", "self.at = ([RESERVES] * 15 + [ABSENT]) * 2",
        "test_ru_1_3_a_squad_of_16_of_whom_5_stay_in_reserve",
    ),
    rumble(
        "RU-1.4", "twelve on the field", "state",
        "ON_FIELD: Final = 11", "ON_FIELD: Final = 12",
        "test_ru_1_4_eleven_are_the_most_and_fewer_will_do",
    ),
    rumble(
        "RU-1.4", "line up in the opponents' end zone", "lineup",
        "board.zone_mask[side]", "board.zone_mask[rival(side)]",
        "test_ru_1_4_each_side_sets_up_in_its_own_end_zone",
    ),
    rumble(
        "RU-1.4", "who goes first sets up last", "lineup",
        "s.placing = Phase.PLACE, first, first", "s.placing = Phase.PLACE, first, rival(first)",
        "test_ru_1_4_the_side_that_goes_first_sets_up_first",
    ),
    rumble(
        "RU-1.5", "the lower total goes first", "lineup",
        "HOME if ours > theirs else AWAY", "HOME if ours < theirs else AWAY",
        "test_ru_1_5_at_the_start_the_higher_total_of_two_dice_goes_first",
    ),
    rumble(
        "RU-1.5", "level totals are home's", "lineup",
        "NOBODY if ours == theirs else HOME if ours > theirs else AWAY", "HOME if ours >= theirs else AWAY",
        "test_ru_1_5_level_totals_roll_again",
    ),
    rumble(
        "RU-1.5", "who scored goes first", "scoring",
        "assemble(s, rival(side))", "assemble(s, side)",
        "test_ru_1_5_after_a_touchdown_the_side_that_conceded_goes_first",
    ),
    rumble(
        "RU-1.6", "four touchdowns win", "scoring",
        "if s.score[side] >= s.house.touchdowns:", "if s.score[side] > s.house.touchdowns:",
        "test_ru_1_6_the_first_to_three_or_as_many_as_the_option_says_wins",
    ),
    rumble(
        "RU-1.6", "the option is not read", "state",
        'int(options["touchdowns"])', "3",
        "test_ru_1_6_the_first_to_three_or_as_many_as_the_option_says_wins",
    ),
    rumble(
        "RU-2.1", "the throw is left out", "turns",
        "            s.phase = Phase.THROW\n", "            s.phase = Phase.ATTACK\n",
        "test_ru_2_1_first_move_then_throw_then_attack_then_the_other_side",
    ),
    rumble(
        "RU-2.1", "a side goes on and on", "turns",
        "begin_turn(s, rival(s.turn))", "begin_turn(s, s.turn)",
        "test_ru_2_1_first_move_then_throw_then_attack_then_the_other_side",
    ),
    rumble(
        "RU-2.1", "from the attacks back to the moves", "turns",
        "        case _:\n            end_turn(s)", "        case _:\n            s.phase = Phase.MOVE",
        "test_ru_2_1_there_is_no_way_back_and_no_way_ahead",
    ),
    rumble(
        "RU-2.2", "five squares", "moves",
        "MOVE: Final = 4", "MOVE: Final = 5",
        "test_ru_2_2_up_to_four_squares_in_any_direction_and_a_diagonal_counts_one",
    ),
    rumble(
        "RU-2.2", "no diagonal steps", "core/grid",
        "(wide | wide << stride | wide >> stride)", "(wide | reached << stride | reached >> stride)",
        "test_ru_2_2_up_to_four_squares_in_any_direction_and_a_diagonal_counts_one",
    ),
    rumble(
        "RU-2.2", "as often as one likes", "moves",
        "    s.at[player] = square\n    s.moved |= 1 << player", "    s.at[player] = square",
        "test_ru_2_2_once_a_turn",
    ),
    rumble(
        "RU-2.3", "through everybody", "moves",
        "grid.reach(at[player], MOVE, blocked)", "grid.reach(at[player], MOVE, 0) & ~blocked",
        "test_ru_2_3_a_way_round_counts_its_steps",
    ),
    rumble(
        "RU-2.3", "through the own side", "moves",
        "grid.reach(at[player], MOVE, blocked)",
        "grid.reach(at[player], MOVE, bits(at[p] for p in SQUADS[1 - side] if at[p] >= 0)) & ~blocked",
        "test_ru_2_3_nobody_moves_through_another_of_either_side",
    ),
    rumble(
        "RU-2.4", "from two squares away", "moves",
        "distance(at[player], s.ball) <= 1", "distance(at[player], s.ball) <= 2",
        "test_ru_2_4_from_two_squares_away_it_is_not",
    ),
    rumble(
        "RU-2.4", "not from the ball's own square", "moves",
        "distance(at[player], s.ball) <= 1", "distance(at[player], s.ball) == 1",
        "test_ru_2_4_next_to_the_ball_or_on_its_square_it_is_picked_up",
    ),
    rumble(
        "RU-2.4", "then it goes on moving", "moves",
        "    take(s, player)\n    s.moved |= 1 << player", "    take(s, player)",
        "test_ru_2_4_after_the_fourth_square_too_and_then_it_may_not_go_on",
    ),
    rumble(
        "RU-2.4", "who has moved cannot pick up", "moves",
        "if at[player] >= 0 and distance(", "if at[player] >= 0 and not s.moved >> player & 1 and distance(",
        "test_ru_2_4_after_the_fourth_square_too_and_then_it_may_not_go_on",
    ),
    rumble(
        "RU-2.5", "throws of 13", "throws",
        "THROW: Final = 12", "THROW: Final = 13",
        "test_ru_2_5_up_to_twelve_squares_the_larger_of_columns_and_rows",
    ),
    rumble(
        "RU-2.5", "a throw for whoever has the ball", "throws",
        "s.thrown or not has_ball(s, side)", "s.thrown or s.holder < 0",
        "test_ru_2_5_only_a_player_who_has_the_ball_throws",
    ),
    rumble(
        "RU-2.5", "throw after throw", "throws",
        "    s.thrown = True\n", "",
        "test_ru_2_5_one_throw_a_turn",
    ),
    rumble(
        "RU-2.6", "more than the distance", "throws",
        "return total >= needed", "return total > needed",
        "test_ru_2_6_equal_to_the_distance_or_above_it_is_good",
    ),
    rumble(
        "RU-2.6", "nobody catches", "ball",
        "    if player == NOBODY:", "    if player < 99:",
        "test_ru_2_6_a_player_of_either_side_there_has_it",
    ),
    rumble(
        "RU-2.7", "a bad throw goes the other way", "throws",
        "grid.step(target, direction)", "grid.step(target, 9 - direction)",
        "test_ru_2_7_below_it_lands_next_to_the_target",
    ),
    rumble(
        "RU-2.7", "off the field it stays where it was aimed at", "ball",
        "if s.house.board.grid.step(start, direction) != NOWHERE:", "if direction:",
        "test_ru_2_7_off_the_field_the_direction_is_rolled_again",
    ),
    rumble(
        "RU-2.7", "a scattered ball is nobody's", "throws",
        'come_down(s, square, "scatter")', "let_go(s, square)",
        "test_ru_2_7_a_player_of_either_side_on_that_square_has_it",
    ),
    rumble(
        "RU-2.8", "attacks from two squares away", "attacks",
        "for square in neighbours[at[player]] if",
        "for near in neighbours[at[player]] for square in neighbours[near] if",
        "test_ru_2_8_an_opponent_in_an_adjoining_square_is_attacked",
    ),
    rumble(
        "RU-2.8", "attack after attack", "attacks",
        "    s.attacked |= 1 << player\n", "",
        "test_ru_2_8_each_player_once_and_several_at_one_opponent",
    ),
    rumble(
        "RU-2.8", "who handled the ball attacks", "attacks",
        "done = s.attacked | s.handled", "done = s.attacked",
        "test_ru_2_8_neither_thrower_nor_catcher_attack",
    ),
    rumble(
        "RU-2.8", "a thrower attacks", "throws",
        "    s.handled |= 1 << thrower\n", "",
        "test_ru_2_8_a_thrower_who_failed_does_not_attack_either",
    ),
    rumble(
        "RU-2.8", "a carrier never attacks", "attacks",
        "if at[player] >= 0 and not done", "if at[player] >= 0 and s.holder != player and not done",
        "test_ru_2_8_who_carried_the_ball_from_before_may_attack",
    ),
    rumble(
        "RU-2.9", "6 is enough", "attacks",
        "DROP_FROM: Final = 7", "DROP_FROM: Final = 6",
        "test_ru_2_9_2_to_6_nothing",
    ),
    rumble(
        "RU-2.9", "8 injures", "attacks",
        "INJURY_FROM: Final = 9", "INJURY_FROM: Final = 8",
        "test_ru_2_9_7_and_8_a_carrier_drops_the_ball_and_stays",
    ),
    rumble(
        "RU-2.9", "an injured carrier keeps the ball", "attacks",
        'drops = result != "nothing" and', 'drops = result == "drop" and',
        "test_ru_2_9_9_to_12_a_carrier_drops_the_ball_and_is_injured",
    ),
    rumble(
        "RU-2.9", "the ball falls at its feet", "attacks",
        'come_down(s, to, "drop")', 'let_go(s, square)',
        "test_ru_2_9_the_ball_drops_into_an_adjacent_square",
    ),
    rumble(
        "RU-2.10", "the own side does not catch", "attacks",
        'come_down(s, to, "drop")',
        'come_down(s, to, "drop")\n        if s.holder != -1 and side_of(s.holder) == s.turn:\n'
        "            let_go(s, to)",
        "test_ru_2_10_a_player_of_either_side_catches_a_dropped_ball",
    ),
    rumble(
        "RU-2.10", "who catches attacks", "ball",
        "    s.handled |= 1 << player\n", "",
        "test_ru_2_10_who_catches_it_can_no_longer_attack",
    ),
    rumble(
        "RU-2.10", "touchdowns in the own turn only", "scoring",
        "return holder != NOBODY and", "return holder != NOBODY and side_of(holder) == s.turn and",
        "test_ru_2_10_a_touchdown_counts_at_once_in_either_sides_turn",
    ),
    rumble(
        "RU-2.11", "a drop off the field goes back", "ball",
        "if s.house.board.grid.step(start, direction) != NOWHERE:", "if direction:",
        "test_ru_2_11_off_the_field_the_direction_is_rolled_again",
    ),
    rumble(
        "RU-2.11", "a touchdown spares the injury", "attacks",
        'come_down(s, to, "drop")',
        'come_down(s, to, "drop")\n'
        "        if s.holder != -1 and s.house.board.in_zone(to, rival(side_of(s.holder))):\n"
        "            return",
        "test_ru_2_11_first_the_ball_then_the_injury_then_the_touchdown",
    ),
    rumble(
        "RU-3.1", "8 is light", "attacks",
        "BAD_FROM: Final = 8", "BAD_FROM: Final = 9",
        "test_ru_3_1_how_bad_it_is",
    ),
    rumble(
        "RU-3.1", "only 12 kills", "attacks",
        "DEAD_FROM: Final = 11", "DEAD_FROM: Final = 12",
        "test_ru_3_1_how_bad_it_is",
    ),
    rumble(
        "RU-3.2", "by the end zone", "board",
        "15, first_entry=3)", "15, first_entry=0)",
        "test_ru_3_2_by_the_six_squares_next_to_the_reserves_box",
    ),
    rumble(
        "RU-3.2", "onto others", "moves",
        "free = bits(s.house.board.entries[side]) & ~blocked", "free = bits(s.house.board.entries[side])",
        "test_ru_3_2_the_square_has_to_be_free",
    ),
    rumble(
        "RU-3.2", "the dead bring nobody on", "attacks",
        "    s.entries[side_of(player)] += 1", "    s.entries[side_of(player)] += box != DEAD",
        "test_ru_3_2_one_for_each_injured_player_at_the_start_of_the_owners_turn",
    ),
    rumble(
        "RU-3.2", "only at the next turn", "turns",
        "    s.thrown = False\n", "    s.thrown = False\n    s.entries[rival(side)] = 0\n",
        "test_ru_3_2_or_at_the_start_of_a_later_turn",
    ),
    rumble(
        "RU-3.3", "the bad are back at once", "scoring",
        "        s.at[player] = LIGHT\n", "        s.at[player] = RESERVES\n",
        "test_ru_3_3_after_a_touchdown_all_boxes_move_on_by_one",
    ),
    rumble(
        "RU-3.3", "the scorers do not recover", "scoring",
        "if where == LIGHT)", "if where == LIGHT and side_of(player) != side_of(s.holder))",
        "test_ru_3_3_after_a_touchdown_all_boxes_move_on_by_one",
    ),
    rumble(
        "RU-3.4", "who was on the field has to wait", "scoring",
        "RESERVES if where >= 0 else where", "LIGHT if where >= 0 else where",
        "test_ru_3_4_then_both_choose_from_the_field_and_the_reserves",
    ),
    rumble(
        "RU-3.4", "twelve line up", "lineup",
        "if len(fielded(s, side)) < ON_FIELD:", "if len(fielded(s, side)) <= ON_FIELD:",
        "test_ru_3_4_at_most_eleven",
    ),
    rumble(
        "RU-3.5", "nobody forfeits", "lineup",
        "    if forfeits(s):\n        return\n    side", "    side",
        "test_ru_3_5_a_side_that_can_field_nobody_forfeits",
    ),
    rumble(
        "RU-3.5", "both gone is always a tie", "lineup",
        'end_match(s, leaders(s), "forfeit", "RU-3.5")', 'end_match(s, SIDES, "forfeit", "RU-3.5")',
        "test_ru_3_5_if_both_can_field_nobody_more_touchdowns_win",
    ),
    rumble(
        "RU-3.6", "an entry is for nothing", "moves",
        "    s.entries[side] -= 1\n", "",
        "test_ru_3_6_each_entry_is_one_owed_less",
    ),
    rumble(
        "RU-3.6", "after the moves as well", "moves",
        "s.entries[side] > 0 and not s.moved and", "s.entries[side] > 0 and",
        "test_ru_3_6_until_the_first_move_or_pick_up",
    ),
    rumble(
        "RU-3.6", "who has entered has moved", "moves",
        "    s.entries[side] -= 1\n", "    s.entries[side] -= 1\n    s.moved |= 1 << player\n",
        "test_ru_3_6_an_entered_player_acts_like_anybody_else",
    ),
    rumble(
        "RU-3.6", "owed after a touchdown, too", "scoring",
        "    s.entries = [0, 0]\n", "",
        "test_ru_3_6_after_a_touchdown_none_is_owed",
    ),
    rumble(
        "RU-3.6", "a twelfth enters", "moves",
        " and len(fielded(s, side)) < ON_FIELD", "",
        "test_ru_3_6_never_more_than_eleven_on_the_field",
    ),
    rumble(
        "RU-4.1", "in the own end zone", "scoring",
        "rival(side_of(holder)))", "side_of(holder))",
        "test_ru_4_1_carried_into_the_opponents_end_zone",
    ),
    rumble(
        "RU-4.1", "in any end zone", "board",
        "return column(at) == (0 if side == HOME else self.columns - 1)",
        "return column(at) in (0, self.columns - 1)",
        "test_ru_4_1_not_in_the_own_end_zone",
    ),
    rumble(
        "RU-4.1", "the turn goes on", "scoring",
        "    elif not count_turn(s):\n        assemble(s, rival(side))",
        "    else:\n        let_go(s, s.house.board.centre)",
        "test_ru_4_1_it_ends_the_turn",
    ),
    rumble(
        "RU-4.2", "a ball left alone lies for 31 turns", "turns",
        "UNHELD_TURNS = 30", "UNHELD_TURNS = 31",
        "test_ru_4_2_after_30_turns_without_a_holder_the_ball_goes_back_to_the_centre",
    ),
    rumble(
        "RU-4.2", "a holder keeps it for 61 turns", "turns",
        "SCORELESS_TURNS = 60", "SCORELESS_TURNS = 61",
        "test_ru_4_2_after_60_turns_without_a_touchdown_a_holder_stays_without_it",
    ),
    rumble(
        "RU-4.2", "nobody gets it in the centre", "ball",
        'come_down(s, centre, "reset")', "let_go(s, centre)",
        "test_ru_4_2_a_player_in_the_centre_then_has_it",
    ),
    rumble(
        "RU-4.2", "a moment's holder does not count", "ball",
        "    s.held = True\n", "",
        "test_ru_4_2_who_holds_it_for_a_moment_begins_the_count_anew",
    ),
    rumble(
        "RU-4.2", "a match of 401 turns", "turns",
        "LAST_TURN = 400", "LAST_TURN = 401",
        "test_ru_4_2_after_400_turns_more_touchdowns_win_or_it_is_a_tie",
    ),
    rumble(
        "RU-4.2", "after 400 turns it is always a tie", "turns",
        'end_match(s, leaders(s), "turns", "RU-4.2")', 'end_match(s, (0, 1), "turns", "RU-4.2")',
        "test_ru_4_2_after_400_turns_more_touchdowns_win_or_it_is_a_tie",
    ),
    rumble(
        "RU-4.2", "a touchdown leaves the counts alone", "scoring",
        "    s.unheld = s.scoreless = 0\n", "",
        "test_ru_4_2_a_touchdown_begins_both_counts_anew",
    ),
)  # fmt: skip
