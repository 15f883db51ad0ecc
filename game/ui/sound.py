"""All that is heard: one mixer, one mute.

``Sound`` plays by name what lies in assets/sounds. Without a sound device it is silent and says so once; a
missing file is named once; nothing here ever stops the game. Time is given by ``update``: hits that come too
thick are dropped, since eight dice on a table sound no better as three hundred clicks a second.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, Protocol

import pygame

from game.assets import asset
from game.core.errors import AssetError

Bus = Literal["effects", "crowd", "ui"]
LOG: Final = logging.getLogger(__name__)
RATE: Final = 44_100
BUFFER: Final = 512  # samples: 12 ms from the picture to the ear
VOICES: Final = 32
FAINTEST: Final = 0.015  # what is softer than this is not worth a voice


class Volumes(Protocol):
    """The part of the settings that is heard; volumes are 0 to 1."""

    @property
    def mute(self) -> bool: ...
    @property
    def volume_master(self) -> float: ...
    @property
    def volume_effects(self) -> float: ...
    @property
    def volume_crowd(self) -> float: ...
    @property
    def volume_ui(self) -> float: ...


@dataclass(frozen=True, slots=True)
class Kind:
    """A sound: its volume control, its variants, how many may begin at once and in a second.

    ``cue`` is what a window may show for it. A looped sound has a voice of its own.
    """

    bus: Bus = "effects"
    variants: int = 1
    burst: int = 2
    per_second: float = 8.0
    cue: str = ""
    looped: bool = False


KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        "die_felt": Kind(variants=5, burst=8, per_second=40),
        "die_die": Kind(variants=4, burst=5, per_second=30),
        "die_rail": Kind(variants=3, burst=4, per_second=20),
        "cup_shake": Kind(cue="the dice rattle", looped=True),
        "cup_pour": Kind(),
        "cup_down": Kind(),
        "helmet_step": Kind(variants=3, burst=4, per_second=20),
        "helmet_clash": Kind(variants=2, cue="helmets clash"),
        "flag": Kind(cue="a flag is thrown"),
        "cloth": Kind(),
        "paper_flick": Kind(variants=2, cue="flick"),
        "paper_land": Kind(variants=2),
        "doink_post": Kind(cue="doink: the post"),
        "doink_bar": Kind(cue="doink: the bar"),
        "spinner_click": Kind(variants=3, burst=2, per_second=40),
        "spinner_stop": Kind(),
        "whistle_short": Kind(cue="whistle"),
        "whistle_long": Kind(cue="a long whistle"),
        "whistle_final": Kind(cue="the final whistle"),
        "fanfare": Kind(cue="fanfare"),
        "crowd_cheer": Kind("crowd", variants=2, cue="the crowd cheers"),
        "crowd_groan": Kind("crowd", variants=2, cue="the crowd groans"),
        "crowd_murmur": Kind("crowd", looped=True),
        "click": Kind("ui"),
        "toggle": Kind("ui"),
        "page": Kind("ui"),
        "tick": Kind("ui"),
        "error": Kind("ui", cue="that does not go"),
        "pop": Kind("ui"),
    }
)
"""Every sound there is. tools/make_sounds.py makes their files."""

REFUSED: Final = KINDS["error"].cue
"""What is heard when a warning is shown."""

LOOPS: Final = {name: voice for voice, name in enumerate(n for n, kind in KINDS.items() if kind.looped)}
"""The voices kept for the sounds that loop."""


def files_of(name: str) -> list[str]:
    """The files of a sound, by their names below assets/sounds."""
    variants = KINDS[name].variants
    return [f"{name}.wav"] if variants == 1 else [f"{name}_{i}.wav" for i in range(1, variants + 1)]


class Sound:
    """The mixer. ``trouble`` is why it is silent, in one line; empty while all is well."""

    def __init__(self, settings: Volumes) -> None:
        self.trouble = ""
        self._settings = settings
        self._open: bool | None = None  # not tried yet
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._turn = dict.fromkeys(KINDS, 0)
        self._left = {name: float(kind.burst) for name, kind in KINDS.items()}
        self._loops: dict[str, tuple[float, float]] = {}  # volume and side of those that sound
        self._cues: list[str] = []

    def apply(self, settings: Volumes) -> None:
        """Take over changed volumes at once, also for what is sounding in a loop."""
        self._settings = settings
        if settings.mute and self._ready():
            for number in range(len(LOOPS), VOICES):
                pygame.mixer.Channel(number).stop()
        for name, (volume, pan) in self._loops.items():
            self._set_loop(name, volume, pan)

    def update(self, dt_s: float) -> None:
        """Time has passed: sounds that came too thick may come again."""
        for name, kind in KINDS.items():
            self._left[name] = min(float(kind.burst), self._left[name] + dt_s * kind.per_second)

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """Sound ``name`` once; ``pan`` runs from -1, left, to 1, right."""
        kind = KINDS[name]
        if volume < FAINTEST or self._left[name] < 1:
            return
        self._left[name] -= 1
        self._cue(kind)
        loud = volume * self._gain(kind.bus)
        if loud < FAINTEST or (sound := self._next(name)) is None:
            return
        channel = pygame.mixer.find_channel()
        if channel is not None:
            channel.play(sound)
            channel.set_volume(*sides(loud, pan))

    def loop(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """Let ``name`` sound until ``stop``. Called again, it changes the volume and the side."""
        if name not in self._loops:
            self._cue(KINDS[name])
            sound = self._next(name)
            if sound is None:
                return
            pygame.mixer.Channel(LOOPS[name]).play(sound, loops=-1, fade_ms=60)
        self._loops[name] = (volume, pan)
        self._set_loop(name, volume, pan)

    def stop(self, name: str, fade_s: float = 0.15) -> None:
        """End the loop ``name`` if it sounds."""
        if self._loops.pop(name, None) and self._ready():
            channel = pygame.mixer.Channel(LOOPS[name])
            channel.fadeout(round(fade_s * 1000)) if fade_s else channel.stop()

    def stop_all(self) -> None:
        """Silence, now: a match is left."""
        self._loops.clear()
        if self._ready():
            pygame.mixer.stop()

    def cues(self) -> list[str]:
        """What was to be heard since this was last asked, in words, also when muted: to be shown."""
        cues, self._cues = self._cues, []
        return cues

    def close(self) -> None:
        """Give the sound device back."""
        self.stop_all()
        self._loaded.clear()
        if self._ready():
            pygame.mixer.quit()
        self._open = None

    def _cue(self, kind: Kind) -> None:
        if kind.cue and kind.cue not in self._cues[-1:]:
            self._cues = [*self._cues[-7:], kind.cue]

    def _gain(self, bus: Bus) -> float:
        s = self._settings
        if s.mute:
            return 0.0
        own = {"effects": s.volume_effects, "crowd": s.volume_crowd, "ui": s.volume_ui}[bus]
        return loudness(s.volume_master) * loudness(own)

    def _set_loop(self, name: str, volume: float, pan: float) -> None:
        if self._ready():
            pygame.mixer.Channel(LOOPS[name]).set_volume(*sides(volume * self._gain(KINDS[name].bus), pan))

    def _ready(self) -> bool:
        """Whether the device is open, and nobody has closed it behind our back."""
        return bool(self._open and pygame.mixer.get_init())

    def _next(self, name: str) -> pygame.mixer.Sound | None:
        """The next variant of a sound, loaded when first wanted; None where there is none or no device."""
        if self._open is None:
            self._open = self._open_device()
        if not self._ready():
            return None
        files = files_of(name)
        self._turn[name] = (self._turn[name] + 1) % len(files)
        file = files[self._turn[name]]
        if file not in self._loaded:
            self._loaded[file] = self._load(file)
        return self._loaded[file]

    def _load(self, file: str) -> pygame.mixer.Sound | None:
        try:
            return pygame.mixer.Sound(asset("sounds", file))
        except (AssetError, pygame.error, OSError) as err:
            LOG.warning("no sound %s: %s", file, err)
            return None

    def _open_device(self) -> bool:
        try:
            pygame.mixer.init(RATE, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(VOICES)
            pygame.mixer.set_reserved(len(LOOPS))
        except pygame.error as err:
            self.trouble = f"no sound: {err}"
            LOG.warning(self.trouble)
            return False
        return True


def loudness(volume: float) -> float:
    """The amplitude for a volume control at ``volume``: half way sounds half as loud."""
    return volume * volume


def sides(amplitude: float, pan: float) -> tuple[float, float]:
    """The amplitudes of the left and the right speaker."""
    amplitude = min(1.0, max(0.0, amplitude))
    return amplitude * min(1.0, 1.0 - pan), amplitude * min(1.0, 1.0 + pan)
