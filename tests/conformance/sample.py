"""Matches to try a game with: each of its options once, played at random."""

from __future__ import annotations

from typing import Any

from game.core.game import Options
from game.core.match import Match
from game.core.requests import Answer, Choice, Flick, Request, Roll, Spin, Throw
from game.games.registry import BOXES, Box
from tests.fortune import Fortune

FEW = 6  # options, each of which is tried alone
OUT = 0.08  # share of dice outside, so that penalties come up in every match


def settings(box: Box) -> list[Options]:
    """The defaults, and every other value of every option: alone, or of many options together."""
    rules = box.load().options
    if len(rules) <= FEW:
        return [{}, *({rule.name: value} for rule in rules for value in rule.values[1:])]
    most = max(len(rule.values) for rule in rules)
    return [{rule.name: rule.values[n] for rule in rules if n and n < len(rule.values)} for n in range(most)]


CASES = [(box, options) for box in BOXES for options in settings(box)]
NAMES = ["-".join([box.name, *(f"{k}={v}" for k, v in options.items())]) for box, options in CASES]


def new(box: Box, options: Options) -> Match[Any]:
    return Match.new(box.load(), options)


def whole(box: Box, options: Options, seed: int = 1) -> list[Answer]:
    """The answers of a whole match."""
    match = new(box, options)
    Fortune(seed, out=OUT).play(match)
    return match.answers


def shown(request: Request | None) -> object:
    """What is asked, as something that can be compared."""
    match request:
        case None:
            return "over"
        case Choice():
            return request.what, request.rule, request.seats, tuple(request.options)
        case Roll():
            return request.what, request.rule, request.dice
        case Throw():
            return request.what, request.rule, request.seats, request.counts
        case Flick():
            return request.what, request.rule, request.seats, request.distance
        case Spin():
            return request.what, request.rule, request.seats
