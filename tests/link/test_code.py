"""The code that an opponent types (S7-18.1)."""

from __future__ import annotations

import pytest

from game.core.errors import LinkError
from game.link.code import GUARD, LETTERS, address_of, code_of

PLACES = [("192.168.1.20", 49152), ("127.0.0.1", 1), ("255.255.255.255", 65535), ("10.0.0.7", 8080)]


@pytest.mark.rule("S7-18.1")
@pytest.mark.parametrize(("host", "port"), PLACES)
def test_a_code_is_read_as_it_was_made(host: str, port: int) -> None:
    assert address_of(code_of(host, port)) == (host, port)


def test_a_code_is_read_however_it_is_typed() -> None:
    code = code_of("192.168.1.20", 49152)
    for typed in (code.lower(), code.replace("-", ""), f"  {code.replace('-', ' ')} "):
        assert address_of(typed) == ("192.168.1.20", 49152)


def test_every_single_slip_and_every_swap_of_neighbours_is_noticed() -> None:
    letters = code_of("192.168.1.20", 49152).replace("-", "")
    wrong = {letters[:i] + other + letters[i + 1 :] for i in range(len(letters)) for other in LETTERS} - {
        letters
    }
    wrong |= {
        letters[:i] + letters[i + 1] + letters[i] + letters[i + 2 :] for i in range(len(letters) - 1)
    } - {letters}
    for code in wrong:
        with pytest.raises(LinkError):
            address_of(code)


def test_the_guard_fits_two_letters() -> None:
    assert len(LETTERS) ** 12 >= (1 << 48) * GUARD


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("", "12 letters"),
        ("ABC", "this has 3"),
        ("IIII-IIII-IIII", "no 'I'"),
        ("2" * 12, "one letter is not right"),
    ],
)
def test_what_is_no_code_is_said(code: str, said: str) -> None:
    with pytest.raises(LinkError, match=said):
        address_of(code)


@pytest.mark.parametrize(
    ("host", "port"), [("fe80::1", 80), ("nowhere", 80), ("10.0.0.1", 0), ("10.0.0.1", 70000)]
)
def test_what_no_code_can_hold_is_said(host: str, port: int) -> None:
    with pytest.raises(LinkError):
        code_of(host, port)
