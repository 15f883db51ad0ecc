"""What is heard around the table: the referee's whistle, the crowd, the band."""

from __future__ import annotations

import numpy as np

from synth.waves import (
    RATE,
    Chance,
    Wave,
    band,
    count,
    curve,
    edges,
    fall,
    formants,
    mix,
    noise,
    room,
    shaped,
    silence,
    times,
    tone,
    wander,
)

Vowel = tuple[tuple[float, float, float], ...]
AH: Vowel = ((760, 110, 1.0), (1250, 130, 0.6), (2600, 220, 0.25), (3500, 350, 0.10))
EH: Vowel = ((560, 100, 1.0), (1800, 160, 0.5), (2550, 220, 0.3), (3500, 350, 0.12))
OH: Vowel = ((480, 90, 1.0), (880, 110, 0.55), (2500, 240, 0.12), (3400, 350, 0.05))
OO: Vowel = ((330, 80, 1.0), (760, 100, 0.4), (2300, 240, 0.06), (3300, 350, 0.03))
BRASS: Vowel = ((600, 500, 0.8), (1250, 700, 1.0), (2400, 900, 0.5))


def whistle(rng: Chance, seconds: float) -> Wave:
    """A pea whistle: the pea runs round thirty times a second and shakes both loudness and pitch."""
    t = times(seconds)
    pea = tone(curve(seconds, (0, 22), (0.06, 33), (seconds, 31)) + 1.5 * wander(rng, seconds, 9))
    blown = curve(seconds, (0, 0), (0.018, 0.9), (0.06, 1), (seconds - 0.05, 0.96), (seconds, 0))
    rise = 1 - 0.10 * np.exp(-t / 0.014) - 0.05 * np.maximum(0, (t - seconds + 0.05) / 0.05)
    shake = np.sin(2 * np.pi * pea)
    wave = silence(seconds)
    for hertz, strength in ((2780, 1.0), (3190, 0.55)):
        turns = tone(hertz * rise * (1 + 0.022 * shake))
        wave += strength * (np.sin(2 * np.pi * turns) + 0.12 * np.sin(4 * np.pi * turns))
    breath = shaped(noise(rng, seconds), band(1900, 6500)) * 0.3
    return np.asarray((wave * (0.56 + 0.44 * shake) + breath) * blown)


def far(rng: Chance, wave: Wave, *, seconds: float = 0.9, level: float = 0.32) -> Wave:
    """``wave`` on the field of a stadium."""
    return edges(room(rng, wave, seconds=seconds, level=level, low=250, high=3800), 0.002, 0.3)


def whistle_short(rng: Chance) -> Wave:
    """Play!"""
    return far(rng, whistle(rng, 0.26))


def whistle_long(rng: Chance) -> Wave:
    """Hold it: a penalty, a challenge."""
    return far(rng, whistle(rng, 0.85))


def whistle_final(rng: Chance) -> Wave:
    """Twice short, once long: it is over."""
    parts = [(0.0, whistle(rng, 0.22), 1.0), (0.34, whistle(rng, 0.22), 1.0), (0.68, whistle(rng, 1.15), 1.0)]
    return far(rng, mix(1.9, parts))


def voice(rng: Chance, pitch: Wave, loud: Wave, breath: float = 0.25) -> Wave:
    """What leaves one throat before the mouth shapes it: a buzz at ``pitch``, and air."""
    seconds = len(pitch) / RATE
    sung = pitch * (1 + 0.02 * wander(rng, seconds, 5) + 0.008 * wander(rng, seconds, 23))
    turns = tone(sung) + rng.uniform()
    buzz = 2 * (turns % 1) - 1
    return np.asarray((buzz + breath * rng.standard_normal(len(buzz))) * loud)


def choir(seconds: float, mouths: list[tuple[Vowel, list[Wave]]], *, looped: bool = False) -> Wave:
    """Voices, gathered by the vowel they shout."""
    wave = silence(seconds)
    for vowel, throats in mouths:
        wave += shaped(np.sum(throats, axis=0), formants(vowel, floor=0.01), looped=looped)
    return shaped(wave, band(180, 5200, 1), looped=looped)


