"""What the widgets of the editor's card do: the match, and the player that is chosen."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.core.grid import NOWHERE
from game.games.sevens.data.rosters import rosters
from game.games.sevens.goals import TOUCHDOWN, Aim, Goal
from game.games.sevens.notation import NAMES
from game.games.sevens.state import NOBODY, SQUADS, STANDING, WEATHERS, rival
from game.ui.scenes.editor_panel import goal_words
from game.ui.scenes.editor_position import FIGURES, Refused, task_of
from game.ui.scenes.editor_skills import EditSkills
from game.ui.scenes.editor_words import EditWords
from game.ui.scenes.pick_one import PickOne
from game.ui.widgets.widget import Message

if TYPE_CHECKING:
    from game.ui.scenes.editor import Editor


def hear(editor: Editor, m: Message) -> None:
    """A message of the card, or of the roster's button."""
    now = editor.now
    match m.name:
        case "roster":
            _pick_roster(editor)
        case "turn":
            number = max(1, now.turns[now.turn])
            editor.edit(now.in_turn(m.value, number))
        case "number":
            editor.edit(now.in_turn(now.turn, now.turns[now.turn] + m.value))
        case "half":
            editor.edit(replace(now, half=now.half + m.value))
        case "rerolls0":
            editor.edit(replace(now, rerolls=(now.rerolls[0] + m.value, now.rerolls[1])))
        case "rerolls1":
            editor.edit(replace(now, rerolls=(now.rerolls[0], now.rerolls[1] + m.value)))
        case "weather":
            words = [word.capitalize() for word in WEATHERS]
            then = partial(_weather, editor)
            editor.app.push(PickOne(editor.app, "Weather", words, now.weather, then))
        case "words":
            said = {"name": now.name, "task": now.task, "hint": now.hint}
            editor.app.push(EditWords(editor.app, said, partial(_say, editor)))
        case "goal":
            _pick_goal(editor)
        case _ if editor.chosen != NOBODY:
            _player(editor, m)


def _player(editor: Editor, m: Message) -> None:
    now, player = editor.now, editor.chosen
    figure = now.figure(player)
    match m.name:
        case "state":
            if now.holder == player and m.value != STANDING:
                editor.rebuild()
                raise Refused(f"{NAMES[player]} has the ball: it has to stand, or lay the ball down first")
            editor.edit(now.changed(player, status=m.value))
        case "ball" if now.holder == player:
            editor.edit(replace(now, holder=NOBODY, ball=NOWHERE))
        case "ball":
            if figure.status != STANDING:
                raise Refused(f"{NAMES[player]} lies on the ground: who has the ball has to stand")
            editor.edit(now.given_ball(figure.at))
        case "remove":
            editor.edit(now.removed(player))
        case "skills":
            title = f"Skills of {NAMES[player]}"
            editor.app.push(EditSkills(editor.app, title, figure.skills, partial(_skills, editor)))
        case _ if m.name in [field for field, _, _ in FIGURES]:
            value = getattr(figure, m.name) + m.value
            editor.edit(now.changed(player, **{m.name: value}))


def _skills(editor: Editor, words: tuple[str, ...]) -> None:
    editor.edit(editor.now.changed(editor.chosen, skills=words))


def _weather(editor: Editor, weather: int) -> None:
    editor.edit(replace(editor.now, weather=weather))


def _pick_roster(editor: Editor) -> None:
    names = [each.name for each in rosters()]

    def then(chosen: int) -> None:
        editor.roster[editor.side] = chosen
        editor.hand = -1
        editor.rebuild()

    title = f"Roster of {('home', 'away')[editor.side]}"
    editor.app.push(PickOne(editor.app, title, names, editor.roster[editor.side], then))


def _say(editor: Editor, words: dict[str, str]) -> None:
    """Name, task and hint; a task that is emptied is the goal's own."""
    editor.edit(editor.now.said(**{**words, "task": words["task"] or task_of(editor.now.goal)}))


def _pick_goal(editor: Editor) -> None:
    now = editor.now
    there = [n for n in SQUADS[rival(now.turn)] if now.players[n]]
    goals = [TOUCHDOWN, *(Goal(aim, n) for aim in (Aim.DOWN, Aim.OFF) for n in there)]

    def then(chosen: int) -> None:
        editor.edit(editor.now.after(goals[chosen]))

    at = goals.index(now.goal) if now.goal in goals else 0
    editor.app.push(PickOne(editor.app, "The goal", [goal_words(goal) for goal in goals], at, then))
