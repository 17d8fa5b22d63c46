"""Tests of the settings: sources, errors and secrets."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.cli.helpers import run
from tests.conftest import ROOT
from tests.doc_tables import DOCS, parts
from tests.test_docs import blocks
from tzolkin.server.db.urls import data_folder
from tzolkin.server.settings import LimitSettings, Settings, read_settings
from tzolkin.server.settings_errors import (
    ENV_PREFIX,
    OTHER_VARIABLES,
    BadSettingError,
    all_settings,
    expected_value,
    option_name,
    variable_name,
)

from .settings_table import PAGE, table

SECRET = "quetzalcoatl"  # noqa: S105 (it only looks for itself)


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ:
        if name.startswith("TZOLKIN_"):
            monkeypatch.delenv(name)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


def problem(**options: object) -> str:
    with pytest.raises(BadSettingError) as caught:
        read_settings(**options)
    error = caught.value
    assert error.__context__ is None or error.__suppress_context__, "it would show what was given"
    return str(error)


def test_defaults_are_right_by_themselves() -> None:
    settings = read_settings()
    assert (settings.host, settings.port, settings.log_format) == ("127.0.0.1", 2012, "text")
    assert settings.limits == LimitSettings()
    assert settings.trusted_proxies == settings.allowed_origins == ()
    assert settings.bot_processes >= 1


def test_every_setting_says_what_it_is_and_takes() -> None:
    for name, field in all_settings(Settings):
        assert field.description, name
        assert expected_value(field), name


def test_options_are_over_variables_over_the_file(
    monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    file.write_text("host = 'file'\nport = 1\nlog_level = 'error'\n[limits]\ntables = 7\n")
    monkeypatch.setenv("TZOLKIN_HOST", "variable_name")
    monkeypatch.setenv("TZOLKIN_PORT", "2")
    settings = read_settings(config=file, port=3, host=None)
    assert (settings.port, settings.host, settings.log_level) == (3, "variable_name", "error")
    assert settings.limits.tables == 7


def test_limits_from_all_places_are_put_together(
    monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    file.write_text("[limits]\ntables = 1\nchat_length = 1\nbody_bytes = 10001\n")
    monkeypatch.setenv("TZOLKIN_CONFIG", str(file))
    monkeypatch.setenv("TZOLKIN_LIMITS_CHAT_LENGTH", "2")
    monkeypatch.setenv("TZOLKIN_LIMITS_BODY_BYTES", "10002")
    limits = read_settings(limits_body_bytes=10003).limits
    assert (limits.tables, limits.chat_length, limits.body_bytes) == (1, 2, 10003)


def test_an_empty_variable_sets_nothing(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    monkeypatch.setenv("TZOLKIN_PUBLIC_URL", "")
    monkeypatch.setenv("TZOLKIN_LIMITS_TABLES", "")
    assert read_settings() == Settings()
    file.write_text("public_url = 'nowhere'\n")
    assert problem(config=file).endswith(f"(file {file})")


def test_lists_have_commas_or_are_lists(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    monkeypatch.setenv("TZOLKIN_TRUSTED_PROXIES", "127.0.0.1, 10.1.2.3/8,::1")
    file.write_text("allowed_origins = ['HTTPS://Example.ORG:443/', 'http://localhost:5173']\n")
    settings = read_settings(config=file)
    assert [str(each) for each in settings.trusted_proxies] == [
        "127.0.0.1/32",
        "10.0.0.0/8",
        "::1/128",
    ]
    assert settings.allowed_origins == ("https://example.org", "http://localhost:5173")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("host", ""),
        ("port", "http"),
        ("port", "65536"),
        ("database", "games.db"),
        ("database", "mysql://localhost/games"),
        ("public_url", "tzolkin.example"),
        ("public_url", "https://tzolkin.example/games"),
        ("public_url", "https://tzolkin.example:99999"),
        ("public_url", "https://nobody@tzolkin.example"),
        ("trusted_proxies", "localhost"),
        ("trusted_proxies", "10.0.0.0/33"),
        ("allowed_origins", "*"),
        ("allowed_origins", "https://tzolkin.example;script-src"),
        ("bot_processes", "0"),
        ("bot_limit", "0"),
        ("bot_limit", "nan"),
        ("webhook_private", "perhaps"),
        ("push_contact", "me@tzolkin.example"),
        ("log_level", "loud"),
        ("log_format", "xml"),
        ("limits.tables", "0"),
        ("limits.body_bytes", "1e3"),
        ("limits.chat_length", "many"),
    ],
)
def test_what_is_wrong_is_named_with_where_it_came_from(
    monkeypatch: pytest.MonkeyPatch, file: Path, name: str, value: str
) -> None:
    expected = f"{name} must be {expected_value(dict(all_settings(Settings))[name])}, not "
    given = repr(value) if name != "database" else "what was given"
    text = problem(**{name.replace(".", "_"): value})
    assert text.startswith(expected)
    assert text.endswith(f" (option {option_name(name)})")
    if value:
        monkeypatch.setenv(variable_name(name), value)
        assert problem().endswith(f" (variable {variable_name(name)})")
        monkeypatch.delenv(variable_name(name))
    *section, key = name.split(".")
    file.write_text("".join(f"[{each}]\n" for each in section) + f"{key} = '{value}'\n")
    text = problem(config=file)
    assert text.startswith(expected)
    assert text.endswith(f" (file {file})")
    if name not in ("trusted_proxies", "allowed_origins"):
        assert f"not {given} (" in text


def test_the_nearest_setting_is_named(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    file.write_text("prot = 1\n")
    assert problem(config=file) == f"prot is no setting; port is (file {file})"
    file.write_text("[limits]\nchat_lenght = 1\n")
    expected = "limits.chat_lenght is no setting; limits.chat_length is"
    assert problem(config=file) == f"{expected} (file {file})"
    file.write_text("body_bytes = 20000\n")
    assert "limits.body_bytes is" in problem(config=file)
    file.write_text("xyzzy = 1\n")
    assert problem(config=file) == f"xyzzy is no setting (file {file})"
    monkeypatch.setenv("TZOLKIN_LIMITS_TABLE", "5")
    assert problem() == (
        "limits.table is no setting; limits.tables is (variable TZOLKIN_LIMITS_TABLE)"
    )


def test_a_variable_that_sets_nothing_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZOLKIN_PROT", "2013")
    assert problem() == "prot is no setting; port is (variable TZOLKIN_PROT)"
    monkeypatch.setenv("TZOLKIN_PROT", "")
    monkeypatch.setenv("TZOLKIN_LIMIT_TABLES", "5")
    expected = "limit_tables is no setting; limits.tables is (variable TZOLKIN_LIMIT_TABLES)"
    assert problem() == expected
    monkeypatch.delenv("TZOLKIN_LIMIT_TABLES")
    for name in ("PURE", "COMPILE", "PAGE", "LINES", "SERVER"):
        monkeypatch.setenv(f"TZOLKIN_{name}", "1")
    assert read_settings() == Settings()


def test_variables_of_others_are_not_refused() -> None:
    """Variables that builds and development read are not refused."""
    read = [
        *(ROOT / "build_support").rglob("*.py"),
        *(ROOT / "src" / "tzolkin").rglob("*.py"),
        *(ROOT / "web").glob("*.ts"),
        ROOT / "setup.py",
    ]
    named = re.compile(rf"\b{ENV_PREFIX}[A-Z_]+")
    found = {name for path in read for name in named.findall(path.read_text(encoding="utf-8"))}
    ours = {variable_name(name) for name, _ in all_settings(Settings)}
    assert found - ours == OTHER_VARIABLES


def test_limits_are_a_table(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    file.write_text("limits = 5\n")
    assert problem(config=file) == f"limits must be a table, not 5 (file {file})"
    monkeypatch.setenv("TZOLKIN_LIMITS", "{")
    assert problem() == "limits must be a table, not '{' (variable TZOLKIN_LIMITS)"


def test_files_that_cannot_be_read(file: Path, tmp_path: Path) -> None:
    assert problem(config=file) == f"{file} cannot be read: no such file or directory"
    assert problem(config=tmp_path) == f"{tmp_path} cannot be read: is a directory"
    file.write_text("port: 2012\n")
    assert problem(config=file).startswith(f"{file} must be a file in TOML: ")
    file.write_bytes(b"host = '\xff'\n")
    assert problem(config=file).startswith(f"{file} must be a file in TOML: ")
    file.write_text("config = 'another.toml'\n")
    assert problem(config=file) == f"config must be an option or a variable (file {file})"


def test_web_push_needs_both() -> None:
    assert problem(push_key="key").startswith("push_contact must be like mailto:")
    settings = read_settings(push_key="key", push_contact="mailto:me@tzolkin.example")
    assert settings.push_key
    assert settings.push_key.get_secret_value() == "key"


def test_secrets_are_not_shown() -> None:
    url = f"postgresql://somebody:{SECRET}@localhost/games"
    settings = read_settings(
        database=url, push_key=SECRET, push_contact="mailto:me@tzolkin.example"
    )
    shown = [repr(settings), str(settings), repr(settings.database_url), str(settings.model_dump())]
    assert not [text for text in shown if SECRET in text]
    assert SECRET not in settings.model_dump_json()
    assert SECRET not in problem(database=f"mysql://somebody:{SECRET}@localhost/games")
    assert SECRET not in problem(database=SECRET)
    assert SECRET not in problem(push_key=[SECRET])


def test_databases_get_the_driver_that_we_use() -> None:
    for scheme in ("postgres", "postgresql", "postgresql+psycopg"):
        url = read_settings(database=f"{scheme}://me:pw@localhost/games").database_url
        assert (url.drivername, url.password) == ("postgresql+psycopg", "pw")
    assert read_settings(database="sqlite:///a.db").database_url.database == "a.db"


def test_games_are_kept_in_the_data_of_the_user(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    folder = tmp_path / ".local" / "share" / "tzolkin"
    assert data_folder() == folder
    assert read_settings().database_url.database == str(folder / "tzolkin.db")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder() == tmp_path / "data" / "tzolkin"
    monkeypatch.setattr("sys.platform", "darwin")
    assert data_folder() == tmp_path / "Library" / "Application Support" / "tzolkin"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert data_folder() == tmp_path / "local" / "tzolkin"


def test_how_links_begin() -> None:
    assert read_settings().base_url() == "http://127.0.0.1:2012"
    assert read_settings(port=0).base_url(port=4711) == "http://127.0.0.1:4711"
    assert read_settings(host="::1").base_url() == "http://[::1]:2012"
    everywhere = read_settings(host="0.0.0.0")  # noqa: S104
    assert everywhere.base_urls()[-1] == "http://localhost:2012"
    public = read_settings(public_url="https://Tzolkin.example/")
    assert public.base_url(port=1) == "https://tzolkin.example"


def test_the_example_on_the_page_is_right(file: Path) -> None:
    (example,) = blocks(DOCS / PAGE, "toml")
    file.write_text(example)
    assert read_settings(config=file).limits.tables == 500


def test_the_page_has_every_setting() -> None:
    """To fix it, run `python -m tests.server.settings_table`."""
    assert parts(PAGE)[1].strip() == table().strip()


def test_the_command_has_every_setting() -> None:
    listed = run("serve", "--settings", columns=200).out
    for name, field in all_settings(Settings):
        assert f"{option_name(name)} (variable {variable_name(name)}; default: " in listed
        assert str(field.description).replace("`", "")[:60] in listed
