"""The loop of a match in a window, for every box: film, question, answer.

`Play` knows no widget: the match scene shows it and brings people's answers, the demo lets it run alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from game.core.errors import IllegalAnswer, LinkError, TableError
from game.core.gestures import Gesture
from game.core.match import Match
from game.core.requests import Answer, Choice, Option, Request, Roll
from game.core.table import REFEREE, hand_of
from game.link.talk import Back, Elsewhere
from game.ui.animation import Film, speed_of
from game.ui.hand import Hand, Outcome
from game.ui.scenes.match_think import Thought, beside
from game.ui.session import Session
from game.ui.table import Played, Table

T = TypeVar("T")
Think = Callable[[Callable[[], Any]], Thought[Any]]

PACE_S = {"unhurried": 1.5, "normal": 0.75, "brisk": 0.2}  # before a coach acts
DICE = 1.4  # a longer pause for dice than for moves
GRACE = 3.0  # paces that persons have to throw a flag before a coach accepts


class Play:
    """``told`` is called with everything that was answered, ``asked`` when a question is put."""

    def __init__(
        self,
        session: Session,
        table: Table,
        settings: Callable[[], Any],
        *,
        think: Think = beside,
        told: Callable[[Played], None] = lambda played: None,
        asked: Callable[[], None] = lambda: None,
    ) -> None:
        self.session, self.table, self.settings, self.think = session, table, settings, think
        self.told, self.asked = told, asked
        self.film = Film()
        self.hand: Hand | None = None
        self.open = False  # a person may answer now
        self.over = False
        self.wait_s = 0.0
        self._settled = False
        self._thought: Thought[Any] | None = None
        self._then: Callable[[Any], None] | None = None

    # -------------------------------------------------------------------- state
    @property
    def request(self) -> Request | None:
        """What is asked now, once the film has come to its end."""
        return self.session.match.pending if self._settled else None

    @property
    def seat(self) -> int:
        """Who is asked first; -1: nobody, the table itself."""
        request = self.request
        if request is None:
            return REFEREE
        if isinstance(request, Choice) and len(request.seats) > 1:
            return request.seats[-1]  # the one that cannot decline: it is about that seat
        persons = [seat for seat in request.seats if self.session.person(seat)]
        return persons[0] if persons else hand_of(request)

    def persons(self) -> list[int]:
        """The persons who may answer now."""
        request = self.request
        if not self.open or request is None:
            return []
        return list(dict.fromkeys(seat for seat in request.seats if self.session.person(seat)))

    def options(self) -> list[Option]:
        """What persons may say now."""
        request = self.request
        if not self.open or not isinstance(request, Choice):
            return []
        return [option for option in request.options if self.session.person(option[0])]

    # --------------------------------------------------------------------- time
    def start(self) -> None:
        """The table is laid; the first question follows."""
        self._settle()

    def update(self, dt_s: float) -> None:
        """Time goes on: film, then the question, then whoever answers without being a person."""
        self.table.update(dt_s)
        if self.film.busy:
            if self.film.waits:
                self.film.clips[0].hand.update(dt_s)
            self.film.update(dt_s, speed_of(self.settings()))
        if self.film.busy:
            return
        if not self._settled:
            self._settle()
        if self.hand is not None and self.open:
            self.hand.update(dt_s)
            self._take_outcome()
        if self.wait_s > 0:
            self.wait_s -= dt_s
        thought = self._thought
        if thought is not None and thought.ready and self.wait_s <= 0:
            then, self._thought = self._then, None
            assert then is not None
            then(self._thought_out(thought))

    def _thought_out(self, thought: Thought[T]) -> T:
        """What a coach came to. Raises TableError if it failed: another one plays its seat from now on."""
        try:
            return thought.result
        except Exception as error:  # whatever it was, the match goes on
            whose = "the coach cannot think" if self.session.elsewhere is None else str(error)
            now = self.session.stand_in()
            self._ask()
            words = f"{whose}: {now}" if isinstance(error, LinkError) else f"{whose}, {now}: {error}"
            raise TableError(words) from error

    def _settle(self) -> None:
        """Nothing moves any more: the picture is made from the match, and the next question is put."""
        self.table.show()
        self._settled = True
        self.over = self.session.match.over
        if not self.over:
            self._ask()
        self.asked()

    # ---------------------------------------------------------------- questions
    def _ask(self) -> None:
        request = self.session.match.pending
        assert request is not None
        self.hand = None
        if isinstance(request, Choice):
            self._ask_choice(request)
            return
        elsewhere = self.session.elsewhere
        if elsewhere is not None and elsewhere.dice:
            self.open = False
            self._later(elsewhere.heard, self._say, 0.0)
            return
        persons = [seat for seat in request.seats if self.session.person(seat)]
        self.open = bool(persons)
        if persons:
            self.hand = self.table.gesture_for(request, persons[0])
        else:
            seat = hand_of(request)
            self._later(lambda match: self._gesture(match, seat), self._perform, DICE)

    def _ask_choice(self, request: Choice) -> None:
        """Coaches are asked in seat order and may pass; one that cannot decline leaves persons time first."""
        coaches = [seat for seat in request.seats if seat in self.session.coaches]
        persons = [seat for seat in request.seats if self.session.person(seat)]
        self.open = bool(persons)
        if persons:
            self.hand = self.table.gesture_for(request, persons[0])
        if not coaches:
            return
        waits = self.table.pause_of(request)
        if self.open and request.seats[-1] in coaches:
            waits = GRACE
        self._later(lambda match: self._choose(match, coaches), self._say, waits)

    @property
    def pace(self) -> float:
        """Seconds that coaches take over a move."""
        return PACE_S[self.settings().coach_pace]

    def _later(self, job: Callable[[Match[Any]], T], then: Callable[[T], None], waits: float) -> None:
        """Lets a coach think about a copy of the match, and acts on it after a pause."""
        copy = self.session.match.clone()
        self._thought, self._then = self.think(lambda: job(copy)), then
        self.wait_s = self.pace * waits

    def _choose(self, match: Match[Any], coaches: list[int]) -> Answer | Back | None:
        for seat in coaches:
            coach = self.session.coaches[seat]
            found = coach.heard(match) if isinstance(coach, Elsewhere) else coach.choose(match, seat)
            if found is not None:
                return found
        return None

    def _gesture(self, match: Match[Any], seat: int) -> Gesture | None:
        if isinstance(match.pending, Roll):
            return None
        return self.session.coaches.get(seat, self.session.referee).gesture(match, seat)

    def _say(self, said: Answer | Back | None) -> None:
        if isinstance(said, Back):
            self.session.follow_back(said.count)
            self._stop_asking()
        elif said is not None:
            self.answer(said)

    def _perform(self, gesture: Gesture | None) -> None:
        request = self.session.match.pending
        assert request is not None
        self._play_out(self.table.perform(request, gesture))

    # ------------------------------------------------------------------ answers
    def answer(self, answer: Answer, note: str = "", track: Any = None, *, follows: bool = False) -> None:
        """An answer to what is asked. Raises IllegalAnswer, and nothing has happened, if it is refused."""
        played = self.session.answer(answer, note, track, follows=follows)
        self._stop_asking()
        self.film.add(self.table.animate(played))
        self.told(played)

    def roll(self) -> None:
        """A person's button where there is no gesture: the dice are rolled."""
        request = self.request
        if self.open and self.hand is None and request is not None and not isinstance(request, Choice):
            self._play_out(self.table.perform(request, None))

    def _take_outcome(self) -> None:
        hand = self.hand
        if hand is not None and hand.outcome is not None:
            outcome, hand.outcome = hand.outcome, None
            self._play_out(outcome)

    def hurry(self) -> None:
        """Nobody wants more time: a coach that leaves persons some answers now."""
        self.wait_s = 0.0

    def take_outcome(self) -> None:
        """The hand has heard something: what came of it counts at once."""
        if self.open and not self.film.busy:
            self._take_outcome()

    def _play_out(self, outcome: Outcome) -> None:
        """A gesture has come to something: an answer, or what did not count and is done again."""
        if outcome.back:
            self._choose_otherwise(outcome)
            return
        if outcome.answer is not None:
            self.answer(outcome.answer, outcome.note, outcome.track, follows=outcome.follows)
            return
        self._stop_asking()
        self.film.add(self.table.refused(outcome))

    def _choose_otherwise(self, outcome: Outcome) -> None:
        """Answers are given in place of the last ones: only the last of them is seen."""
        why = self.session.why_no_undo()
        if why:
            raise IllegalAnswer(f"That stands as it is: {why}")
        answers = [*outcome.again, *(() if outcome.answer is None else (outcome.answer,))]
        given = self.session.choose_otherwise(outcome.back, answers, follows=outcome.follows)
        self._stop_asking()
        if outcome.answer is not None:
            self.film.add(self.table.animate(given[-1]))
        for played in given:
            self.told(played)

    def _stop_asking(self) -> None:
        self.open, self._settled, self.hand = False, False, None
        self._thought, self._then = None, None
        self.wait_s = 0.0

    # ------------------------------------------------------------ undo and redo
    def undo(self, *, step: bool = False) -> int:
        """Takes back what may be taken back, of what one press brought all or one ``step``. Returns how many
        answers that were."""
        count = self.session.undo(step=step, rest=self.table.promised())
        if count:
            self.table.promise(())
            self._stop_asking()
            self.film.clear()
            self.over = False
        return count

    def redo(self) -> bool:
        """Gives again what the last undo took, and what else that press had promised comes again by itself;
        whether there was anything. One answer is seen again, of several only the end."""
        if not self.session.redoable:
            return False
        rest = self.session.promised
        given = self.session.redo()
        self.table.promise(rest)
        self._stop_asking()
        self.film.clear()
        if len(given) == 1:
            self.film.add(self.table.animate(given[0]))
        for played in given[-1:]:
            self.told(played)
        return True
