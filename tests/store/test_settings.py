"""A bad setting costs that setting alone, is named, and nothing that we do not know is thrown away."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from game.core.errors import SettingsError, StoreError
from game.store.settings import CHOICES, DEFAULT_KEYS, NAMES, RANGES, SeatSetUp, Settings, SetUp, check
from game.store.settings_file import SettingsFile

SETUP = SetUp(
    (
        SeatSetUp("Ada", 0, 1, team="Copper Foxes", level="coach:rookie"),
        SeatSetUp("The Machine", 7, 7, "coach:legend"),
    ),
    {"out_of_bounds": "net"},
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def load(path: Path, table: Any) -> SettingsFile:
    path.write_text(table if isinstance(table, str) else json.dumps(table), "utf-8")
    return SettingsFile(path)


# ---------------------------------------------------------------------------------------- values
def test_the_defaults_are_good() -> None:
    defaults = Settings()
    for name in NAMES:
        check(name, getattr(defaults, name))


@pytest.mark.parametrize(("name", "values"), CHOICES.items())
def test_a_choice_takes_its_words_alone(name: str, values: tuple[str, ...]) -> None:
    for value in values:
        assert getattr(Settings().but(**{name: value}), name) == value
    with pytest.raises(SettingsError, match=f"the setting {name} cannot be 'other': it must be one of"):
        Settings().but(**{name: "other"})


@pytest.mark.parametrize(("name", "ends"), RANGES.items())
def test_a_number_keeps_within_its_range(name: str, ends: tuple[float, float]) -> None:
    for value in (*ends, sum(ends) / 2):
        assert getattr(Settings().but(**{name: value}), name) == value
    bad: tuple[object, ...] = (ends[0] - 0.01, ends[1] + 0.01, float("nan"), float("inf"), True, "1", None)
    for other in bad:
        with pytest.raises(SettingsError, match=name):
            Settings().but(**{name: other})


def test_a_switch_is_on_or_off() -> None:
    assert Settings().but(mute=True).mute
    with pytest.raises(SettingsError, match="mute"):
        Settings().but(mute=1)


def test_a_setting_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SettingsError, match="no setting 'colour'"):
        Settings().but(colour="red")


def test_one_key_does_one_thing() -> None:
    with pytest.raises(SettingsError, match="'u' to both undo and redo"):
        Settings().but(keys={**DEFAULT_KEYS, "redo": "u"})


# -------------------------------------------------------------------------------------- the file
def test_what_is_saved_is_loaded(path: Path) -> None:
    settings = Settings().but(
        animation="none",
        text_scale=1.75,
        volume_crowd=0.0,
        kiosk=True,
        keys={**DEFAULT_KEYS, "undo": "backspace"},
        setups={"bfl": SETUP},
    )
    SettingsFile(path).save(settings)
    again = SettingsFile(path)
    assert again.settings == settings
    assert again.warnings == []


def test_without_a_file_the_defaults_stand_and_no_file_is_made(path: Path) -> None:
    file = SettingsFile(path)
    assert (file.settings, file.warnings) == (Settings(), [])
    assert not path.exists()


def test_what_is_missing_has_its_default(path: Path) -> None:
    file = load(path, {"mute": True, "keys": {"undo": "z"}})
    assert file.settings == Settings(mute=True, keys={**DEFAULT_KEYS, "undo": "z"})
    assert file.warnings == []


@pytest.mark.parametrize(
    ("table", "named"),
    [
        ({"animation": "warp"}, "animation"),
        ({"animation": ["fast"]}, "animation"),
        ({"text_scale": 3}, "text_scale"),
        ({"text_scale": "big"}, "text_scale"),
        ('{"text_scale": NaN}', "text_scale"),
        ('{"volume_ui": 1e999}', "volume_ui"),
        ({"mute": "yes"}, "mute"),
        ({"keys": ["u"]}, "keys"),
        ({"keys": {"undo": 5}}, "keys.undo"),
        ({"keys": {"undo": ""}}, "keys.undo"),
        ({"keys": {"undo": "r", "redo": "r"}}, "keys"),
        ({"setups": {"bfl": 5}}, "setups.bfl"),
        ({"setups": {"bfl": {}}}, "setups.bfl"),
        ({"setups": {"bfl": {"seats": []}}}, "setups.bfl.seats"),
        ({"setups": {"bfl": {"seats": [{"name": "A", "colour": 0}]}}}, "setups.bfl"),
        (
            {"setups": {"bfl": {"seats": [{"name": "A", "colour": 8, "pattern": 0}]}}},
            "setups.bfl.seats.1.colour",
        ),
        ({"setups": {"bfl": {"seats": [{"name": 7, "colour": 0, "pattern": 0}]}}}, "setups.bfl.seats.1.name"),
        (
            {"setups": {"bfl": {"seats": [{"name": "A", "colour": 0, "pattern": 0, "player": "coach:god"}]}}},
            "setups.bfl.seats.1.player",
        ),
        (
            {"setups": {"bfl": {"seats": [{"name": "A", "colour": 0, "pattern": 0, "level": "person"}]}}},
            "setups.bfl.seats.1.level",
        ),
        ({"setups": {"bfl": {"seats": "ab", "options": 5}}}, "setups.bfl"),
    ],
)
def test_a_bad_value_is_named_and_costs_itself_alone(path: Path, table: Any, named: str) -> None:
    file = load(path, table)
    (warning,) = file.warnings
    assert isinstance(warning, SettingsError)
    assert f"the setting {named}" in str(warning)
    assert "\n" not in str(warning)
    assert file.settings == Settings()


def test_good_values_beside_a_bad_one_stand(path: Path) -> None:
    seat = {"name": "Ada", "colour": 0, "pattern": 1}
    file = load(path, {"mute": True, "palette": "pink", "setups": {"sevens": 1, "bfl": {"seats": [seat]}}})
    assert file.settings.mute
    assert file.settings.palette == "standard"
    assert file.settings.setups == {"bfl": SetUp((SeatSetUp("Ada", 0, 1),))}
    assert len(file.warnings) == 2


def test_keys_that_a_newer_version_knows_are_kept(path: Path) -> None:
    file = load(path, {"mute": True, "smell": {"grass": 0.5}})
    assert file.warnings == []
    file.save(file.settings.but(mute=False))
    assert json.loads(path.read_text())["smell"] == {"grass": 0.5}
    assert json.loads(path.read_text())["mute"] is False


def test_a_file_with_settings_that_exist_no_more_loads_in_silence(path: Path) -> None:
    file = load(path, {"no_flashing": False, "board_direction": "turned", "confirm": "always"})
    assert file.warnings == []
    assert file.settings == Settings().but(confirm="always")


def test_the_set_up_of_a_game_is_remembered_beside_the_others(path: Path) -> None:
    file = SettingsFile(path)
    file.save(file.settings.but(setups={"bfl": SETUP, "sevens": SetUp(SETUP.seats[:1])}))
    assert SettingsFile(path).settings.setups["bfl"] == SETUP


@pytest.mark.parametrize(
    "content", ["", "{", "[]", "7", '{"mute": tru', "[" * 100_000, '{"a": ' + "9" * 5000 + "}"]
)
def test_a_file_that_cannot_be_read_is_kept_aside(path: Path, content: str) -> None:
    file = load(path, content)
    (warning,) = file.warnings
    assert "settings.bad.json" in str(warning)
    assert "\n" not in str(warning)
    assert file.settings == Settings()
    assert (path.parent / "settings.bad.json").read_text() == content
    file.save(Settings(mute=True))
    assert SettingsFile(path).settings == Settings(mute=True)
    assert (path.parent / "settings.bad.json").read_text() == content


def test_what_is_no_text_is_kept_aside(path: Path) -> None:
    path.write_bytes(b"\xff\xfe\x00")
    assert "settings.bad.json" in str(SettingsFile(path).warnings[0])


def test_a_file_that_cannot_be_moved_aside_is_not_written_over(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    file = load(path, "my own words")
    assert "no permission" in str(file.warnings[0])
    with pytest.raises(StoreError, match="set aside"):
        file.save(Settings(mute=True))
    assert path.read_text() == "my own words"
    assert file.settings == Settings(mute=True)


def test_a_full_disk_leaves_the_old_settings_and_the_new_ones_stand_in_memory(
    path: Path, small_disk: Callable[[int], AbstractContextManager[None]]
) -> None:
    file = SettingsFile(path)
    file.save(Settings())
    with small_disk(100), pytest.raises(StoreError, match="cannot be written"):
        file.save(Settings(mute=True))
    assert file.settings.mute
    assert not SettingsFile(path).settings.mute


def test_a_folder_in_the_place_of_the_file_is_said(path: Path) -> None:
    path.mkdir()
    file = SettingsFile(path)
    assert "a folder, not a file" in str(file.warnings[0])
    file.save(Settings(mute=True))
    assert SettingsFile(path).settings.mute
    assert (path.parent / "settings.bad.json").is_dir()


def test_in_memory_nothing_is_written(tmp_path: Path) -> None:
    file = SettingsFile(None)
    file.save(Settings(mute=True))
    assert file.settings.mute
    assert list(tmp_path.iterdir()) == []
