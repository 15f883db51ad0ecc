"""What lies on the table and hits it: dice, cup, helmets, paper, cloth, posts, the spinner.

A hit is a body that rings (a list of modes) struck for as long as the two touch. Resin on felt touches long
and hardly rings; resin on resin touches a tenth of a millisecond and clicks; a steel post sings.
"""

from __future__ import annotations

import numpy as np

from synth.waves import (
    Chance,
    Wave,
    band,
    blow,
    chance,
    count,
    curve,
    edges,
    fall,
    formants,
    mix,
    modes,
    noise,
    room,
    shaped,
    silence,
    times,
    wander,
)

TABLE_TOP = tuple(
    sorted(85 * 24 ** chance("table top").uniform(0, 1, 34))
)  # Hz: a plate has many, at no scale
SHELL = tuple(1 + np.cumsum(chance("helmet").uniform(0.15, 0.75, 16)))  # a helmet's modes, to its lowest
FREE_BAR = (1.0, 2.756, 5.404, 8.933, 13.34)  # bending modes of a bar with free ends, to its lowest
RESIN = (3150.0, 4480.0, 5900.0, 7350.0, 9300.0, 11800.0)  # a small resin die: dull ones low, the click high


def spread(rng: Chance, hertz: float, by: float = 0.04) -> float:
    """``hertz``, a little higher or lower: no two hits are alike."""
    return float(hertz * (1 + rng.uniform(-by, by)))


def board(rng: Chance, seconds: float, *, damped: float) -> Wave:
    """The wooden table top, struck at some place; ``damped`` 1 is bare wood, larger is felt on it."""
    ring = []
    for hertz in TABLE_TOP:
        place = rng.uniform(0.2, 1.0)  # how much of this mode the place moves
        weight = (hertz / (hertz + 400)) ** 1.6 / (1 + (hertz / 900) ** 1.3)
        ring.append((hertz, 0.05 / damped / (1 + hertz / 700), place * weight))
    return modes(seconds, ring)


def resin(rng: Chance, seconds: float, *, dull: float = 1.0) -> Wave:
    """A die's own click."""
    ring = [
        (spread(rng, hertz, 0.07), 0.0052 / dull / (1 + i * 0.28), rng.uniform(0.5, 1.0) / (1 + 0.22 * i))
        for i, hertz in enumerate(RESIN)
    ]
    return modes(seconds, ring)


def die_on_felt(rng: Chance) -> Wave:
    """A soft thud of the table, the rub of the felt, hardly any click."""
    thud = blow(board(rng, 0.15, damped=rng.uniform(2.4, 3.2)), rng.uniform(0.0010, 0.0015))
    rub = shaped(noise(rng, 0.15), band(700, spread(rng, 3400, 0.2), 1)) * fall(0.15, 0.007, 0.001)
    click = blow(resin(rng, 0.15), 0.00035)
    parts = [(0, thud / peak(thud), 1.0), (0, rub / peak(rub), 0.22), (0.0004, click / peak(click), 0.2)]
    return edges(mix(0.15, parts), 0.0002, 0.05)


def die_on_die(rng: Chance) -> Wave:
    """Resin on resin: short, bright, a little hollow."""
    click = blow(resin(rng, 0.1, dull=0.72), rng.uniform(0.00009, 0.00014))
    knock = blow(modes(0.1, [(spread(rng, 1480), 0.004, 1.0), (spread(rng, 2240), 0.003, 0.7)]), 0.0003)
    return edges(mix(0.1, [(0, click / peak(click), 1.0), (0, knock / peak(knock), 0.4)]), 0.0001, 0.03)


