"""The code that is shared: an address and a port as ten letters and digits, two of which guard against slips.

No 0, 1, I, L, O and U among them, so that it can be read aloud and typed.
"""

from __future__ import annotations

import ipaddress
from typing import Final

from game.core.errors import LinkError

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH: Final = 12
GUARD: Final = 887  # the largest prime whose rest fits two letters: it notices every single slip and swap


def code_of(host: str, port: int) -> str:
    """The code of an IPv4 address and a port, in groups of four. Raises LinkError."""
    try:
        number = int(ipaddress.IPv4Address(host)) << 16 | port
    except ValueError as error:
        raise LinkError(f"{host!r} is no address that a code can hold") from error
    if not 0 < port < 1 << 16:
        raise LinkError(f"{port} is no port")
    number = number * GUARD + number % GUARD
    letters = ""
    for _ in range(LENGTH):
        number, rest = divmod(number, len(LETTERS))
        letters = LETTERS[rest] + letters
    return "-".join(letters[i : i + 4] for i in range(0, LENGTH, 4))


def address_of(code: str) -> tuple[str, int]:
    """The address and the port of a code, however it is spaced and spelt. Raises LinkError."""
    letters = "".join(letter for letter in code.upper() if letter not in " -_.")
    if len(letters) != LENGTH:
        raise LinkError(f"a code has {LENGTH} letters and digits, this has {len(letters)}")
    number = 0
    for letter in letters:
        if letter not in LETTERS:
            raise LinkError(f"there is no {letter!r} in a code")
        number = number * len(LETTERS) + LETTERS.index(letter)
    number, guard = divmod(number, GUARD)
    if number % GUARD != guard or number >= 1 << 48 or not number & 0xFFFF:
        raise LinkError("that is no code of a match: one letter is not right")
    return str(ipaddress.IPv4Address(number >> 16)), number & 0xFFFF
