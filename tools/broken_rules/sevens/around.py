"""Chapters 2 and 17: own teams, journeymen, inducements, prayers, desperate measures, stars."""

from __future__ import annotations

from typing import Final

from broken_rules.kinds import Break
from broken_rules.sevens.breaking import sevens

OWN, BOUGHT = "test_02_own_teams", "test_inducements"
PRAYERS, MEASURES = "test_prayers", "test_measures"
ARMOURY, BLOCKING, ARRIVALS = "stars/test_armoury", "stars/test_blocking", "stars/test_arrivals"
HANDLING, HIRING = "stars/test_handling", "stars/test_hiring"

AROUND: Final[tuple[Break, ...]] = (
    sevens(
        "S7-2.3", "journeymen come to a scrimmage", "pregame/steps",
        "    if s.house.season:", "    if s is not None:",
        f"{OWN}::test_journeymen_make_up_seven_in_a_league_alone",
    ),
    sevens(
        "S7-2.3", "a journeyman wears the number of who misses the match", "lineup",
        " and not missing >> place & 1", "",
        f"{OWN}::test_journeymen_make_up_seven_in_a_league_alone",
    ),
    sevens(
        "S7-2.3", "what journeymen cost is not counted", "pregame/steps",
        "ctv=card.ctv + worth", "ctv=card.ctv",
        f"{OWN}::test_journeymen_make_up_seven_in_a_league_alone",
    ),
    sevens(
        "S7-2.4", "the lower side has no difference", "inducements/buying",
        "(gap if behind else 0)", "0",
        f"{OWN}::test_the_richer_side_spends_its_treasury_first_and_the_other_has_the_difference",
    ),
    sevens(
        "S7-2.4", "what the first side spends is not matched", "inducements/buying",
        "petty=theirs.petty + mine.spent", "petty=theirs.petty",
        f"{OWN}::test_the_richer_side_spends_its_treasury_first_and_the_other_has_the_difference",
    ),
    sevens(
        "S7-2.4", "the lower side adds all of its treasury", "inducements/buying",
        "min(card.treasury, OWN_AT_MOST) if behind", "card.treasury if behind",
        f"{OWN}::test_the_richer_side_spends_its_treasury_first_and_the_other_has_the_difference",
    ),
    sevens(
        "S7-2.4", "the treasury goes before petty cash", "cards",
        "cash = min(self.petty, fee)", "cash = max(0, fee - self.own)",
        f"{OWN}::test_petty_cash_goes_first_and_what_is_left_is_lost",
    ),
    sevens(
        "S7-2.4", "things are sold without end", "inducements/buying",
        "        if card.count(each.word) < each.most\n", "        if card.count(each.word) < 99\n",
        f"{BOUGHT}::test_nothing_is_sold_more_often_than_the_list_says",
    ),
    sevens(
        "S7-2.4", "bribes cost the same for everybody", "inducements/listed",
        "        return self.cheap if self.cheap and special else self.fee", "        return self.fee",
        f"{BOUGHT}::test_who_may_buy_what_and_for_whom_it_is_cheap",
    ),
    sevens(
        "S7-2.4", "kegs are empty", "drives",
        "rolled + s.staff[side].kegs >= KO_BACK", "rolled >= KO_BACK",
        f"{BOUGHT}::test_a_keg_helps_who_is_knocked_out",
    ),
    sevens(
        "S7-2.4", "the chef takes more than there is", "inducements/working",
        "min(sum(die >= COOKED for die in dice), s.rerolls[other])", "sum(die >= COOKED for die in dice)",
        f"{BOUGHT}::test_a_chef_takes_rerolls_before_each_half",
    ),
    sevens(
        "S7-2.4", "a plague doctor leaves a KO as it is", "inducements/working",
        "    return (yield from use_boon(s, side, DOCTOR, h.victim))",
        "    return (yield from use_boon(s, side, DOCTOR, h.victim)) and False",
        f"{BOUGHT}::test_a_plague_doctor_treats_a_ko_once",
    ),
    sevens(
        "S7-2.4", "a dope never falls", "inducements/measures",
        "fine = rolled > HUNGOVER", "fine = rolled > 0",
        f"{MEASURES}::test_you_dope",
    ),
    sevens(
        "S7-2.4", "the fouler of a grudge is sent off", "inducements/measures",
        "    return s.extra.grudge\n", "    return False\n",
        f"{MEASURES}::test_a_grudge_match_is_a_second_foul_without_a_referee",
    ),
    sevens(
        "S7-2.4", "razzle-dazzle allows the same action", "inducements/measures",
        "~(s.extra.did | s.used)", "~s.used",
        f"{MEASURES}::test_razzle_dazzle_is_a_second_action",
    ),
    sevens(
        "S7-2.4", "a set piece is a pass like any other", "inducements/measures",
        "    t.target, t.modifiers = SURE, []\n", "    t.modifiers = []\n",
        f"{MEASURES}::test_a_set_piece_is_thrown_and_caught_on_a_two",
    ),
    sevens(
        "S7-2.4", "spies bring one re-roll", "inducements/measures",
        "ESPIED: Final = 2", "ESPIED: Final = 1",
        f"{MEASURES}::test_sports_espionage_follows_an_own_turnover",
    ),
    sevens(
        "S7-2.4", "a frog keeps its strength", "inducements/wizard",
        "ma=5, st=1, ag=2", "ma=5, ag=2",
        f"{MEASURES}::test_the_wizard_makes_a_frog_for_the_drive",
    ),
    sevens(
        "S7-2.5", "the richer side prays", "pregame/steps",
        "int(away < home)", "int(home < away)",
        f"{PRAYERS}::test_what_was_bought_counts_for_who_is_the_underdog",
    ),
    sevens(
        "S7-2.5", "the same prayer counts twice", "pregame/steps",
        "again = found.boon.word in card.rolled", "again = False",
        f"{PRAYERS}::test_the_underdog_may_pray_for_nothing_and_what_was_bought_comes_on_top",
    ),
    sevens(
        "S7-2.5", "the moles sleep", "prayers/working",
        "t.add(MOLES.name, -1)", "t.add(MOLES.name, 0)",
        f"{PRAYERS}::test_moles_are_under_the_opponents",
    ),
    sevens(
        "S7-2.5", "nobody watches the fouls", "prayers/working",
        "    return h.broken\n", "    return False\n",
        f"{PRAYERS}::test_under_scrutiny_a_foul_that_breaks_armour_is_seen",
    ),
    sevens(
        "S7-2.5", "a trapdoor opens under who stands there", "prayers/working",
        "if player not in (old, NOBODY):", "if player != NOBODY:",
        f"{PRAYERS}::test_a_trapdoor_is_no_danger_to_who_stands_there_already",
    ),
    sevens(
        "S7-17.1", "stars come to a league", "inducements/buying",
        "    if not s.house.season:\n        options", "    if s is not None:\n        options",
        f"{OWN}::test_in_a_scrimmage_there_is_a_purse_and_no_treasury_is_touched",
    ),
    sevens(
        "S7-17.1", "three may be hired", "stars/hiring",
        "MOST: Final = 2", "MOST: Final = 3",
        f"{HIRING}::test_two_at_most_and_a_pair_is_one",
    ),
    sevens(
        "S7-17.2", "some stars are in no picker", "stars/hiring",
        "        if star.fee <= purse and", "        if star.fee <= purse and not star.mega_star and",
        f"{HIRING}::test_every_star_can_be_hired_by_anybody",
    ),
    sevens(
        "S7-17.3", "the strength of the target is doubled", "stars/blocking",
        "2 * s.st[b.attacker]", "s.st[b.attacker]",
        f"{BLOCKING}::test_indomitable_doubles_her_own_strength",
    ),
    sevens(
        "S7-17.3", "the twins help each other from afar", "stars/blocking",
        "distance(s.at[player], s.at[mate]) == 1", "distance(s.at[player], s.at[mate]) >= 1",
        f"{BLOCKING}::test_working_in_tandem_while_they_are_adjacent",
    ),
    sevens(
        "S7-17.3", "his re-roll is for the drive alone", "stars/handling",
        "    tell_used(s, player, SHOW)",
        "    s.bonus = changed_pair(s.bonus, side, 1)\n    tell_used(s, player, SHOW)",
        f"{HANDLING}::test_the_star_of_the_show_brings_a_reroll",
    ),
    sevens(
        "S7-17.3", "an old pro rolls both dice again", "stars/armoury",
        "(new, second) if again == first else (first, new)", "(new, new)",
        f"{ARMOURY}::test_old_pro_rolls_one_die_of_an_attack_again",
    ),
    sevens(
        "S7-17.3", "a professional turns a 1", "stars/handling",
        "    if t.die == 1 or t.die + t.total + 1 < t.target or", "    if",
        f"{HANDLING}::test_consummate_professional_sees_the_die_first",
    ),
    sevens(
        "S7-17.3", "a hex does not last", "stars/arrivals",
        "note(s, hexed=s.extra.hexed | 1 << foe)", "note(s, hexed=0)",
        f"{ARRIVALS}::test_baleful_hex_lasts_a_turn",
    ),
    sevens(
        "S7-17.3", "the sneakiest's side fouls twice without him", "stars/armoury",
        "FOUL.bit if owner or s.extra.sneaky else 0", "FOUL.bit",
        f"{ARMOURY}::test_the_sneakiest_of_the_lot_gives_his_side_two_fouls",
    ),
)  # fmt: skip