def die_on_rail(rng: Chance) -> Wave:
    """A knock on a hardwood rail, with the die's click on top."""
    base = spread(rng, 470, 0.1)
    ring = [(base * r * rng.uniform(0.97, 1.03), 0.036 / (1 + i * 0.6), 1 / (1 + 0.45 * i)) for i, r in
            enumerate((1.0, 1.62, 2.4, 3.5, 4.9, 6.6))]  # fmt: skip
    knock = blow(modes(0.28, ring), 0.00055)
    under = blow(board(rng, 0.28, damped=1.5), 0.0012)
    click = blow(resin(rng, 0.28), 0.00016)
    parts = [(0, knock / peak(knock), 1.0), (0, under / peak(under), 0.45), (0, click / peak(click), 0.3)]
    return edges(mix(0.28, parts), 0.0001, 0.08)


LEATHER = formants([(290, 90, 1.0), (640, 160, 0.7), (1250, 350, 0.42), (2700, 900, 0.2)], floor=0.03)


def rattle(rng: Chance, seconds: float, hits: list[tuple[float, float]], *, looped: bool) -> Wave:
    """Dice inside a leather cup: ``hits`` at a time and a strength, on each other and on the wall."""
    parts: list[tuple[float, Wave, float]] = []
    for at, strength in hits:
        on_die = blow(resin(rng, 0.06, dull=rng.uniform(0.9, 1.4)), rng.uniform(0.00012, 0.0003))
        on_wall = blow(board(rng, 0.09, damped=2.2), rng.uniform(0.0014, 0.003))
        parts.append((at, on_die / peak(on_die), strength * rng.uniform(0.2, 0.9)))
        parts.append((at, on_wall / peak(on_wall), strength * rng.uniform(0.3, 0.9)))
    dry = mix(seconds, parts, looped=looped)
    bright, hollow = band(500, 9000, 1), LEATHER
    return 0.35 * shaped(dry, bright, looped=looped) + 1.6 * shaped(dry, hollow, looped=looped)


def cup_shake(rng: Chance) -> Wave:
    """A loop of 1.6 s: seven shakes of the cup, the dice slapping from end to end."""
    slaps, seconds = 14, 1.6
    hits = []
    for slap in range(slaps):
        for _ in range(9):
            late = rng.gamma(1.5, 0.021)
            strength = float(np.exp(-late / 0.05)) * (1.0 if slap % 2 else 0.8)
            hits.append(((slap + 0.2 * rng.uniform()) / slaps * seconds + late, strength))
    swish = (
        shaped(noise(rng, seconds), band(250, 1500, 1), looped=True)
        * (0.55 + 0.45 * wander(rng, seconds, 10))
        * 0.02
    )
    return rattle(rng, seconds, hits, looped=True) + swish


def cup_pour(rng: Chance) -> Wave:
    """The cup is emptied: the dice slide out over its lip, fewer and fewer of them."""
    seconds = 0.42
    hits = [(0.02 + 0.3 * rng.beta(1.3, 2.2), rng.uniform(0.3, 0.8)) for _ in range(17)]
    slide = shaped(noise(rng, seconds), band(420, 2600, 1)) * curve(
        seconds, (0, 0), (0.05, 1), (0.16, 0.7), (0.36, 0)
    )
    return edges(
        mix(seconds, [(0, rattle(rng, seconds, hits, looped=False), 1), (0, slide, 0.09)]), 0.002, 0.05
    )


def cup_down(rng: Chance) -> Wave:
    """The empty leather cup is put down, mouth first: a soft double thud with air in it."""
    thud = blow(board(rng, 0.3, damped=1.5), 0.004)
    air = shaped(noise(rng, 0.3), LEATHER) * fall(0.3, 0.018, 0.003)
    one = mix(0.3, [(0, thud / peak(thud), 1), (0, air / peak(air), 0.4)])
    return edges(mix(0.34, [(0, one, 1), (0.038, one, 0.45)]), 0.0005, 0.08)


