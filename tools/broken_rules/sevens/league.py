"""Chapters 15 and 16: the form after a match, the season."""

from __future__ import annotations

from typing import Final

from broken_rules.kinds import Break
from broken_rules.sevens.breaking import sevens

LEAGUE: Final[tuple[Break, ...]] = (
    sevens(
        "S7-15.1", "a final may end level", "league/report",
        "((0, 1) if winner_needed else (DRAW,))", "((DRAW, 0, 1) if winner_needed else (DRAW,))",
        "league/test_report::test_a_match_that_needs_a_winner_has_one",
    ),
    sevens(
        "S7-15.2", "stalling costs no money", "league/money",
        'extra, rule = int(not mine.stalled), "S7-15.2"', 'extra, rule = 1, "S7-15.2"',
        "league/test_form_standard::test_by_the_printed_rules_fan_factors_pay_and_who_did_not_stall_has_more",
    ),
    sevens(
        "S7-15.2", "Dedicated Fans pay, not the Fan Factors", "league/money",
        "fans = (s.report.home.fan_factor, s.report.away.fan_factor)", "fans = s.fans",
        "league/test_form_standard::test_by_the_printed_rules_fan_factors_pay_and_who_did_not_stall_has_more",
    ),
    sevens(
        "S7-15.3", "a winner needs more than its fans", "league/money",
        "int(number >= before)", "int(number > before)",
        "league/test_form_standard::test_by_the_printed_rules_fans_roll",
    ),
    sevens(
        "S7-15.3", "a loser loses a fan at an equal roll", "league/money",
        "-int(number < before)", "-int(number <= before)",
        "league/test_form_standard::test_by_the_printed_rules_fans_roll",
    ),
    sevens(
        "S7-15.4", "by the printed rules nobody makes mistakes", "league/form_state",
        "Step.WINNINGS, Step.FANS, Step.MISTAKES, Step.POINTS)", "Step.WINNINGS, Step.FANS, Step.POINTS)",
        "league/test_form_standard::test_by_the_printed_rules_mistakes_have_the_same_table",
    ),
    sevens(
        "S7-15.5", "seven are nominated", "league/points",
        "NOMINEES: Final = 6", "NOMINEES: Final = 7",
        "league/test_form_standard::test_one_of_six_nominees_is_most_valuable",
    ),
    sevens(
        "S7-15.5", "an elite skill is worth no more than another", "league/points",
        "ELITE: Final = 10_000", "ELITE: Final = 0",
        "league/test_form_standard::test_points_buy_a_random_a_chosen_and_a_secondary_skill_and_a_characteristic",
    ),
    sevens(
        "S7-15.5", "the brutes have as much for a touchdown as others", "league/points",
        "BRUTES_TOUCHDOWN: Final = 2", "BRUTES_TOUCHDOWN: Final = 4",
        "league/test_form_standard::test_what_earns_points",
    ),
    sevens(
        "S7-15.5", "old injuries make nothing worse", "league/injuries",
        "casualty(number + member.niggles)", "casualty(number)",
        "league/test_form_standard::test_by_the_printed_rules_injuries_last",
    ),
    sevens(
        "S7-16.1", "mistakes come before the advance", "league/form_state",
        "Step.ADVANCE, Step.WINNINGS, Step.FANS, Step.MISTAKES)",
        "Step.WINNINGS, Step.FANS, Step.MISTAKES, Step.ADVANCE)",
        "league/test_form::test_the_form_has_five_steps_and_home_comes_first",
    ),
    sevens(
        "S7-16.2", "injuries last in a season", "league/injuries",
        "FOLDED: Final = (Outcome.SERIOUS_INJURY, Outcome.LASTING_INJURY)", "FOLDED: Final = ()",
        "league/test_form::test_a_casualty_is_one_of_three",
    ),
    sevens(
        "S7-16.2", "whoever missed a match misses all others", "league/injuries",
        "replace(each, misses=False)", "replace(each)",
        "league/test_form::test_who_missed_this_match_is_back_for_the_next",
    ),
    sevens(
        "S7-16.2", "the dead play on", "league/injuries",
        "return replace(member, fate=Fate.DEAD)", "return member",
        "league/test_form::test_a_casualty_is_one_of_three",
    ),
    sevens(
        "S7-16.3", "a chosen skill is worth as much as a drawn one", "league/advances",
        "WORTH: Final = {CHOSEN: 10_000,", "WORTH: Final = {CHOSEN: 20_000,",
        "league/test_form::test_a_chosen_player_gains_a_random_primary_skill_of_two_that_are_rolled",
    ),
    sevens(
        "S7-16.3", "a drawn player gains a primary skill", "league/advances",
        "names = position.primary if way == CHOSEN else position.secondary", "names = position.primary",
        "league/test_form::test_a_random_player_gains_a_random_secondary_skill",
    ),
    sevens(
        "S7-16.3", "Pro and Leader are gained by lot", "league/advances",
        'NOT_BY_LOT: Final = ("Leader", "Pro")', "NOT_BY_LOT: Final[tuple[str, ...]] = ()",
        "league/test_form::test_what_a_player_has_leader_and_pro_are_rolled_again",
    ),
    sevens(
        "S7-16.3", "whoever sat on the bench can advance", "league/form_state",
        "if member.key in played]", "]",
        "league/test_form::test_only_who_played_and_survived_can_have_an_advance",
    ),
    sevens(
        "S7-16.4", "fans are not halved", "league/money",
        "sum(fans) // 2 + touchdowns", "sum(fans) + touchdowns",
        "league/test_form_money::test_three_fans_against_two_and_two_touchdowns_are_40000",
    ),
    sevens(
        "S7-16.5", "a defeat costs no fan", "league/money",
        "(1 if winner == side else -1)", "(1 if winner == side else 0)",
        "league/test_form_money::test_fans_after_a_match",
    ),
    sevens(
        "S7-16.5", "there are ever more fans", "league/sheet",
        "MOST_FANS: Final = 7", "MOST_FANS: Final = 9",
        "league/test_form_money::test_fans_after_a_match",
    ),
    sevens(
        "S7-16.1", "who concedes is paid", "league/money",
        "    if mine.ended is Ended.CONCEDED:", "    if False:",
        "league/test_form_money::test_who_concedes_has_no_winnings_and_loses_a_d3_of_fans",
    ),
    sevens(
        "S7-16.1", "who concedes keeps what it scored", "league/conceding",
        "replace(gone, touchdowns=0, deeds", "replace(gone, deeds",
        "league/test_conceding::test_who_concedes_has_lost_and_what_it_scored_counts_for_nobody",
    ),
    sevens(
        "S7-16.1", "who is KO counts as gone while the drive lasts", "league/conceding",
        "(*THERE, KO)", "THERE",
        "league/test_conceding::test_who_can_set_up_fewer_than_three_concedes_at_no_cost",
    ),
    sevens(
        "S7-16.7", "journeymen cost nothing in their match", "league/entrants",
        "return current_value(sheet) + journeymen(sheet) * journeyman_value(roster_of(sheet))",
        "return current_value(sheet)",
        "league/test_report::test_what_journeymen_cost_says_which_side_is_the_lower_one",
    ),
    sevens(
        "S7-16.6", "a cell of the table is another", "league/money",
        '"AAmmMM"', '"AAmmmM"',
        "league/test_form_money::test_the_table_of_mistakes_cell_by_cell",
    ),
    sevens(
        "S7-16.6", "half a treasury is rounded down to 10,000", "league/money",
        "ROUNDED_TO: Final = 5_000", "ROUNDED_TO: Final = 10_000",
        "league/test_form_money::test_what_a_mistake_costs",
    ),
    sevens(
        "S7-16.7", "who misses the match counts for the CTV", "league/sheet",
        "    for member in sheet.available:", "    for member in sheet.squad:",
        "league/test_sheet::test_tv_counts_players_rerolls_and_staff_and_ctv_leaves_out_who_misses",
    ),
    sevens(
        "S7-16.8", "re-rolls are bought at any time", "league/market",
        "if staff is Staff.REROLLS and when is not When.BETWEEN_SEASONS:", "if False:",
        "league/test_market::test_rerolls_are_bought_between_seasons_only_and_six_at_most",
    ),
    sevens(
        "S7-16.8", "a new season begins as dear as one likes", "league/market",
        "MOST_TV: Final = 750_000", "MOST_TV: Final = 7_500_000",
        "league/test_market::test_a_new_season_begins_with_750000_at_most_and_everybody_rested",
    ),
    sevens(
        "S7-16.9", "the second time it is at the same place", "league/fixtures",
        "size - 1, each.away, each.home)", "size - 1, each.home, each.away)",
        "league/test_season::test_everybody_meets_everybody",
    ),
    sevens(
        "S7-16.10", "a win is worth 2", "league/standings",
        "FOR_A_WIN: Final = 3", "FOR_A_WIN: Final = 2",
        "league/test_season::test_a_win_is_worth_3_and_a_draw_1",
    ),
    sevens(
        "S7-16.10", "the matches among level teams do not count", "league/standings",
        "(-among[row.team].points, -row.casualties, row.team)", "(-row.casualties, row.team)",
        "league/test_season::test_level_teams",
    ),
    sevens(
        "S7-16.11", "the first meets the second", "league/fixtures",
        "Pairing(round_number, ranked[place], ranked[size - 1 - place], STAGES[size])",
        "Pairing(round_number, ranked[2 * place], ranked[2 * place + 1], STAGES[size])",
        "league/test_season::test_the_first_meets_the_last_and_is_at_home",
    ),
    sevens(
        "S7-16.12", "only one has an award", "league/standings",
        "if most and count(career) == most)", "if most and count(career) == most)[:1]",
        "league/test_season::test_awards_go_to_the_best_and_are_shared",
    ),
)  # fmt: skip