def claps(rng: Chance, seconds: float, per_second: Wave) -> Wave:
    """Many hands: each clap a crack of the air between two palms; ``per_second`` at each sample."""
    hits = rng.poisson(np.maximum(0, per_second) / RATE) * rng.uniform(0.2, 1.0, len(per_second))
    palm = noise(rng, 0.03) * fall(0.03, 0.004)
    spread = np.convolve(hits, palm)[: len(per_second)]
    return shaped(spread, formants([(1100, 350, 1.0), (1900, 600, 0.6), (3200, 900, 0.25)], floor=0.03))


def crowd_cheer(rng: Chance) -> Wave:
    """They jump up: a roar that is there at once, whistles in it, and clapping that outlasts it."""
    seconds = 3.4
    mouths: list[tuple[Vowel, list[Wave]]] = []
    for vowel, people in ((AH, 34), (EH, 26), (OH, 16)):
        throats = []
        for _ in range(people):
            start, top = rng.gamma(2.0, 0.055), rng.uniform(170, 460)
            hold = rng.uniform(0.7, 2.1)
            pitch = top * curve(
                seconds, (start, 0.82), (start + 0.16, 1.0), (start + hold, 0.9), (seconds, 0.72)
            )
            loud = curve(seconds, (start, 0), (start + 0.07, 1), (start + hold, 0.6), (start + hold + 0.8, 0))
            throats.append(voice(rng, pitch, loud * rng.uniform(0.3, 1.0)))
        mouths.append((vowel, throats))
    roar = choir(seconds, mouths)
    hands = claps(rng, seconds, curve(seconds, (0, 20), (0.5, 170), (1.8, 150), (seconds, 30)))
    wave = roar / np.std(roar) + 0.55 * hands / np.std(hands)
    for _ in range(3):
        wave = wave + 0.25 * mix(seconds, [(rng.uniform(0.25, 1.5), fingers(rng), 1.0)])
    wave *= curve(seconds, (0, 1), (2.2, 0.9), (seconds, 0.0)) ** 1.3
    return edges(room(rng, wave, seconds=0.8, level=0.7, low=200, high=3000)[: count(seconds)], 0.004, 0.5)


def fingers(rng: Chance) -> Wave:
    """Somebody whistles on two fingers."""
    seconds = rng.uniform(0.35, 0.6)
    base = rng.uniform(1900, 2500)
    glide = base * curve(seconds, (0, 0.8), (0.1, 1.0), (0.7 * seconds, 1.12), (seconds, 0.75))
    return np.asarray(np.sin(2 * np.pi * tone(glide)) * curve(seconds, (0, 0), (0.05, 1), (seconds, 0)))


def crowd_groan(rng: Chance) -> Wave:
    """They sink back: a long falling ooh."""
    seconds = 2.2
    mouths: list[tuple[Vowel, list[Wave]]] = []
    for vowel, people in ((OH, 38), (OO, 22), (AH, 10)):
        throats = []
        for _ in range(people):
            start, top = rng.gamma(2.2, 0.05), rng.choice([rng.uniform(105, 190), rng.uniform(190, 300)])
            end = start + rng.uniform(0.9, 1.5)
            pitch = top * curve(seconds, (start, 1.0), (start + 0.25, 1.06), (end, 0.66), (seconds, 0.6))
            loud = curve(seconds, (start, 0), (start + 0.16, 1), (start + 0.45, 0.85), (end, 0))
            throats.append(voice(rng, pitch, loud * rng.uniform(0.4, 1.0), breath=0.12))
        mouths.append((vowel, throats))
    groan = choir(seconds, mouths)
    return edges(room(rng, groan, seconds=0.8, level=0.7, low=180, high=2600)[: count(seconds)], 0.01, 0.4)