def enamel(rng: Chance, seconds: float, *, base: float, decay: float, bright: float) -> Wave:
    """A thin enamelled shell: a crowd of modes that fits no scale."""
    ring = []
    for i, ratio in enumerate(SHELL):
        place = rng.uniform(0.3, 1.0) * rng.choice((-1, 1))
        ring.append((base * ratio, decay / (1 + 0.16 * i), place * bright**i))
    return modes(seconds, ring)


def helmet_step(rng: Chance) -> Wave:
    """A helmet is set down one mark on: a tap on lacquer and a small clink."""
    tap = blow(board(rng, 0.26, damped=1.25), 0.0012)
    clink = blow(enamel(rng, 0.26, base=spread(rng, 1850, 0.06), decay=0.034, bright=0.8), 0.0002)
    return edges(mix(0.26, [(0, tap / peak(tap), 1), (0.0006, clink / peak(clink), 0.34)]), 0.0002, 0.08)


def helmet_clash(rng: Chance) -> Wave:
    """Two helmets meet: crack, the ring of both shells, a bounce, the weight behind them."""
    crack = shaped(noise(rng, 0.9), band(900, 7000, 1)) * fall(0.9, 0.006)
    thump = blow(board(rng, 0.9, damped=1.1), 0.005)
    one = blow(enamel(rng, 0.9, base=spread(rng, 760, 0.06), decay=0.13, bright=0.86), 0.00025)
    two = blow(enamel(rng, 0.9, base=spread(rng, 910, 0.06), decay=0.11, bright=0.86), 0.00025)
    ring = mix(
        0.9, [(0, one / peak(one), 0.8), (0.0007, two / peak(two), 0.7), (0.031, one / peak(one), 0.25)]
    )
    parts = [(0, ring, 0.8), (0, thump / peak(thump), 1.0), (0, crack / peak(crack), 0.5)]
    return edges(mix(0.9, parts), 0.0002, 0.25)


def cloth(rng: Chance, seconds: float, flaps: list[tuple[float, float]]) -> Wave:
    """Cloth in the air: its rustle swells with each flap (a time and a strength)."""
    swell = sum((s * np.exp(-(((times(seconds) - at) / 0.032) ** 2)) for at, s in flaps), silence(seconds))
    soft = shaped(noise(rng, seconds), band(180, 1100, 1)) * swell
    crisp = shaped(noise(rng, seconds), band(1500, 5200, 1)) * swell**1.6
    crackle = np.where(rng.uniform(size=len(swell)) < 0.012 * swell, rng.standard_normal(len(swell)), 0.0)
    return np.asarray(soft + 0.45 * crisp + 1.5 * shaped(crackle, band(900, 4500, 1)))


def flag_thrown(rng: Chance) -> Wave:
    """The weighted flag: out of the belt, a flutter, its weight on the felt."""
    flutter = cloth(rng, 0.62, [(0.05, 1.0), (0.13, 0.75), (0.2, 0.6), (0.265, 0.5), (0.33, 0.4)])
    weight = blow(board(rng, 0.25, damped=2.6), 0.003)
    drop = cloth(rng, 0.25, [(0.02, 0.8), (0.07, 0.4)])
    return edges(
        mix(0.66, [(0, flutter, 0.5), (0.4, weight / peak(weight), 1.0), (0.395, drop, 0.35)]), 0.004, 0.08
    )


def cloth_laid(rng: Chance) -> Wave:
    """A cloth is laid down or drawn away."""
    return edges(cloth(rng, 0.42, [(0.07, 0.6), (0.15, 0.9), (0.24, 0.6), (0.31, 0.25)]), 0.01, 0.08)


def paper(rng: Chance, seconds: float, grains: int, over: float) -> Wave:
    """Stiff paper that gives: grains of crackle within ``over`` seconds, in the hollow of the folds."""
    crackle = silence(seconds)
    for _ in range(grains):
        crackle[int(rng.beta(1, 3) * over * len(crackle) / seconds)] += rng.standard_normal()
    return shaped(crackle, formants([(1250, 300, 0.8), (2500, 600, 1.0), (5200, 1500, 0.6)], floor=0.02))


