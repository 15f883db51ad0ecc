"""The arguments of `python -m game season …`. What they do is loaded when it is asked for."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from game.core.coach import LEVELS

RULE_SETS = ("sevens", "standard")
PLAY_OFFS = (0, 2, 4, 8)


def season_arguments(command: argparse.ArgumentParser) -> None:
    """The sub commands of `season`."""
    command.description = "Teams that last, and the leagues of Sevens they play in."
    commands = command.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _simulate_arguments(commands.add_parser("simulate", help="coaches play a season, start to champion"))
    commands.add_parser("list", help="the leagues")
    commands.add_parser("teams", help="the teams")
    show = commands.add_parser("show", help="a league's table, matches to come and awards")
    show.add_argument("league")
    show.add_argument("--json", action="store_true", help="print one line, an object")
    show.add_argument("--season", type=int, metavar="N", help="an earlier one")
    following = commands.add_parser("next", help="begin another season of a league")
    following.description = (
        "Another season of the same teams, when the last is over. Coaches spend their treasuries first and "
        "slim their teams to 750,000; people have done so in the clubhouse."
    )
    following.add_argument("league")
    _undo_arguments(commands.add_parser("undo", help="take the last recorded match of a league back"))
    export = commands.add_parser("export", help="write a team to a file")
    export.add_argument("team")
    export.add_argument("file", type=Path)
    imported = commands.add_parser("import", help="keep the team that is in a file")
    imported.add_argument("file", type=Path)
    imported.add_argument("--altered", action="store_true", help="also one that was changed by hand")
    printed = commands.add_parser("print", help="write a team's roster as a page to print")
    printed.add_argument("team")
    printed.add_argument("file", type=Path, metavar="FILE.html")
    accepting = commands.add_parser("accept", help="take a file of leagues that was changed by hand as it is")
    accepting.description = (
        "The file is read as always: what makes no sense, and a team that is not legal, is refused. What a "
        "treasury holds beyond its payments is booked. The backup stays as it is until the next opening."
    )
    restoring = commands.add_parser("restore", help="put the last backup of the file of leagues back")
    restoring.description = (
        "The last backup that is sound takes the place of the file of leagues, which stays beside it under a "
        "name with this day, such as leagues.damaged-2026-01-31.db. A file that is sound itself gives its "
        "place up with --yes only. --list only says which backups there are."
    )
    restoring.add_argument("--list", action="store_true", help="say which backups there are")
    restoring.add_argument("--from", dest="source", type=Path, metavar="BACKUP", help="this one of them")
    restoring.add_argument("--yes", action="store_true", help="also in the place of a file that is sound")
    for each in (export, printed):
        each.add_argument("--force", action="store_true", help="write over a file that is there")
    for name, each in commands.choices.items():
        if name != "simulate":
            each.add_argument("--database", type=Path, metavar="FILE", help="instead of this player's own")
        each.set_defaults(run=_later(name))


def _undo_arguments(command: argparse.ArgumentParser) -> None:
    command.description = (
        "The match is open again; teams and money are as they were before it, and play-offs that followed "
        "from it are gone. It has to be the last that both of its teams have played."
    )
    command.add_argument("league")
    command.add_argument("--match", type=int, metavar="N", help="another than the one recorded last")
    command.add_argument("--all-since", action="store_true", help="with what its teams have done since")
    command.add_argument(
        "--anew", action="store_true", help="its report is forgotten; else it waits in a form"
    )


def _later(name: str) -> Callable[[argparse.Namespace], int]:
    """The command of that name."""

    def run(arguments: argparse.Namespace) -> int:
        command: Callable[[argparse.Namespace], int] = import_module("game.season_commands").COMMANDS[name]
        return command(arguments)

    return run


def _simulate_arguments(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Coaches play a whole season of ready-made teams. With --database it is kept, match by match: "
        "stopped at any moment and started again it goes on, to the same table."
    )
    command.add_argument("--teams", type=int, default=8, metavar="N", help="2 to 12")
    command.add_argument("--seed", type=int, default=1, metavar="S")
    command.add_argument("--level", choices=LEVELS, default="rookie", help="of the coaches")
    command.add_argument("--rules", choices=RULE_SETS, default=RULE_SETS[0], help="after a match")
    command.add_argument("--single", action="store_true", help="everybody meets everybody once, not twice")
    command.add_argument("--play-offs", type=int, choices=PLAY_OFFS, help="how many of the table play on")
    command.add_argument(
        "--seasons", type=int, metavar="N", help="the first N seasons of the league; --json holds them all"
    )
    command.add_argument("--name", help="of the league")
    command.add_argument("--database", type=Path, metavar="FILE", help="where it is kept")
    command.add_argument("--json", action="store_true", help="print one line, an object, last")
    command.add_argument(
        "--progress",
        action="store_true",
        help="say on stderr how far it is, a line a match; on a terminal it does so anyhow",
    )
