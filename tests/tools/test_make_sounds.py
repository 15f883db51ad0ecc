"""The sounds: always the same ones, none too loud, none with a click at its end."""

import wave
from pathlib import Path

import numpy as np
import pytest

import make_sounds
from game.ui.sound import KINDS
from make_sounds import FOLDER, RECIPES, files, synthesize, wav
from synth.waves import PEAK, RATE, Wave, loudness

LOOPS = {name for name, kind in KINDS.items() if kind.looped}
ALL = [(name, file) for name in RECIPES for file in files(name)]
ONE_SHOTS = [file for name, file in ALL if name not in LOOPS]


def read(file: str) -> Wave:
    """The samples of a file in the folder, -1 to 1."""
    with wave.open(str(FOLDER / f"{file}.wav")) as data:
        return np.frombuffer(data.readframes(data.getnframes()), "<i2") / 32768


def test_the_generator_makes_what_the_mixer_plays() -> None:
    assert {name: recipe.variants for name, recipe in RECIPES.items()} == {
        name: kind.variants for name, kind in KINDS.items()
    }


@pytest.mark.parametrize("name", ["die_felt", "spinner_click", "whistle_short", "cup_shake"])
def test_the_generator_makes_the_very_files_that_are_shipped(name: str) -> None:
    for file in files(name):
        assert wav(name, file) == (FOLDER / f"{file}.wav").read_bytes()


@pytest.mark.parametrize("file", [file for _, file in ALL])
def test_nothing_clips(file: str) -> None:
    assert np.max(np.abs(read(file))) <= PEAK * 1.05, "a little more may come of halving the rate"


@pytest.mark.parametrize("file", ONE_SHOTS)
def test_a_sound_begins_and_ends_in_silence(file: str) -> None:
    samples = read(file)
    assert abs(samples[0]) < 0.002
    assert np.max(np.abs(samples[-20:])) < 0.004


@pytest.mark.parametrize("file", sorted(LOOPS))
def test_a_loop_meets_its_own_beginning(file: str) -> None:
    samples = read(file)
    usual = np.percentile(np.abs(np.diff(samples)), 99.9)
    assert abs(samples[0] - samples[-1]) <= usual


def test_hits_are_short_and_variants_differ() -> None:
    for name in ("die_felt", "die_die", "die_rail", "helmet_step", "spinner_click"):
        heard = [read(file) for file in files(name)]
        assert all(len(samples) / RATE < 0.3 for samples in heard)
        assert not any(np.array_equal(heard[0], other) for other in heard[1:])


@pytest.mark.parametrize("name", ["click", "whistle_short", "helmet_step", "page"])
def test_a_sound_is_as_loud_as_its_recipe_says(name: str) -> None:
    assert loudness(synthesize(name, files(name)[0])) == pytest.approx(RECIPES[name].decibels, abs=0.2)


def test_a_full_sine_at_1_khz_has_loudness_0() -> None:
    assert loudness(np.sin(2 * np.pi * 1000 * np.arange(RATE) / RATE)) == pytest.approx(0, abs=0.1)


def brightness(file: str) -> float:
    """The mean frequency of a sound, by its power."""
    power = np.abs(np.fft.rfft(read(file))) ** 2
    return float(np.sum(power * np.fft.rfftfreq(2 * len(power) - 2, 1 / RATE)) / np.sum(power))


def test_resin_is_brighter_on_resin_than_on_wood_and_dullest_on_felt() -> None:
    felt, rail, die = (
        np.mean([brightness(f) for f in files(n)]) for n in ("die_felt", "die_rail", "die_die")
    )
    assert felt < rail < die


def test_the_command_writes_and_compares(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert make_sounds.main(["click", "pop", "--out", str(tmp_path)]) == 0
    assert make_sounds.main(["click", "pop", "--out", str(tmp_path), "--check"]) == 0
    (tmp_path / "pop.wav").write_bytes(b"")
    assert make_sounds.main(["click", "pop", "--out", str(tmp_path), "--check"]) == 1
    assert "pop.wav: DIFFERS" in capsys.readouterr().out


def test_a_strange_name_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        make_sounds.main(["boing"])
    assert end.value.code == 2
    assert "there is no sound boing" in capsys.readouterr().err