def crowd_murmur(rng: Chance) -> Wave:
    """A loop of 5 s: a full stadium that waits; nobody can be understood."""
    seconds = 5.0
    mouths: list[tuple[Vowel, list[Wave]]] = []
    for vowel, people in ((AH, 16), (EH, 16), (OH, 16), (OO, 12)):
        throats = []
        for _ in range(people):
            top = rng.choice([rng.uniform(95, 150), rng.uniform(170, 240)])
            turns = (
                round(top * seconds) / seconds
            )  # whole turns in the loop, so that its end meets its beginning
            pitch = turns * (1 + 0.10 * wander(rng, seconds, 2.5))
            pitch += turns - np.mean(pitch)
            syllables = np.maximum(0, wander(rng, seconds, rng.uniform(3, 6)))
            throats.append(voice(rng, pitch, syllables * rng.uniform(0.2, 1.0)))
        mouths.append((vowel, throats))
    talk = choir(seconds, mouths, looped=True)
    air = shaped(noise(rng, seconds), band(150, 900, 1), looped=True)
    wave = talk / np.std(talk) + 0.3 * air / np.std(air)
    tail = noise(rng, 0.5) * fall(0.5, 0.12)
    tail[0] += 14  # what comes straight, and what the stands give back
    everywhere = np.fft.irfft(np.fft.rfft(wave) * np.fft.rfft(tail, len(wave)), len(wave))
    return shaped(everywhere, band(160, 2600, 1), looped=True)


def horn(rng: Chance, hertz: float, seconds: float, loud: Wave) -> Wave:
    """A brass player: the louder, the brighter."""
    pitch = np.full(count(seconds), hertz) * (1 - 0.035 * fall(seconds, 0.025))
    pitch *= 1 + 0.004 * np.sin(2 * np.pi * (5.3 * times(seconds) + rng.uniform())) * curve(
        seconds, (0, 0), (0.3, 0), (0.6, 1), (seconds, 1)
    )
    turns, wave = tone(pitch * (1 + 0.0015 * wander(rng, seconds, 12))), silence(seconds)
    for harmonic in range(1, 15):
        if harmonic * hertz < 9000:
            wave += loud ** (0.75 + 0.28 * harmonic) * np.sin(2 * np.pi * harmonic * turns) / harmonic**0.55
    return shaped(wave, formants(BRASS, floor=0.25)) * loud


def fanfare(rng: Chance) -> Wave:
    """Touchdown: the band's four notes, three voices, and the drum under them."""
    seconds = 2.5
    chords = [
        (0.00, 0.13, (392.0, 493.9, 587.3)),
        (0.15, 0.13, (392.0, 493.9, 587.3)),
        (0.30, 0.13, (392.0, 493.9, 587.3)),
        (0.46, 0.30, (466.2, 587.3, 698.5)),
        (0.80, 0.13, (440.0, 523.3, 698.5)),
        (0.96, 1.05, (493.9, 587.3, 784.0)),
    ]
    parts: list[tuple[float, Wave, float]] = []
    for at, length, chord in chords:
        span = length + 0.08
        loud = curve(span, (0, 0), (0.022, 1.0), (0.09, 0.82), (length * 0.9, 0.8), (span, 0))
        for hertz in (chord[0] / 2, *chord):
            for player in range(2):
                late = rng.uniform(0, 0.008)
                parts.append((at + late, horn(rng, hertz * (1 + 0.003 * (player - 0.5)), span, loud), 0.2))
        parts.append((at, drum(rng), 0.8 if at in (0.0, 0.46, 0.96) else 0.35))
    return far(rng, mix(2.1, parts), seconds=0.8, level=0.3)[: count(seconds)]


def drum(rng: Chance) -> Wave:
    """A field drum: skin and snares."""
    skin = np.sin(2 * np.pi * tone(curve(0.25, (0, 190), (0.04, 150), (0.25, 140)))) * fall(0.25, 0.05)
    snares = shaped(noise(rng, 0.25), band(1200, 6500, 1)) * fall(0.25, 0.045)
    return np.asarray(skin + 0.5 * snares / np.std(snares) * 0.12)
