"""Play Fourth & Dice from a checkout: `python3 tools/play.py [arguments of the game]`.

Makes `.venv` and installs the game there the first time, then runs `python -m game` with the arguments given.
"""

import os
import subprocess
import sys

import bootstrap

WINDOWLESS = ("check", "season", "simulate")  # the commands that a machine without a display can run


def needs_a_window(arguments: "list[str]") -> bool:
    """Whether the game, called like this, would open one."""
    if not {"-h", "--help", "--version"}.isdisjoint(arguments):
        return False
    return not (arguments and arguments[0] in WINDOWLESS)


def main(arguments: "list[str]") -> int:
    """Run the game with ``arguments`` and hand on its exit code."""
    try:
        if needs_a_window(arguments) and bootstrap.display_missing():
            raise bootstrap.Missing("no display: the game needs a desktop to open its window")
        python = str(bootstrap.ready_python(()))
    except bootstrap.Missing as lack:
        bootstrap.give_up("play", lack)
    command = [python, "-m", "game", *arguments]
    if os.name == "posix":  # become the game, so that signals and the exit code are its own
        os.execv(python, command)
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
