"""A person concedes a match of a league in the window: asked first, noted in its record, then its form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.games.sevens.league.conceding import may_concede, way_to_concede
from game.games.sevens.league.report import GIVEN, Ended
from game.store.notes import Conceded, conceded_line
from game.ui.scenes.opening import form_of, of_league
from game.ui.scenes.overlays import Ask, Do

if TYPE_CHECKING:
    from game.ui.scenes.match import MatchScene

RULE: Final = "S7-16.1"
PLAY_ON: Final = "Play on"


def concession(scene: MatchScene) -> Do | None:
    """What asks whether a side concedes; None where nobody can: it is no match of a league, it is played with
    another window, it has not begun, or it is over."""
    session = scene.session
    if session.box.name != "sevens" or session.elsewhere is not None or scene.app.settings.kiosk:
        return None
    if not session.persons or not may_concede(session.match.state):
        return None
    if not of_league(scene.app, session.save.text):
        return None
    return lambda: _ask(scene)


def _ask(scene: MatchScene) -> None:
    """Whose match it is to concede; of two persons at one window either may."""
    if len(scene.session.persons) == 1:
        _ask_side(scene, scene.session.persons[0])
        return
    app = scene.app
    home, away = (scene.board.side(side).team for side in (0, 1))

    def away_concedes() -> None:
        app.pop()
        _ask_side(scene, 1)

    app.push(
        Ask(
            app, "Who concedes?", "It is asked once more.", yes=home, no=PLAY_ON, kind="plain", icon="flag",
            rule=RULE, then=lambda: _ask_side(scene, 0), other=(away, away_concedes),
        )
    )  # fmt: skip


def _ask_side(scene: MatchScene, side: int) -> None:
    """What it costs; nothing is conceded unasked."""
    app, state = scene.app, scene.session.match.state
    name, others = scene.board.side(side).team, max(GIVEN, state.score[1 - side])
    ended = way_to_concede(state, side)
    words = f"{name} lose by 0 to {others}. "
    if state.score[side]:
        words += "What they have scored counts for nobody. "
    if ended is Ended.TOO_FEW:
        words += "They can set up fewer than 3 players: that is all."
    else:
        words += "They have no winnings, and a D3 of their dedicated fans leave."
    words += " The match is over then, and its form follows; until a die is thrown there you can play on."
    title = "Concede the match?"
    app.push(
        Ask(
            app, title, words, yes="Concede", no=PLAY_ON, kind="danger", icon="flag", rule=RULE,
            then=lambda: concede(scene, side, ended),
        )
    )  # fmt: skip


def concede(scene: MatchScene, side: int, ended: Ended) -> None:
    """It is noted, the match is left, and the form of it is opened."""
    app, session = scene.app, scene.session
    seat, winner = session.seats[side].word, session.seats[1 - side].word
    session.save.append((conceded_line(Conceded(seat, winner, ended is Ended.TOO_FEW)),))
    text = session.save.text
    app.pop()
    form_of(app, text)
