"""The mixer: one mute, three volumes, hits that do not pile up, and silence where there is no device."""

from __future__ import annotations

import ast
import logging
import wave
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pygame
import pytest

from game.assets import folder
from game.core.errors import AssetError
from game.ui import sound as module
from game.ui.sound import KINDS, LOOPS, VOICES, Sound, files_of, loudness, sides

GAME = Path(module.__file__).parent.parent


@dataclass
class Set:
    """What the settings say about sound."""

    mute: bool = False
    volume_master: float = 1.0
    volume_effects: float = 1.0
    volume_crowd: float = 1.0
    volume_ui: float = 1.0


class Voice:
    """A voice of the mixer that sounds until it is told to stop, so that no test depends on the time."""

    def __init__(self) -> None:
        self.sounds = False
        self.volume = (1.0, 1.0)

    def play(self, what: pygame.mixer.Sound, loops: int = 0, fade_ms: int = 0) -> None:
        assert what.get_length() > 0
        self.sounds, self.volume = True, (1.0, 1.0)

    def set_volume(self, left: float, right: float) -> None:
        self.volume = (left, right)

    def stop(self) -> None:
        self.sounds = False

    def fadeout(self, _ms: int) -> None:
        self.sounds = False


class Mixer:
    """The voices of the mixer; the files are still loaded by the real one."""

    def __init__(self) -> None:
        self.voices = [Voice() for _ in range(VOICES)]

    def find(self) -> Voice | None:
        return next((voice for voice in self.voices[len(LOOPS) :] if not voice.sounds), None)

    def stop(self) -> None:
        for voice in self.voices:
            voice.stop()

    @property
    def sounding(self) -> list[int]:
        """The numbers of the voices that sound."""
        return [number for number, voice in enumerate(self.voices) if voice.sounds]


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> Mixer:
    mixer = Mixer()
    monkeypatch.setattr(pygame.mixer, "Channel", lambda number: mixer.voices[number])
    monkeypatch.setattr(pygame.mixer, "find_channel", mixer.find)
    monkeypatch.setattr(pygame.mixer, "stop", mixer.stop)
    return mixer


@pytest.fixture
def sound(mixer: Mixer) -> Iterator[Sound]:
    pygame.mixer.quit()
    sound = Sound(Set())
    yield sound
    sound.close()


def test_every_sound_has_its_files_and_every_file_its_sound() -> None:
    assert sorted(file for name in KINDS for file in files_of(name)) == sorted(
        file.name for file in folder().joinpath("sounds").iterdir()
    )


def test_every_sound_can_be_played(sound: Sound, mixer: Mixer) -> None:
    for name, kind in KINDS.items():
        if kind.looped:
            sound.loop(name)
        else:
            sound.play(name)
    assert len(mixer.sounding) == len(KINDS)
    assert sound.trouble == ""


def test_the_real_mixer_takes_it_all() -> None:
    pygame.mixer.quit()
    sound = Sound(Set())
    sound.play("whistle_long", 0.5, -0.5)
    sound.loop("crowd_murmur", 0.2)
    assert pygame.mixer.Channel(LOOPS["crowd_murmur"]).get_busy()
    sound.apply(Set(mute=True))
    sound.stop("crowd_murmur")
    sound.close()
    assert pygame.mixer.get_init() is None


