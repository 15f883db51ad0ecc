"""What each skill and trait does: every one stands once, in the module of its category, and registers with
the hooks of `game.games.sevens.hooks` at which it has a say. The chapters of the rules name no skill.

How to add one: ``NAME = skill("Name")``, a function for each hook, decorated with it (``@PUSHED(NAME)``, or
``@MODIFIES["dodge"](NAME)``, ``@on(HAMPERS, NAME, "pass", "catch")`` for several kinds of tests), or a call
(``rerolls(NAME, "catch")``). A decorator's ``order`` says who comes first. A function that may ask or roll is
a generator (`Asking`); one that does neither, but stands at such a hook, begins with ``yield from ()``.
Ask with `rolls.use` (use or decline), roll with `rolls.one_die`, make a test with `rolls.test`, tell what
worked by itself with `rolls.tell_used`; a value in brackets is `state.value`. What works once a turn, an
activation or a game: `state.spend` and `state.spent`. What has to outlive a step stands in the state.
Skills are in force as `state.able` says: an active one only while its owner stands and is not Distracted;
where a hook is asked with all skills of a player or of a side, that is said below, and the function looks
itself (`state.has`, `state.owners`).

s is the State, t a `hooks.Test`, b a `pushes.Block`, h a `harm.Harm`, f a `throwing.Flight`. "gen" marks
hooks whose functions are generators. "mine" is asked of the skills in force of the player concerned, "all
mine" of all its skills, "side" of the skills of a whole side (by `team_skills`: the function finds the
owners).

Tests, by kind (dodge rush jump stand pickup secure catch pass throw_teammate bomb intercept land trait
action):

  MODIFIES[kind]     mine (s, t): t.add(name, number)
  HAMPERS[kind]      opponents' side (s, t): the same, against the one who tests
  EASES[kind]        mine (s, t): after all others, changes t.modifiers (those of markers are called `marked`)
  HELPS[kind]        own side (s, t): the same, for the one who tests
  PREPARES[kind]     mine, gen (s, t): before the die, in t.used
  RESCUES[kind]      mine, gen (s, t): after a failure: ask, t.add(name, number), then rolls.judge(s, t)
  rerolls(…)         mine: a source in the question for a re-roll; may(s, t), limit, needs
  DENIES_REROLL      opponents' side (s, t, skill) -> bool: takes a skill's re-roll away
  TEAM_SOURCES       side (s, side) -> bool: a team re-roll of another name (Leader)
  TEAM_DIE           mine (s, player) -> int: a team re-roll needs this die first (Loner)
  COSTS_NOTHING      side, gen (s, side) -> bool: a team re-roll that is used is not spent

Activation and movement:

  ACTIVATES          all mine, gen (s, player) -> bool: after the declaration; True ends the activation
  DECLARES           mine, gen (s, player): after those dice: what else is said of the action
  ALLOWS, FORBIDS    all mine (s, player) -> int: actions (their bits) added to, taken from those offered
  actions.action(…)  a special action, see `actions.Action`; a new word goes into notation.FORMS
  CONTINUES          mine (s, player, action) -> bool: movement goes on after the deed, until `end`
  ENDS               all mine, gen (s, player): the activation ends
  STEPS              mine (s, player) -> [option]: more words in the steps; SPECIAL_STEPS[word] does them
  RUSHES             mine (s, player) -> int: more rushes
  STANDS_UP          all mine (s, player) -> int: what standing up costs
  RISES              all mine, gen (s, player) -> bool: a Block declared lying (by ALLOWS); whether it stands
  JUMPS              mine (s, player) -> bool: jumps over anything
  HOLDS              opponents' side, gen (s, t) -> bool: before somebody leaves t.origin for t.at; True holds
  KEEPS              opponents' side (s, player) -> bool: still holds a player of s.chomped on its square
  TRIPS              opponents' side, gen (s, t): after a dodge or jump that passed; may make t.passed False
  SHADOWS            opponents' side, gen (s, t): after it got away
  SLIPS              mine (s, player) -> bool: leaves tackle zones without a dodge
  ENTERS             opponents' side, gen (s, player) -> bool: it came to a square; True ends the activation
  STEP_ENDS          boons of both sides, gen (s): a step is over
  CUT_SHORT          all mine, gen (s, player): a turnover ends the activation
  AGAIN_ALLOWED      side (s, side, player) -> int: actions, though used up or though it has acted
  DECLARED_AGAIN     side (s, player, action): an action is declared; s.used and s.acted are as they were
  RAGES              mine, gen (s, player, die) -> bool: Unchannelled Fury failed; True: it goes on
  SAVAGES, SAVAGED   mine (s, player) -> [player]: whom else Animal Savagery may hit; (s, player, victim)
  BITES, BIT         mine, the same of Bloodlust
  SWINGS             mine, gen (s, player, rolled) -> bool: the die of a Ball & Chain again
  AFTER_SPECIAL      mine, gen (s, player, word, target): after a Block or a chainsaw
  LOW_TARGETS        mine (s, player) -> [player]: lying ones that a chainsaw may attack

Blocks:

  TARGETED           target's, gen (s, attacker, target, deed) -> bool: before it; False: the deed is lost
  BLOCK_BEGINS       attacker's (s, b): b.denied |= the mask of skills that the target may not use; b.bonus
  STRENGTH           attacker's, gen (s, b): order 0 replaces b.attack, order 1 adds to b.bonus
  pool_rerolls(…)    attacker's: one block die of certain faces again, see `blocks.PoolSource`
  BOTH_DOWN          both's, gen (s, b, player): order 0 Juggernaut 1 Wrestle 2 Block; b.outcome, b.stays
  STUMBLES           target's (s, b) -> bool: a Stumble is a push
  REFUSES_PUSH       pushed's, gen (s, b, pushed) -> bool: it stays
  REDIRECTS          attacker's, then pushed's, gen (s, b, owner, pushed) -> (seat, squares) or None
  PUSHED             attacker's (s, b): the target was pushed
  FOLLOWS            both's, gen (s, b) -> "not", "must" or ""
  AFTER_PUSH         attacker's, gen (s, b): after the follow-up, before the target goes down
  AFTER_BLOCK        attacker's, gen (s, b): all is done, and the attacker stands
  ASSISTS            helper's (s, helper, deed) -> bool: helps though marked; deed is block or foul
  DENIES_ASSIST      opponents' side (s, helper, mask) -> bool: takes such a skill away
  BLOCKS_FAR         mine (s, player) -> [player]: whom a Block reaches two squares away
  DICE               attacker's, gen (s, b, number) -> int: how many block dice
  DARES_AGAIN, DARES attacker's, gen (s, b) -> bool: Dauntless again; (s, b): it has succeeded

Harm:

  GOES_DOWN          mine, gen (s, h) -> "up" (it stands), "done" (the skill did all) or ""
  DROPS              all mine, gen (s, player) -> bool: the ball is about to bounce from s.ball; True: placed
  LIES               all mine, gen (s, h) -> bool: in place of armour, also when placed prone
  ARMOUR             both's, all (s, h): h.add(name, number), or h.modifiers.clear(); by `order`
  BREAKS             by's, all (s, h) -> bool: breaks armour as the dice lie
  BONUSES            both sides (s, h, side) -> (owner, number) or None: chosen after the roll; a third entry,
                     harm.UNASKED: without a question
  ARMOUR_AGAIN       by's, all, gen (s, h) -> bool: h.dice were rolled again
  INJURY             victim's, all (s, h, total, result) -> result: order 0 Stunty 1 Thick Skull 2 others
  ARMOUR_BROKEN      victim's, all, gen (s, h) -> bool: h.dice were rolled again though armour broke
  FIXED_ARMOUR       by's, all (s, h): h.add(name, number), even where nothing else modifies
  INJURY_AGAIN       by's, all, gen (s, h) -> bool: h.dice of the injury were rolled again
  CASUALTIES         by's, all (s, h): it caused a casualty
  SAVED_AGAIN        side, gen (s, h, side) -> bool: a failed Regeneration is rolled again
  TREATS_KO          side, gen (s, h, side) -> bool: a KO becomes Stunned
  SPARED             all mine (s, player, why) -> bool: no sending-off at all
  SEEN, SPARES       opponents', own side (s, h) -> bool: a foul is seen without a double; or never
  SAVES              victim's, all, gen (s, h) -> bool: a casualty becomes Reserves
  CASUALTY_MODIFIES  victim's, all (s, h) -> int: added to the D16
  KILLED             by's, all, gen (s, h): the victim is dead
  DIED               the dead one's opponents' side, gen (s, h, side): whoever caused it
  ARGUES_AGAIN       side, gen (s, side, player) -> bool: a 1 of an argument is rolled again
  FOULS              fouler's, gen (s, h) -> bool: before armour; False: there is no foul
  SENDS_OFF          fouler's, all (s, h) -> bool: the referee lets a double pass (h.armour_dice, h.broken)
  LEAVES             all mine (s, player): it is out for this game, a casualty or sent off

The ball:

  CANNOT_HOLD        all mine (never called): may not have the ball
  REACHES            both sides, gen (s, side, at, how, origin) -> bool: catches what lands on empty ``at``
  AIMS               mine (s, player) -> mask: more squares to throw at
  AIMED              both sides, gen (s, side, thrower, target): a target was declared
  RELEASES           mine, gen (s, player, receiver) -> bool: before a pass or hand-off; False: refused
  FUMBLES            mine (s, t, result) -> result: accurate, inaccurate, fumble, kept; throwing.EXACT
  UNREACHABLE        thrower's (s, t, interceptor) -> bool: cannot intercept
  BEFORE_THROW       mine, gen (s, f) -> "", "fumble" or "eaten"
  LANDS_SAFELY       thrower's (s, f) -> bool: after a fumbled throw
  SCATTERED          thrower's, gen (s, t) -> bool: an inaccurate pass scatters again
  SNATCHES           interceptor's, gen (s, player) -> bool or None: in place of the test
  CAUGHT             opponents' side, gen (s, catcher): somebody has caught the ball
  BOMB_CAUGHT        thrower's, gen (s, by, catcher) -> bool: the bomb explodes there
  AFTER_BOMB         thrower's, gen (s, player): it has thrown its bomb
  FLIES              thrown one's, gen (s, f) -> bool: sets f.at and f.out in place of the scatter

The match:

  MUST_STAND         side (s, waiting) -> players of these that are set up if they can be
  SETS_UP_MORE       side, gen (s, side): both sides have set up
  KICKS              kicker's, gen (s, kicker) -> Die: of the deviation
  KICKED             receivers' side, gen (s, side): the ball is in the air over s.landing
  TURN_ENDS          opponents' side, gen (s, side): the other side's turn has ended
  DRIVE_ENDS         side, gen (s, side): s.fielded is who took part
  HALF_OPENS         side, gen (s, side): before the set-up of a half
  TURNED_OVER        side, gen (s, side): its turn ended by a turnover
  HALF_BEGINS        side (s, side): all stand for the first kick-off of a half
  SCORES             all mine, gen (s, player): it has scored
  MAY_SCORE          all mine (s, player) -> bool: False puts a touchdown off (Bloodlust)
  CREDITS            causing side (s, h) -> player or NOBODY: whose casualty it is, if no block's (S7-14.1)

A skill of the other side that never makes a turnover (Dump-off) sets s.sparing while it works. REDIRECTS is
asked with (s, b, attacker, target), then with (s, b, pushed, pushed): a function looks whose skill is meant.
"""

from game.games.sevens import throwing
from game.games.sevens.skills import (
    action_traits,
    activation_traits,
    agility,
    ball_and_chain,
    bloodlust,
    bombs,
    devious,
    flights,
    general,
    multiple_block,
    mutation,
    of_rosters,
    off_turn,
    passing,
    plague,
    punt,
    strength,
    traits,
    trickster,
)

__all__ = [
    "action_traits",
    "activation_traits",
    "agility",
    "ball_and_chain",
    "bloodlust",
    "bombs",
    "devious",
    "flights",
    "general",
    "multiple_block",
    "mutation",
    "of_rosters",
    "off_turn",
    "passing",
    "plague",
    "punt",
    "strength",
    "throwing",
    "traits",
    "trickster",
]