def paper_flick(rng: Chance) -> Wave:
    """A finger snaps against the folded triangle: flesh, paper, and the air it takes along."""
    snap = blow(modes(0.2, [(spread(rng, h), d, g) for h, d, g in
                            ((430, 0.008, 1.0), (980, 0.006, 0.9), (1750, 0.005, 0.7), (2900, 0.003, 0.5))]),
                0.0007)  # fmt: skip
    folds = paper(rng, 0.2, 60, 0.03)
    whiff = shaped(noise(rng, 0.2), band(500, 2400, 1)) * curve(0.2, (0, 0), (0.02, 1), (0.2, 0))
    parts = [
        (0, snap / peak(snap), 1.0),
        (0.0005, folds / peak(folds), 0.5),
        (0.004, whiff / peak(whiff), 0.06),
    ]
    return edges(mix(0.2, parts), 0.0002, 0.05)


def paper_lands(rng: Chance) -> Wave:
    """The paper ball comes down on the table and tips over."""
    pat = blow(board(rng, 0.3, damped=2.0), 0.0016)
    folds = paper(rng, 0.3, 30, 0.02)
    one = mix(0.3, [(0, pat / peak(pat), 0.6), (0, folds / peak(folds), 0.7)])
    return edges(mix(0.34, [(0, one, 1.0), (0.085, one, 0.4), (0.14, one, 0.2)]), 0.0003, 0.08)


def doink(rng: Chance, *, base: float, decay: float) -> Wave:
    """The ball hits a hollow steel tube: a thump of paper, then the tube sings, two planes slightly apart."""
    ring = []
    for i, ratio in enumerate(FREE_BAR):
        for split, strength in ((1.0, 1.0), (1.0045, 0.3)):
            ring.append((base * ratio * split, decay / (1 + 0.9 * i), strength / (1 + 0.75 * i)))
    tube = blow(modes(1.3, ring), 0.0011)
    thump = blow(board(rng, 0.3, damped=1.6), 0.003)
    folds = paper(rng, 0.1, 40, 0.012)
    parts = [(0, tube / peak(tube), 1.0), (0, thump / peak(thump), 0.55), (0, folds / peak(folds), 0.3)]
    return edges(room(rng, mix(1.3, parts), seconds=0.6, level=0.07)[: count(1.4)], 0.0002, 0.4)


def doink_post(rng: Chance) -> Wave:
    """An upright is hit."""
    return doink(rng, base=392, decay=0.34)


def doink_bar(rng: Chance) -> Wave:
    """The crossbar is hit: longer and thicker than an upright, held at its middle."""
    return doink(rng, base=268, decay=0.25)


def spinner_click(rng: Chance) -> Wave:
    """A brass peg passes the flapper."""
    tongue = modes(0.07, [(spread(rng, 1180), 0.006, 1.0), (spread(rng, 2350), 0.004, 0.8)])
    peg = modes(0.07, [(spread(rng, 4100), 0.009, 0.5), (spread(rng, 6700), 0.006, 0.35)])
    return edges(blow(tongue + peg, 0.00022), 0.0001, 0.03)


def spinner_stop(rng: Chance) -> Wave:
    """The wheel comes to rest against a peg: the flapper rocks it back, thrice, each time less."""
    click, wood = spinner_click(rng), blow(board(rng, 0.2, damped=1.4), 0.003)
    parts = []
    for at, strength in ((0, 1.0), (0.16, 0.55), (0.29, 0.3), (0.4, 0.15)):
        parts += [(at, click / peak(click), 0.6 * strength), (at, wood / peak(wood), 0.7 * strength)]
    return edges(mix(0.66, parts), 0.0001, 0.12)


def peak(wave: Wave) -> float:
    """The largest sample."""
    return float(np.max(np.abs(wave)))