def names_of_sounds(file: Path) -> Iterator[tuple[int, str]]:
    """The sounds that a file plays by name: `sound.play("pop")`, `sound="click"`; with their lines."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func).endswith(("sound.play", "sound.loop", "sound.stop"))
            given = [word.value for word in node.keywords if word.arg == "sound"]
            for value in [*node.args[:1], *given] if called else given:
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield node.lineno, value.value


def test_every_sound_that_the_game_plays_by_name_exists() -> None:
    played = {(f.name, line, name) for f in GAME.glob("**/*.py") for line, name in names_of_sounds(f)}
    assert {name for _, _, name in played} >= {"click", "error"}, "the names are found"
    assert [each for each in played if each[2] not in KINDS] == []


def test_the_device_is_opened_by_the_first_sound(sound: Sound) -> None:
    assert pygame.mixer.get_init() is None
    sound.play("click")
    assert pygame.mixer.get_init() is not None


def test_variants_take_turns(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(sound, "_load", loaded.append)
    for _ in range(5):
        sound.play("die_rail")
        sound.update(1)
    assert loaded == ["die_rail_2.wav", "die_rail_3.wav", "die_rail_1.wav"], "each is loaded once"


def test_hits_that_come_too_thick_are_dropped(sound: Sound, mixer: Mixer) -> None:
    for _ in range(100):
        sound.play("die_felt")
    assert len(mixer.sounding) == KINDS["die_felt"].burst


def test_and_come_again_when_time_has_passed(sound: Sound, mixer: Mixer) -> None:
    kind, begun = KINDS["die_rail"], 0
    for _ in range(60):
        for _ in range(10):
            sound.play("die_rail")
        begun += len(mixer.sounding)
        mixer.stop()
        sound.update(1 / 60)
    assert begun == pytest.approx(kind.burst + kind.per_second, abs=1), "the burst and one second of the rate"


def test_what_is_too_faint_takes_no_voice(sound: Sound) -> None:
    sound.play("die_felt", 0.001)
    assert pygame.mixer.get_init() is None


@pytest.mark.parametrize("name", ["die_felt", "crowd_cheer", "click"])
def test_mute_silences_all(sound: Sound, mixer: Mixer, name: str) -> None:
    sound.apply(Set(mute=True))
    sound.play(name)
    assert pygame.mixer.get_init() is None or not mixer.sounding


def test_mute_ends_what_sounds_and_keeps_loops_for_later(sound: Sound, mixer: Mixer) -> None:
    sound.play("whistle_long")
    sound.loop("crowd_murmur")
    sound.apply(Set(mute=True))
    murmur = LOOPS["crowd_murmur"]
    assert mixer.sounding == [murmur]
    assert mixer.voices[murmur].volume == (0, 0)
    sound.apply(Set())
    assert mixer.voices[murmur].volume == (1, 1)


@pytest.mark.parametrize(
    ("name", "volume"),
    [("die_felt", "volume_effects"), ("crowd_cheer", "volume_crowd"), ("click", "volume_ui")],
)
def test_each_volume_rules_its_own_sounds(sound: Sound, mixer: Mixer, name: str, volume: str) -> None:
    settings = Set()
    setattr(settings, volume, 0.0)
    sound.apply(settings)
    sound.play(name)
    assert pygame.mixer.get_init() is None, f"{name} is silent at {volume} 0"
    for other in ("die_rail", "crowd_groan", "pop"):
        sound.play(other)
    assert len(mixer.sounding) == 2


def test_the_master_volume_rules_them_all(sound: Sound, mixer: Mixer) -> None:
    sound.apply(Set(volume_master=0.5))
    sound.loop("crowd_murmur")
    assert mixer.voices[LOOPS["crowd_murmur"]].volume == (0.25, 0.25)


def test_half_way_on_the_control_is_a_quarter_of_the_amplitude() -> None:
    assert [loudness(at) for at in (0, 0.5, 1)] == [0, 0.25, 1]


@pytest.mark.parametrize(
    ("pan", "left", "right"), [(0, 0.8, 0.8), (-1, 0.8, 0), (1, 0, 0.8), (0.5, 0.4, 0.8)]
)
def test_a_sound_comes_from_its_side(pan: float, left: float, right: float) -> None:
    assert sides(0.8, pan) == pytest.approx((left, right))


def test_the_sides_never_overdrive() -> None:
    assert sides(3.0, 0) == (1, 1)
    assert sides(-1.0, 0) == (0, 0)


def test_a_loop_goes_on_with_changing_volume_until_it_is_stopped(sound: Sound, mixer: Mixer) -> None:
    cup = LOOPS["cup_shake"]
    sound.loop("cup_shake", 0.5)
    sound.loop("cup_shake", 1.0)
    assert mixer.sounding == [cup]
    assert mixer.voices[cup].volume == (1, 1)
    sound.stop("cup_shake")
    assert mixer.sounding == []
    sound.stop("cup_shake")


def test_leaving_a_match_is_silence(sound: Sound, mixer: Mixer) -> None:
    sound.loop("crowd_murmur")
    sound.play("whistle_final")
    sound.stop_all()
    assert mixer.sounding == []


def test_what_is_heard_can_be_shown_even_when_muted(sound: Sound) -> None:
    sound.apply(Set(mute=True))
    sound.play("whistle_short")
    sound.play("die_felt")
    sound.play("doink_post")
    assert sound.cues() == ["whistle", "doink: the post"]
    assert sound.cues() == []


def test_no_device_is_silence_and_one_warning(
    sound: Sound, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise pygame.error("no such audio device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            sound.play("click")
            sound.update(1)
        sound.loop("crowd_murmur")
        sound.stop("crowd_murmur")
        sound.apply(Set(mute=True))
        sound.stop_all()
    assert caplog.messages == ["no sound: no such audio device"]
    assert sound.trouble == "no sound: no such audio device"


def test_a_missing_file_is_named_once_and_the_others_sound(
    sound: Sound, mixer: Mixer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def missing(*parts: str) -> Path:
        raise AssetError(f"the file assets/{'/'.join(parts)} is missing")

    with caplog.at_level(logging.WARNING), monkeypatch.context() as patch:
        patch.setattr(module, "asset", missing)
        for _ in range(3):
            sound.play("click")
            sound.update(1)
    sound.play("pop")
    assert caplog.messages == ["no sound click.wav: the file assets/sounds/click.wav is missing"]
    assert len(mixer.sounding) == 1


def test_a_damaged_file_is_named_and_does_no_harm(
    sound: Sound, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    bad = tmp_path / "click.wav"
    bad.write_bytes(b"RIFF and no more")
    monkeypatch.setattr(module, "asset", lambda *_: bad)
    with caplog.at_level(logging.WARNING):
        sound.play("click")
    assert caplog.messages[0].startswith("no sound click.wav: ")


def test_a_device_closed_by_others_is_silence(sound: Sound) -> None:
    sound.loop("crowd_murmur")
    pygame.mixer.quit()
    sound.play("click")
    sound.loop("cup_shake")
    sound.stop("crowd_murmur")
    sound.apply(Set(mute=True))
    sound.stop_all()


def test_the_files_are_sound_that_any_machine_plays() -> None:
    total = 0
    for file in folder().joinpath("sounds").iterdir():
        total += file.stat().st_size
        with wave.open(str(file)) as data:
            assert (data.getnchannels(), data.getsampwidth()) == (1, 2), file.name
            assert data.getframerate() in (22_050, 44_100), file.name
    assert total < 3_000_000
