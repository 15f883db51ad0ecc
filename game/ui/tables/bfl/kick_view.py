"""The kick as the kicker sees it: `KickView` draws a `KickPicture` and says what lies under a pointer."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.physics.football import POST_RADIUS
from game.ui.drawing.football import Football, ball_shadow, standing
from game.ui.drawing.layers import Layers, Wish
from game.ui.drawing.props import tube_sprite
from game.ui.tables.bfl import kick_cards, kick_ground, kick_marks
from game.ui.tables.bfl.kick_picture import KickPicture, KickTrace
from game.ui.tables.bfl.kick_place import KickPlace, place
from game.ui.tables.grounds import layers_of
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.theme import Theme
from game.ui.widgets.view import Point, View

Sprite = tuple[pygame.Surface, tuple[int, int]]
BEHIND = 1.0  # yards past the goal's plane from where the ball is drawn behind the posts


class KickView:
    """Draws kicks in one view and theme; made anew after a resize. Places are in logical units.

    What a drag changes is drawn live; ground, posts, traces and cards are kept until they change.
    """

    def __init__(self, view: View, theme: Theme, layers: Layers | None = None) -> None:
        self.view, self.theme, self.layers = view, theme, layers or layers_of("bfl")
        self._shown = KickPicture()
        self._goals: dict[float, Sprite] = {}
        self._drafts: dict[float, pygame.Surface] = {}
        self._traces: tuple[object, Sprite | None] = (None, None)

    def prepare(self, distance: float) -> None:
        """Has the ground for a distance made beforehand."""
        self.layers.get(self._wish(place(self.view, distance)))

    # ------------------------------------------------------------------ drawing
    def draw(self, c: Canvas, picture: KickPicture) -> None:
        """The whole view. Prompt bar and corner buttons are the scene's."""
        self._shown = picture
        at = place(self.view, picture.distance)
        c.surf.blit(self._ground(at), (0, 0))
        pose = picture.pose or standing(picture.lean)
        beyond = pose[0] > picture.distance + BEHIND
        if beyond:
            self._ball(c, at, picture, pose)
        sprite, corner = self._goal(at)
        shift = 0.0 if self.theme.reduced_motion else kick_marks.shiver(picture.hits) * c.k
        c.surf.blit(sprite, (corner[0] + round(shift), corner[1]))
        if (old := self._old_kicks(at, picture.traces)) is not None:
            c.surf.blit(*old)
        if picture.aiming and picture.pose is None:
            kick_marks.aim_line(c.surf, at, picture)
        if not beyond:
            self._ball(c, at, picture, pose)
        for mark in picture.hits:
            kick_marks.hit(c, at, mark)
        if picture.pose is None and picture.aiming:
            kick_marks.target(c, self.pull_from())
        self._cards(c, picture)
        self.draw_pull(c, picture)

    def draw_pull(self, c: Canvas, picture: KickPicture) -> None:
        """The drawn line alone: to be drawn once more over a prompt bar that it reaches into."""
        if picture.pull is not None and picture.pose is None:
            kick_marks.pull(c, self.pull_from(), picture.pull, picture.power or 0.0)

    def _cards(self, c: Canvas, picture: KickPicture) -> None:
        kick_cards.title(c, picture)
        kick_cards.kicks(c, picture.traces)
        if picture.windy:
            kick_cards.wind(c, picture)
        if picture.card:
            kick_cards.face(c, picture)
        kick_cards.power(c, picture)
        kick_cards.said(c, picture)

    def _ball(
        self, c: Canvas, at: KickPlace, picture: KickPicture, pose: tuple[float, float, float, float, float]
    ) -> None:
        """Shadow, tail, ball and finger."""
        x, y, z = pose[:3]
        w = round(at.scale(x) * (6.0 + z * 0.10))
        if 4 < w < 600:
            soft = min(6, round(z / 5))
            shade = ball_shadow(w - w % 2, soft)
            gx, gy = at.spot(x, y - 0.9 - z * 0.42, 0.0)
            c.surf.blit(shade, (round(gx - shade.get_width() / 2), round(gy - shade.get_height() / 2)))
        kick_marks.tail(c, at, picture.tail)
        Football(at.cam, pose).draw(c.surf)
        if picture.finger is not None:
            kick_marks.finger(c.surf, at, picture.finger)

    # -------------------------------------------------------------- kept pictures
    def _wish(self, at: KickPlace) -> Wish:
        name = f"kick{at.distance:.0f}"
        return Wish(
            name,
            str(kick_ground.VERSION),
            self.view.size,
            lambda unwanted: kick_ground.paint(at, unwanted),
        )

    def _ground(self, at: KickPlace) -> pygame.Surface:
        exact = self.layers.get(self._wish(at))
        if exact is not None:
            self._drafts.pop(at.distance, None)
            return exact
        if at.distance not in self._drafts:
            self._drafts = {at.distance: kick_ground.draft(at)}
        return self._drafts[at.distance]

    def _goal(self, at: KickPlace) -> Sprite:
        if at.distance not in self._goals:
            if len(self._goals) > 6:
                self._goals.clear()
            paths = kick_ground.goal_paths(at.distance)
            self._goals[at.distance] = tube_sprite(at.cam, paths, "#f7c632", POST_RADIUS)
        return self._goals[at.distance]

    def _old_kicks(self, at: KickPlace, kicks: Sequence[KickTrace]) -> Sprite | None:
        key = (at.distance, tuple((k.number, k.good, id(k.way)) for k in kicks))
        if self._traces[0] != key:
            self._traces = key, kick_marks.traces(at, kicks)
        return self._traces[1]

    # ----------------------------------------------------------------- pointing
    def _standing(self) -> Football:
        return Football(place(self.view, self._shown.distance).cam, standing(self._shown.lean))

    def pull_from(self) -> Point:
        """Where the drawn line begins: where the finger will hit the ball."""
        at = kick_marks.on_ball(self._standing(), self._shown.contact, self._shown.offset)
        return self.view.logical(at)

    def contact_at(self, pos: Point) -> tuple[float, float] | None:
        """Where on the ball's face a place on the card is (contact, offset), or None."""
        return kick_cards.contact_at(pos, self.theme) if self._shown.card else None

    def ball_at(self, pos: Point) -> tuple[float, float] | None:
        """Where on the standing ball itself a place is (contact, offset), or None."""
        u, v = self._standing().face_at(self.view.device(pos))
        if not (-3.9 < v < 2.3 and abs(u) < 0.9 + (v + 3.73) * 0.58):
            return None
        contact, offset = kick_marks.face_contact(u, v)
        return max(-1.0, min(1.0, contact)), max(-0.9, min(0.9, offset))
