"""Worn flagstones, one to a square, with moss in the joints and in drifts; the joints are the grid."""

from __future__ import annotations

import numpy as np

from game.ui.drawing.materials import Array, Noise, lin, mix, smooth

DARK, MID, LIGHT = "#4a4942", "#787569", "#a29d8c"
MOSS = ("#323a20", "#4e582e", "#707842")


def _ramp(t: Array, low: str, mid: str, high: str) -> Array:
    below = mix(lin(low), lin(mid), np.clip(t * 2, 0, 1))
    return np.where((t < 0.5)[..., None], below, mix(lin(mid), lin(high), np.clip(t * 2 - 1, 0, 1)))


def _relief(height: Array, strength: float, k: float) -> Array:
    """Light from the upper left on a height field: about 1 where it is flat."""
    gy, gx = np.gradient(height)
    lit: Array = 1 - (gx + gy) * strength * k
    return lit


def flagstones(w: int, h: int, columns: int, rows: int, k: float, seed: int = 31) -> Array:
    """The light of a field of ``columns`` by ``rows`` stones on w by h pixels; ``k``: pixels a unit. Slow."""
    rng = np.random.default_rng(seed)
    y = (np.arange(h, dtype=np.float32)[:, None] + 0.5) / k
    x = (np.arange(w, dtype=np.float32)[None, :] + 0.5) / k
    n, q = Noise(seed), Noise(seed + 1)
    cell = w / k / columns
    u = x / cell + (n.fbm(x / 26, y / 26, 3) - 0.5) * 0.10
    v = y / (h / k / rows) + (q.fbm(x / 26, y / 26, 3) - 0.5) * 0.10
    ci = np.clip(np.floor(u), 0, columns - 1).astype(np.int32)
    cj = np.clip(np.floor(v), 0, rows - 1).astype(np.int32)
    fu, fv = u - ci - 0.5, v - cj - 0.5
    qx, qy = np.abs(fu) - 0.40, np.abs(fv) - 0.40
    d = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - 0.10
    d = d * cell  # units from the joint, inside negative
    rough = n.fbm(x / 16 + 7, y / 16, 5)
    big = q.fbm(x / 210, y / 210, 3)
    tone = rng.normal(0, 0.055, (columns, rows)).astype(np.float32)[ci, cj]
    tilt = rng.normal(0, 0.05, (2, columns, rows)).astype(np.float32)
    lean = tilt[0][ci, cj] * fu + tilt[1][ci, cj] * fv
    t = np.clip(0.50 + tone + lean + (rough - 0.5) * 0.42 + (big - 0.5) * 0.26, 0, 1)
    rgb = _ramp(t, DARK, MID, LIGHT)
    height = -smooth(-3.0, 0.4, d) * 2.0 + (rough - 0.5) * 1.5
    rgb = rgb * np.clip(_relief(height, 0.52, k), 0.42, 1.8)[..., None]
    rgb = rgb * (1 - 0.78 * smooth(-1.7, -0.2, d))[..., None]
    growth = q.fbm(x / 120 + 3, y / 120, 4) * 0.7 + n.fbm(x / 14, y / 14 + 5, 4) * 0.3
    moss = smooth(0.50, 0.66, growth + 0.16 * smooth(-7, -0.4, d) - 0.04)
    tuft = n.fbm(x / 4.2, y / 4.2 + 11, 3)
    green = _ramp(smooth(0.2, 0.8, tuft), *MOSS)
    green = green * np.clip(_relief(tuft * 3, 0.42, k), 0.5, 1.8)[..., None]
    rgb = mix(rgb, green, moss * 0.80)
    crack = np.abs(q.fbm(x / 70 + 13, y / 70, 4) - 0.5)
    rgb = rgb * (1 - 0.40 * (1 - smooth(0.001, 0.006, crack)) * (1 - moss))[..., None]
    light: Array = rgb.astype(np.float32)
    return light
