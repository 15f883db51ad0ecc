"""Waves as arrays: what all sounds are made of. Noise, modes that ring, blows, filters, rooms, loudness.

Everything is a float array at 44,100 samples a second. Chance comes from numpy's RandomState, whose stream is
frozen for good: the same name gives the same sound on every machine and with every numpy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]
Chance = np.random.RandomState
RATE = 44_100
LOUD_S = 0.05  # the ear sums up about this long: loudness is that of the loudest such stretch
PEAK = 10 ** (-1 / 20)  # no sample above -1 dB


def chance(name: str) -> Chance:
    """The generator of one sound: its own, so that a change to one sound leaves the others alone."""
    return np.random.RandomState(crc32(name.encode()))


def count(seconds: float) -> int:
    """How many samples that is."""
    return round(seconds * RATE)


def times(seconds: float) -> Wave:
    """The time of each sample."""
    return np.arange(count(seconds)) / RATE


def silence(seconds: float) -> Wave:
    """Nothing, for so long."""
    return np.zeros(count(seconds))


def noise(rng: Chance, seconds: float) -> Wave:
    """White noise."""
    return rng.standard_normal(count(seconds))


def modes(seconds: float, ring: Iterable[tuple[float, float, float]]) -> Wave:
    """A body struck once, very shortly: its modes, each a frequency in Hz, a decay in s and a strength."""
    t, wave = times(seconds), silence(seconds)
    for hertz, decay, strength in ring:
        wave += strength * np.exp(-t / decay) * np.sin(2 * np.pi * hertz * t)
    return wave * np.minimum(1.0, (seconds - t) / (0.3 * seconds))


def blow(body: Wave, contact_s: float) -> Wave:
    """``body`` struck by something that touches it for ``contact_s``: the softer, the longer, the duller."""
    force = np.sin(np.linspace(0, np.pi, max(3, count(contact_s))))
    return convolve(body, force / force.sum())[: len(body)]


def convolve(wave: Wave, answer: Wave) -> Wave:
    """``wave`` as answered by a room or a body whose answer to a single click is known."""
    size = len(wave) + len(answer) - 1
    return np.asarray(np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(answer, size), size))


def shaped(wave: Wave, gain: Callable[[Wave], Wave], *, looped: bool = False) -> Wave:
    """``wave`` with each frequency in Hz multiplied by ``gain``. ``looped``: its end meets its beginning."""
    size = len(wave) if looped else len(wave) + count(0.05)
    hertz = np.asarray(np.arange(size // 2 + 1) * (RATE / size), np.float64)
    answer = np.fft.rfft(wave, size) * gain(hertz)
    return np.asarray(np.fft.irfft(answer, size)[: len(wave)])


def band(low: float, high: float, order: int = 2) -> Callable[[Wave], Wave]:
    """The gain of a filter that keeps ``low`` to ``high`` Hz."""

    def gain(hertz: Wave) -> Wave:
        above = 1 / np.sqrt(1 + (low / np.maximum(hertz, 1e-3)) ** (2 * order))
        below = 1 / np.sqrt(1 + (hertz / high) ** (2 * order))
        return np.asarray(above * below)

    return gain


def formants(peaks: Sequence[tuple[float, float, float]], floor: float = 0.02) -> Callable[[Wave], Wave]:
    """The gain of a hollow body or a mouth: peaks of a frequency, a width in Hz and a strength."""

    def gain(hertz: Wave) -> Wave:
        total = np.full_like(hertz, floor)
        for centre, width, strength in peaks:
            total += strength / (1 + ((hertz - centre) / width) ** 2)
        return total

    return gain


def fall(seconds: float, decay: float, attack: float = 0.0) -> Wave:
    """A loudness that rises within ``attack`` and falls with ``decay``."""
    t = times(seconds)
    rise = np.minimum(1.0, t / attack) if attack else np.ones_like(t)
    return np.asarray(rise * np.exp(-np.maximum(0.0, t - attack) / decay))


def curve(seconds: float, *points: tuple[float, float]) -> Wave:
    """A line through ``points`` of time and value, straight from one to the next."""
    at, values = zip(*points)
    return np.asarray(np.interp(times(seconds), at, values))


def tone(hertz: Wave) -> Wave:
    """The phase, in turns, of a tone whose frequency is ``hertz`` at each sample."""
    return np.asarray(np.cumsum(hertz) / RATE)


def wander(rng: Chance, seconds: float, rate_hz: float) -> Wave:
    """A slow random curve of about -1 to 1 that turns ``rate_hz`` times a second, and ends where it began."""
    knots = rng.uniform(-1, 1, max(2, round(seconds * rate_hz)))
    at = np.linspace(0, len(knots), count(seconds), endpoint=False)
    left = at.astype(int)
    blend = (1 - np.cos(np.pi * (at - left))) / 2
    return np.asarray(knots[left] * (1 - blend) + knots[(left + 1) % len(knots)] * blend)


def mix(seconds: float, parts: Iterable[tuple[float, Wave, float]], *, looped: bool = False) -> Wave:
    """``parts``, each from a time on and at a strength, together. ``looped``: what overhangs begins again."""
    wave = silence(seconds)
    size = len(wave)
    for at, part, strength in parts:
        start = count(at)
        if looped:
            np.add.at(wave, (start + np.arange(len(part))) % size, strength * part)
        else:
            room_left = max(0, min(size - start, len(part)))
            wave[start : start + room_left] += strength * part[:room_left]
    return wave


def room(
    rng: Chance, wave: Wave, *, seconds: float, level: float, low: float = 200, high: float = 4000
) -> Wave:
    """``wave`` in a place that answers for ``seconds``: a tail of many faint echoes."""
    tail = shaped(noise(rng, seconds), band(low, high)) * fall(seconds, seconds / 5, 0.015)
    tail *= curve(seconds, (0, 1), (0.6 * seconds, 1), (seconds, 0))
    tail *= level / np.sqrt(np.sum(tail**2))
    wet = convolve(wave, tail)
    wet[: len(wave)] += wave
    return wet


def edges(wave: Wave, fade_in: float = 0.0005, fade_out: float = 0.01) -> Wave:
    """``wave`` without a click at either end."""
    wave = wave - np.mean(wave)
    start, end = count(fade_in), count(fade_out)
    wave[:start] *= np.linspace(0, 1, start)
    wave[-end:] *= np.linspace(1, 0, end) ** 2
    return wave


def heard(hertz: Wave) -> Wave:
    """How well the ear hears each frequency (the A curve of IEC 61672-1)."""
    f2 = hertz**2
    gain = 12194**2 * f2**2 / ((f2 + 20.6**2) * np.sqrt((f2 + 107.7**2) * (f2 + 737.9**2)) * (f2 + 12194**2))
    return np.asarray(gain * 10**0.1)


def loudness(wave: Wave) -> float:
    """The loudness in dB below a full sine at 1 kHz, as the ear hears the loudest twentieth of a second."""
    size = count(LOUD_S)
    power = np.pad(shaped(np.pad(wave, size), heard) ** 2, (0, size))
    sums = np.cumsum(power)
    loudest = np.max(sums[size:] - sums[:-size]) / size
    return float(10 * np.log10(2 * loudest + 1e-12))


def levelled(wave: Wave, decibels: float) -> Wave:
    """``wave`` as loud as ``decibels``, or as loud as it can be without a sample above the peak."""
    gain = 10 ** ((decibels - loudness(wave)) / 20)
    return wave * min(gain, PEAK / float(np.max(np.abs(wave))))


def samples(wave: Wave, *, halved: bool = False) -> bytes:
    """``wave`` as 16-bit samples; ``halved`` at half the rate, for what has nothing above 9 kHz."""
    if halved:
        spectrum = np.fft.rfft(wave)
        size = len(wave) // 2
        wave = np.fft.irfft(spectrum[: size // 2 + 1] * 0.5, size)
    return np.round(wave * 32767).astype("<i2").tobytes()
