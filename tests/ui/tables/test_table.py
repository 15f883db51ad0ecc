"""The BFL table: drawn = judged, and what is drawn is what is hit."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core import board
from game.ui.drawing.dice3d import octahedron
from game.ui.drawing.layers import Layers
from game.ui.drawing.teams import TEAMS
from game.ui.drawing.worker import Worker, shared
from game.ui.tables.bfl import static
from game.ui.tables.bfl.layout import BOARD_BOX, LACQUER, MIDDLE, RIM, THICK, layout
from game.ui.tables.bfl.picture import BflPicture, DiePicture, SidePicture, Target
from game.ui.tables.bfl.pieces import NEARER
from game.ui.tables.bfl.table import BflTable
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.prompt import floor
from game.ui.widgets.theme import PALETTES, Theme
from game.ui.widgets.view import View
from tests.ui.tables import samples

VIEW = View((1280, 720))
FLAT = samples.FLAT


class Idle(Worker):
    """Does nothing: the table is drawn on its stand-in."""

    def submit(self, key: object, job: object, *, anew: bool = False) -> None:
        """Forgets the job."""


@pytest.fixture(autouse=True)
def window() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(VIEW.size)


def drawn(picture: BflPicture, view: View = VIEW, theme: Theme | None = None) -> BflTable:
    """A table that has drawn a picture."""
    theme = theme or Theme()
    table = BflTable(view, theme, Layers(None, Idle()))
    table.draw(Canvas(pygame.Surface(view.size), theme, view), picture)
    return table


# ------------------------------------------------------------------- the geometry
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 640), (2560, 1080)])
def test_the_board_fills_its_box_in_every_window(size: tuple[int, int]) -> None:
    view = View(size)
    cam = layout(view).cam
    hx, hy = LACQUER[0] + RIM, LACQUER[1] + RIM
    corners = [
        view.logical(cam.spot(MIDDLE[0] + sx * hx, MIDDLE[1] + sy * hy, z))
        for sx, sy, z in ((-1, -1, -THICK), (1, -1, -THICK), (1, 1, 0.0), (-1, 1, 0.0))
    ]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    assert BOARD_BOX.left - 1 <= min(xs) <= max(xs) <= BOARD_BOX.right + 1
    assert BOARD_BOX.top - 1 <= min(ys) <= max(ys) <= BOARD_BOX.bottom + 1
    assert (max(ys) - min(ys)) / BOARD_BOX.h > 0.95


def board_pixels(view: View) -> pygame.Surface:
    static.trace_numerals()
    pixels = static.paint(layout(view), lambda: False)
    assert pixels is not None
    return pygame.image.frombytes(pixels, view.size, "RGB")


@pytest.mark.rule("BFL-2.5")
def test_bfl_2_5_the_red_line_is_drawn_where_a_die_is_judged_out() -> None:
    view = View((960, 540))
    picture, cam = board_pixels(view), layout(view).cam

    def is_red(x: float, y: float) -> bool:
        px, py = cam.spot(x, y)
        r, g, b = picture.get_at((round(px), round(py)))[:3]
        return bool(r > 2 * g and r > 2 * b)

    for along in (13.0, 47.0, 66.5):
        assert is_red(along, 0.0)
        assert is_red(along, board.HEIGHT)
        assert is_red(0.0, along)
        assert is_red(board.WIDTH, along)
        for off in (2.5, -2.5):  # neither within nor without
            assert not is_red(along, off)
            assert not is_red(along, board.HEIGHT + off)
            assert not is_red(off, along)
            assert not is_red(board.WIDTH + off, along)


def test_a_layer_that_is_not_wanted_any_more_is_given_up() -> None:
    static.trace_numerals()
    asked = 0

    def unwanted() -> bool:
        nonlocal asked
        asked += 1
        return asked > 2

    assert static.paint(layout(View((640, 360))), unwanted) is None


# ----------------------------------------------------------------- the first start
def test_the_finished_board_takes_the_place_of_the_shipped_one(tmp_path: Path) -> None:
    view, theme = View((640, 360)), Theme()
    table = BflTable(view, theme, Layers(tmp_path))
    canvas = Canvas(pygame.Surface(view.size), theme, view)
    table.draw(canvas, BflPicture(cup=None))
    first = pygame.surfarray.array3d(canvas.surf).astype(int)
    shared().finish()
    assert table.ready
    table.draw(canvas, BflPicture(cup=None))
    second = pygame.surfarray.array3d(canvas.surf).astype(int)
    assert abs(first - second).mean() < 6  # the same board, only sharper


def test_a_missing_picture_is_no_reason_not_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.tables.bfl.ground.FIRST", ("pictures", "gone.jpg"))
    table = drawn(samples.four())
    x, y = table.place.cam.spot(64.0, 33.0)
    r, g, b = table.ground.picture().get_at((round(x), round(y)))[:3]
    assert g > r
    assert g > b


# ----------------------------------------------------------------------- pointing
@pytest.mark.parametrize("place", [(0.0, 0.0), (60.0, 40.0), (118.0, 3.0), (-6.0, 84.0)])
def test_a_pointer_on_the_field_is_a_place_in_yards(place: tuple[float, float]) -> None:
    table = drawn(BflPicture())
    assert table.ground_at(table.spot(*place)) == pytest.approx(place, abs=0.05)


def test_a_pointer_on_a_helmet_finds_its_seat() -> None:
    table = drawn(samples.eight())
    for side in samples.eight().sides:
        spot = side.spot()
        assert spot is not None
        x, y = table.spot(*spot)
        assert table.helmet_at((x, y - 8)) == side.seat
    assert table.helmet_at((4, 4)) is None


def test_the_nearest_die_under_a_pointer_is_found() -> None:
    picture = samples.four()
    table = drawn(picture)
    for i, die in enumerate(picture.dice):
        assert table.die_at(table.spot(die.x, die.y, die.z)) == i
    assert table.die_at(table.spot(60.0, 70.0)) is None


def test_cards_and_flags_are_found_on_the_side_of_their_seat() -> None:
    table = drawn(samples.five())
    for seat, box in enumerate(table.card_boxes()):
        assert (box.centerx < 640) == (seat % 2 == 0)
        assert table.card_at(box.center) == seat
        assert table.flag_at((box.x + 2, box.y + 2)) is None
    boxes = table.card_boxes()
    assert all(not a.colliderect(b) for i, a in enumerate(boxes) for b in boxes[:i])


def test_the_cup_is_found_where_it_stands_and_where_it_is_held() -> None:
    table = drawn(samples.four())
    assert table.cup_at((104, 600))
    assert not table.cup_at((640, 300))
    table = drawn(samples.throwing())
    assert table.cup_at(table.spot(-4.0, 40.0, 8.0))


@pytest.mark.rule("BFL-4.4")
def test_bfl_4_4_the_call_is_one_of_two_keys_that_are_there_only_with_the_spinner() -> None:
    table = drawn(samples.calling())
    calls = {table.call_at((x, 510)) for x in range(440, 840, 10)}
    assert calls == {"odd", "even", None}
    assert drawn(samples.four()).call_at((500, 510)) is None


# ------------------------------------------------------------------ helmets and dice
def side_at(seat: int, lane: int, end: int, yards: float) -> SidePicture:
    return SidePicture(seat, TEAMS[seat], lane, end, yards)


def test_a_helmet_without_a_lane_is_not_on_the_field() -> None:
    picture = BflPicture([side_at(0, 0, board.LEFT, 0)])
    assert picture.sides[0].spot() is None
    assert drawn(picture)._helmets == []


def test_a_helmet_stands_in_the_middle_of_its_lane_at_its_progress() -> None:
    assert side_at(0, 1, board.LEFT, 30).spot() == (40.0, 75.0)
    assert side_at(1, 8, board.RIGHT, 30).spot() == (80.0, 5.0)


def test_a_dragged_helmet_is_where_the_hand_is() -> None:
    side = side_at(0, 4, board.LEFT, 30)
    side.place = (70.0, 12.0)
    table = drawn(BflPicture([side]))
    x, y = table.spot(70.0, 12.0)
    assert table.helmet_at((x, y - 10)) == 0


def die_at(x: float, y: float, z: float = FLAT) -> DiePicture:
    return DiePicture(x, y, z, octahedron().rest(3), 3, resting=z == FLAT)


@pytest.mark.parametrize(
    ("spot", "glass"),
    [
        ((60, 43, FLAT), True),  # behind the helmet
        ((60, 27, FLAT), False),  # in front of it
        ((75, 46, FLAT), False),  # beside it
        ((60, 43, 40.0), False),  # high above
    ],
)
def test_a_helmet_is_glassy_while_a_die_lies_behind_it(spot: tuple[float, float, float], glass: bool) -> None:
    picture = BflPicture([side_at(0, 5, board.LEFT, 50)], [die_at(*spot)])
    assert [helmet.glass for helmet in drawn(picture)._helmets] == [glass]


def test_two_helmets_on_one_spot_stand_beside_each_other() -> None:
    picture = BflPicture([side_at(0, 5, board.LEFT, 50), side_at(1, 5, board.RIGHT, 50)])
    one, two = drawn(picture)._helmets
    assert one.foot != two.foot
    assert abs(one.y - two.y) < board.LANE


def test_only_a_die_at_rest_outside_is_tagged() -> None:
    def reds(die: DiePicture) -> int:
        table = drawn(BflPicture(dice=[die], cup=None))
        surf = pygame.Surface(VIEW.size)
        table.draw(Canvas(surf, Theme(), VIEW), BflPicture(dice=[die], cup=None))
        return pygame.mask.from_threshold(surf, (200, 40, 26), (30, 30, 30)).count()

    out = die_at(50, -6)
    out.out = True
    tagged = reds(out)
    out.resting = False
    assert tagged > reds(out) + 300


# --------------------------------------------------------------------- all of them
SAMPLES = ["four", "eight", "two", "five", "throwing", "battling", "clashing", "spinning", "calling"]


@pytest.mark.parametrize("sample", SAMPLES)
def test_every_picture_can_be_drawn_large_and_small(sample: str) -> None:
    for size, theme in (
        ((1024, 640), Theme(text_scale=2.0)),
        ((1280, 720), Theme(palette=PALETTES[2], reduced_motion=True)),
        ((1600, 900), Theme(high_contrast=True)),
    ):
        drawn(getattr(samples, sample)(), View(size), theme)


def test_a_picture_drawn_twice_is_the_same_picture() -> None:
    theme = Theme()
    table = BflTable(VIEW, theme, Layers(None, Idle()))
    pictures = []
    for sample in ("eight", "battling", "eight"):
        canvas = Canvas(pygame.Surface(VIEW.size), theme, VIEW)
        table.draw(canvas, getattr(samples, sample)())
        shared().finish()
        table.draw(canvas, getattr(samples, sample)())
        pictures.append(pygame.image.tobytes(canvas.surf, "RGB"))
    assert pictures[0] == pictures[2]
    assert pictures[0] != pictures[1]


def test_the_board_is_out_of_focus_behind_a_battle_and_sharp_after_it() -> None:
    def detail(surf: pygame.Surface) -> float:
        strip = pygame.surfarray.array3d(surf.subsurface((215, 200, 30, 300))).astype(int)
        return float(abs(strip[:, 1:] - strip[:, :-1]).mean())

    theme = Theme()
    table = BflTable(VIEW, theme, Layers(None, Idle()))
    canvas = Canvas(pygame.Surface(VIEW.size), theme, VIEW)
    found = []
    for sample in ("four", "battling", "four"):
        table.draw(canvas, getattr(samples, sample)())
        found.append(detail(canvas.surf))
    assert found[1] < found[0] / 2
    assert found[2] == found[0]


def test_two_helmets_on_one_yard_can_both_be_taken() -> None:
    picture = BflPicture([side_at(0, 5, board.LEFT, 50), side_at(1, 5, board.RIGHT, 50)])
    table = drawn(picture)
    middle = table.spot(board.helmet_x(board.LEFT, 50), board.lane_y(5), 3.0)
    assert set(table.helmets_at(middle)) == {0, 1}
    assert table.helmet_at(middle) == table.helmets_at(middle)[0]


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 640)])
@pytest.mark.parametrize("listing", [False, True])
def test_the_board_keeps_clear_of_cards_and_bar(listing: bool, size: tuple[int, int], scale: float) -> None:
    view, theme = View(size), Theme(text_scale=scale)
    low = floor(theme, listing=listing)
    table = BflTable(view, theme, Layers(None, Idle()), floor=low)
    table.draw(Canvas(pygame.Surface(size), theme, view), samples.eight())
    hx, hy = LACQUER[0] + RIM, LACQUER[1] + RIM
    corners = [
        table.spot(MIDDLE[0] + sx * hx, MIDDLE[1] + sy * hy, -THICK) for sx in (-1, 1) for sy in (-1, 1)
    ]
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    assert max(y for _, y in corners) <= low + 1
    assert all(card.right < left or card.x > right for card in table.card_boxes())
    assert all(card.bottom < low for card in table.card_boxes())


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("teams", ["four", "eight"])
def test_cards_grow_with_the_text(teams: str, scale: float) -> None:
    table = drawn(getattr(samples, teams)(), theme=Theme(text_scale=scale))
    plain = drawn(getattr(samples, teams)())
    for card, small in zip(table.card_boxes(), plain.card_boxes(), strict=True):
        assert (card.w > small.w and card.h > small.h) == (scale > 1)
        assert table.view.bounds.contains(card)


@pytest.mark.rule("BFL-6.3")
def test_a_ring_to_move_to_is_seen_over_a_die_that_lies_on_it() -> None:
    x, y = 60.0, board.lane_y(4)
    shots = []
    for targets in ([], [Target(x, y, TEAMS[0].colour, "50 yd")]):
        table = BflTable(VIEW, Theme(), Layers(None, Idle()))
        c = Canvas(pygame.Surface(VIEW.size), Theme(), VIEW)
        table.draw(c, BflPicture(dice=[samples.resting(3, x, y - NEARER, 0.2)], targets=targets))
        words = pygame.Rect(0, 0, 20, 8)
        words.center = round(table.spot(x, y - NEARER)[0]), round(table.spot(x, y - NEARER)[1])
        shots.append(pygame.image.tobytes(c.surf.subsurface(words), "RGB"))
    assert shots[0] != shots[1]
