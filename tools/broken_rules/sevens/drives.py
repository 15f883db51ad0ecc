"""Chapters 12 to 14: the drive, the events of the kick-off, points."""

from __future__ import annotations

from typing import Final

from broken_rules.kinds import Break
from broken_rules.sevens.breaking import sevens

DRIVES: Final[tuple[Break, ...]] = (
    sevens(
        "S7-12.1", "the receivers set up first", "drives",
        "    s.kicking = s.turn = kicking\n", "    s.kicking = kicking\n    s.turn = rival(kicking)\n",
        "test_kicking_team_receiving_team_kicker_target_deviation_event_landing",
    ),
    sevens(
        "S7-12.1", "anybody kicks", "kickoff",
        " if not front >> s.at[player] & 1] or mine", "]",
        "test_kicking_team_receiving_team_kicker_target_deviation_event_landing",
    ),
    sevens(
        "S7-12.1", "the kick is aimed at the own half", "options",
        "HALF[1 - side]", "HALF[side]",
        "test_kicking_team_receiving_team_kicker_target_deviation_event_landing",
    ),
    sevens(
        "S7-12.1", "nobody kicks from the line though all stand there", "kickoff",
        " if not front >> s.at[player] & 1] or mine", " if not front >> s.at[player] & 1] or mine[:1]",
        "test_the_kicker_stands_neither_on_the_line_nor_in_a_wide_zone_if_it_can_be",
    ),
    sevens(
        "S7-12.2", "a kick is as hard to catch as a bounce", "ball",
        "            if how in (BOUNCE, THROW_IN):", "            if how in (BOUNCE, THROW_IN, KICK):",
        "test_the_player_under_the_ball_catches_with_markers_only_or_it_bounces_once",
    ),
    sevens(
        "S7-12.2", "a kick lies where it lands", "ball",
        "            if how == BOUNCE:\n", "            if how:\n",
        "test_the_player_under_the_ball_catches_with_markers_only_or_it_bounces_once",
    ),
    sevens(
        "S7-12.3", "back from KO on a 5", "drives",
        "KO_BACK: Final = 4", "KO_BACK: Final = 5",
        "test_the_end_of_a_drive_first_the_heat_then_the_ko_box",
    ),
    sevens(
        "S7-12.3", "the KO box before the heat", "drives",
        "    if s.weather == SWELTERING:\n        yield from heat(s)\n    yield from recover(s)\n",
        "    yield from recover(s)\n    if s.weather == SWELTERING:\n        yield from heat(s)\n",
        "test_the_end_of_a_drive_first_the_heat_then_the_ko_box",
    ),
    sevens(
        "S7-12.3", "whoever lies stays on the pitch", "drives",
        "        for player in on_pitch(s, side):\n            take_off(s, player, RESERVES)\n"
        "        s.rerolls",
        "        for player in on_pitch(s, side):\n            if s.status[player] == 0:\n"
        "                take_off(s, player, RESERVES)\n        s.rerolls",
        "test_prone_and_stunned_players_are_set_up_again_like_all_others",
    ),
    sevens(
        "S7-12.4", "who kicked first kicks again", "drives",
        "begin_half(s, rival(s.first_kick))", "begin_half(s, s.first_kick)",
        "test_who_received_first_kicks_in_the_second_half_and_who_scored_kicks",
    ),
    sevens(
        "S7-12.4", "who scored receives", "scoring",
        "    s.kicking = side\n", "    s.kicking = 1 - side\n",
        "test_who_received_first_kicks_in_the_second_half_and_who_scored_kicks",
    ),
    sevens(
        "S7-12.4", "no turn is skipped", "scoring",
        "    if s.turn != side:", "    if s.turn < 0:",
        "test_a_touchdown_in_the_opponents_turn_skips_the_scorers_next",
    ),
    sevens(
        "S7-12.5", "two points for a touchdown", "scoring",
        "s.score[side] + 1)", "s.score[side] + 2)",
        "test_a_standing_player_with_the_ball_in_the_far_end_zone_scores",
    ),
    sevens(
        "S7-12.5", "either end zone scores", "state/looking",
        "bool(GOAL[holder >> 4] >> s.at[holder] & 1)", "bool((GOAL[0] | GOAL[1]) >> s.at[holder] & 1)",
        "test_a_standing_player_with_the_ball_in_the_far_end_zone_scores",
    ),
    sevens(
        "S7-12.5", "the fewest touchdowns win", "scoring",
        "(0,) if home > away else (1,)", "(0,) if home < away else (1,)",
        "test_the_most_touchdowns_win",
    ),
    sevens(
        "S7-12.5", "a draw is never played off", "drives",
        "    return s.house.winner_needed and s.half == HALVES", "    return s.turn < 0 and s.half == HALVES",
        "test_level_after_two_halves_is_a_draw_or_goes_to_extra_time",
    ),
    sevens(
        "S7-12.5", "every draw is played off", "drives",
        "    return s.house.winner_needed and s.half == HALVES", "    return s.half == HALVES",
        "test_level_after_two_halves_is_a_draw_or_goes_to_extra_time",
    ),
    sevens(
        "S7-12.5", "three roll-offs", "scoring",
        "SHOTS: Final = 5", "SHOTS: Final = 3",
        "test_extra_time_keeps_the_rerolls_and_five_roll_offs_follow",
    ),
    sevens(
        "S7-12.5", "extra time brings new re-rolls", "drives",
        "    if s.half <= HALVES:\n        s.rerolls = (", "    if s.half:\n        s.rerolls = (",
        "skills/test_passing::test_a_leader_brings_one_a_half_and_none_for_extra_time",
    ),
    # --------------------------------------------------------------------------------------------- chapter 13
    sevens(
        "S7-13.2", "a Bribe for home alone", "kickoff_events",
        "s.bribes = (s.bribes[0] + 1, s.bribes[1] + 1)", "s.bribes = (s.bribes[0] + 1, s.bribes[1])",
        "test_get_the_ref",
    ),
    sevens(
        "S7-13.3", "time never goes back", "kickoff_events",
        "step = -1 if late else 1", "step = 1",
        "test_time_out",
    ),
    sevens(
        "S7-13.3", "from turn 7 on", "kickoff_events",
        "s.house.turns - 2", "s.house.turns - 1",
        "test_time_out",
    ),
    sevens(
        "S7-13.3", "from turn 6 of six turns", "kickoff_events",
        "s.turns[s.kicking] >= s.house.turns - 2", "s.turns[s.kicking] >= 6",
        "test_time_out_with_six_turns",
    ),
    sevens(
        "S7-13.4", "D3+2 of them", "kickoff_events",
        'number = 3 + (yield from one_die("S7-13.4"', 'number = 2 + (yield from one_die("S7-13.4"',
        "test_solid_defence",
    ),
    sevens(
        "S7-13.4", "each as often as it likes", "kickoff_events",
        "        players.remove(player)\n", "",
        "test_solid_defence",
    ),
    sevens(
        "S7-13.4", "the line may be left", "kickoff_events",
        "    if (mask & LINE[side]).bit_count() < min(ON_THE_LINE, len(others) + 1):", "    if mask < 0:",
        "test_solid_defence_keeps_three_on_the_line",
    ),
    sevens(
        "S7-13.5", "the player stays where it is", "kickoff_events",
        "        put(s, int(words[1]), at)\n", "",
        "test_high_kick",
    ),
    sevens(
        "S7-13.5", "marked players, too", "kickoff_events",
        "if is_open(s, player)]\n    if not players:\n        return\n    options",
        "]\n    if not players:\n        return\n    options",
        "test_a_marked_player_is_not_open",
    ),
    sevens(
        "S7-13.6", "nobody has an assist more", "blocks",
        "        b.attack += 1", "        b.attack += 0",
        "test_the_assist_is_for_the_first_block",
    ),
    sevens(
        "S7-13.6", "the assist is for all blocks", "blocks",
        "        s.cheered = changed_pair(s.cheered, side, 0)\n", "",
        "test_the_assist_is_for_the_first_block",
    ),
    sevens(
        "S7-13.6", "cheerleaders for the lower side", "kickoff_events",
        '"cheering_fans", (s.staff[0].cheerleaders, s.staff[1].cheerleaders))',
        '"cheering_fans", (s.staff[0].cheerleaders, s.staff[1].cheerleaders), worst=True)',
        "test_cheering_fans",
    ),
    sevens(
        "S7-13.7", "no re-roll more", "kickoff_events",
        "        s.rerolls = changed_pair(s.rerolls, side, s.rerolls[side] + 1)\n", "",
        "test_brilliant_coaching_lasts_for_the_drive",
    ),
    sevens(
        "S7-13.7", "a re-roll for the match", "drives",
        "s.rerolls[side] - s.bonus[side])\n    s.bonus", "s.rerolls[side])\n    s.bonus",
        "test_brilliant_coaching_lasts_for_the_drive",
    ),
    sevens(
        "S7-13.8", "no scatter in perfect conditions", "kickoff_events",
        "    if s.weather == PERFECT and s.landing < OUTSIDE:", "    if s.landing < 0:",
        "test_changing_weather",
    ),
    sevens(
        "S7-13.8", "a scatter in any weather", "kickoff_events",
        "    if s.weather == PERFECT and s.landing < OUTSIDE:", "    if s.landing < OUTSIDE:",
        "test_changing_weather",
    ),
    sevens(
        "S7-13.8", "the weather stays", "kickoff_events",
        "    yield from weather(s)\n    if s.weather",
        "    old = s.weather\n    yield from weather(s)\n    s.weather = old\n    if s.weather",
        "test_changing_weather",
    ),
    sevens(
        "S7-13.9", "D3+2 of them", "kickoff_events",
        'number = 3 + (yield from one_die("S7-13.9"', 'number = 2 + (yield from one_die("S7-13.9"',
        "test_quick_snap",
    ),
    sevens(
        "S7-13.9", "anywhere on the pitch", "kickoff_events",
        "        for at in NEIGHBOURS[s.at[player]]\n", "        for at in PITCH.squares\n",
        "test_quick_snap",
    ),
    sevens(
        "S7-13.10", "D3+2 of them", "kickoff_events",
        'number = 3 + (yield from one_die("S7-13.10"', 'number = 2 + (yield from one_die("S7-13.10"',
        "test_so_many_may_act",
    ),
    sevens(
        "S7-13.10", "no blitz in a charge", "declaring",
        "    if s.phase is Phase.CHARGE:\n        return common & ~s.used, foes",
        "    if s.phase is Phase.CHARGE:\n        return MOVE.bit, foes",
        "test_charge",
    ),
    sevens(
        "S7-13.10", "no team re-rolls in a charge", "rolls",
        "(s.phase is Phase.TURN or s.phase is Phase.CHARGE)", "s.phase is Phase.TURN",
        "test_charge",
    ),
    sevens(
        "S7-13.10", "a charge goes on after a fall", "turnover",
        "(s.phase is Phase.TURN or s.phase is Phase.CHARGE)", "s.phase is Phase.TURN",
        "test_a_knock_down_ends_the_charge_and_so_does_its_coach",
    ),
    sevens(
        "S7-13.11", "the higher side eats", "kickoff_events",
        '"dodgy_snack", (0, 0), worst=True)', '"dodgy_snack", (0, 0))',
        "test_dodgy_snack",
    ),
    sevens(
        "S7-13.11", "AV is as it was", "kickoff_events",
        "                s.av = changed(s.av, player, s.av[player] - 1)\n", "",
        "test_dodgy_snack",
    ),
    sevens(
        "S7-13.11", "a 1 is like all others", "kickoff_events",
        'one_die(rule, "dodgy_snack", side)) == 1:', 'one_die(rule, "dodgy_snack", side)) == 0:',
        "test_dodgy_snack",
    ),
    sevens(
        "S7-13.11", "it lasts for the match", "drives",
        "        if s.snacked >> player & 1:", "        if s.snacked < 0:",
        "test_dodgy_snack",
    ),
    sevens(
        "S7-13.12", "the higher side is invaded", "kickoff_events",
        '"pitch_invasion", s.fans, worst=True)', '"pitch_invasion", s.fans)',
        "test_pitch_invasion",
    ),
    sevens(
        "S7-13.12", "the Fan Factor does not count", "kickoff_events",
        '"pitch_invasion", s.fans, worst=True)', '"pitch_invasion", (0, 0), worst=True)',
        "test_pitch_invasion",
    ),
    sevens(
        "S7-13.12", "only prone", "kickoff_events",
        "            set_status(s, player, STUNNED)", "            set_status(s, player, 1)",
        "test_pitch_invasion",
    ),
    sevens(
        "S7-13.13", "home alone when it is level", "kickoff_events",
        "    sides = [side for side in SIDES if totals[side] == wanted]",
        "    sides = [side for side in SIDES if totals[side] == wanted][:1]",
        "test_cheering_fans",
    ),
    sevens(
        "S7-13.13", "a marked player is open", "state/looking",
        "    return s.status[player] == STANDING and not s.zones[1 - (player >> 4)] & NEAR[s.at[player]]",
        "    return s.status[player] == STANDING",
        "test_a_marked_player_is_not_open",
    ),
    # --------------------------------------------------------------------------------------------- chapter 14
    sevens(
        "S7-14.1", "three for a touchdown", "scoring",
        "TOUCHDOWN_SPP: Final = 4", "TOUCHDOWN_SPP: Final = 3",
        "test_a_standing_player_with_the_ball_in_the_far_end_zone_scores",
    ),
    sevens(
        "S7-14.1", "two for a casualty", "harm/casualties",
        "CASUALTY_SPP: Final = 3", "CASUALTY_SPP: Final = 2",
        "test_11_injuries::test_regeneration_comes_before_the_casualty_roll_and_the_blocker_earns_all_the_same",
    ),
    sevens(
        "S7-14.1", "a superb throw earns nothing", "throwing",
        "        earn(s, f.thrower, THROW_SPP)", "        earn(s, f.thrower, 0)",
        "test_a_superb_throw_that_lands_and_a_completion_earn_one",
    ),
    sevens(
        "S7-14.1", "one for an interception", "scoring",
        "INTERCEPTION_SPP: Final = 2", "INTERCEPTION_SPP: Final = 1",
        "test_09_passing::test_a_tackle_zone_on_the_path_lets_one_opponent_try",
    ),
    sevens(
        "S7-14.1", "a ball caught after a bounce is a completion", "passing",
        "        if came == ball.PASS and s.holder", "        if s.holder",
        "test_09_passing::test_the_catch_of_an_accurate_pass_and_of_a_bounce",
    ),
)  # fmt: skip
