"""The settings of a server: options override variables, a TOML file and defaults, in this order.

docs/hosting.md lists them; `python -m tests.server.settings_table` updates the list.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    SecretStr,
    ValidationError,
    ValidationInfo,
    field_validator,
)
from pydantic_settings import (
    BaseSettings,
    InitSettingsSource,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)
from sqlalchemy import URL

from tzolkin.bots.cores import cores
from tzolkin.game.value_checks import LONGEST_TIME, MOST_PROCESSES

from .db.urls import check_database, database_url, default_database
from .lan_address import PROBE_ADDRESSES, find_lan_address
from .middleware.client_address import Network, parse_network
from .middleware.origins import parse_origin
from .settings_errors import (
    ENV_PREFIX,
    BadSettingError,
    check_variables,
    explain_error,
    variable_name,
)

MILLION = 1_000_000
LIMITS_PREFIX = "limits_"  # the option `limits_body_bytes` is the setting `limits.body_bytes`


def _split_list(value: Any) -> Any:
    """Split a list that is written with commas, as in options and variables."""
    return [part for part in value.split(",") if part.strip()] if isinstance(value, str) else value


def _check_push_contact(text: str | None) -> str | None:
    if text is not None and not text.startswith(("mailto:", "https://")):
        raise ValueError("neither an address of mail nor of a page")
    return text


Origin = Annotated[str, AfterValidator(parse_origin)]
Networks = Annotated[
    tuple[Annotated[Network, BeforeValidator(lambda text: parse_network(str(text)))], ...],
    BeforeValidator(_split_list),
]


def _setting(default: Any, description: str, expected: str, **checks: Any) -> Any:
    """Declare a setting; `expected` describes its values in error messages."""
    defaults = {"default_factory": default} if callable(default) else {"default": default}
    checks["json_schema_extra"] = {"expected": expected}
    return Field(**defaults, description=description, **checks)


def _number(default: Any, description: str, low: int = 1, high: int = MILLION) -> Any:
    return _setting(default, description, f"a whole number from {low} to {high}", ge=low, le=high)


class LimitSettings(BaseModel):
    """Limits for clients, in the section `[limits]` of the file."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    tables: int = _number(5000, "open tables in all")
    tables_per_address: int = _number(50, "open tables made from one address")
    new_tables_per_hour: int = _number(60, "new tables from one address in an hour")
    requests_per_minute: int = _number(1200, "requests from one address in a minute")
    actions_per_minute: int = _number(240, "actions of one seat in a minute")
    chat_per_minute: int = _number(20, "chat messages of one seat in a minute")
    chat_length: int = _number(500, "characters of a chat message", high=10_000)
    body_bytes: int = _number(300_000, "bytes of a request's body", 10_000, 100 * MILLION)
    message_bytes: int = _number(20_000, "bytes of a WebSocket message", 1000, 10 * MILLION)
    connections_per_address: int = _number(100, "open WebSockets from one address")
    connections_per_table: int = _number(
        100, "open WebSockets to one table: of strangers together, of each key"
    )


class Settings(BaseSettings):
    """The validated settings of a server; use `read_settings` for errors that name the setting."""

    model_config = SettingsConfigDict(
        env_prefix=ENV_PREFIX,
        env_nested_delimiter="_",
        env_nested_max_split=1,
        env_ignore_empty=True,
        enable_decoding=False,
        extra="forbid",
        frozen=True,
        hide_input_in_errors=True,
    )

    config: Path | None = _setting(None, "a TOML file with settings", "the path of a file")
    host: str = _setting(
        "127.0.0.1",
        "address to listen at; `0.0.0.0` or `::` for all",
        "the address or name of this machine",
        min_length=1,
    )
    port: int = _number(2012, "port to listen at; 0 for any that is free", 0, 65535)
    database: Annotated[SecretStr, AfterValidator(check_database)] = _setting(
        default_database,
        "where games are kept: `sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`",
        "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME",
    )
    public_url: Origin | None = _setting(
        None,
        "how links begin, if not with host and port; requests for other names are refused then",
        "like https://tzolkin.example, without a path",
    )
    trusted_proxies: Networks = _setting(
        (),
        "addresses or networks of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` "
        "are believed",
        "addresses or networks such as 127.0.0.1,10.0.0.0/8",
    )
    allowed_origins: Annotated[tuple[Origin, ...], BeforeValidator(_split_list)] = _setting(
        (),
        "origins besides our own whose pages may act here",
        "origins such as https://tzolkin.example,http://localhost:5173",
    )
    bot_processes: int = _number(cores, "processes in which bots think", high=MOST_PROCESSES)
    bot_limit: float = _setting(
        30.0,
        "seconds after which a bot's turn is made up for it",
        f"a number of seconds, more than 0 and at most {LONGEST_TIME}",
        gt=0,
        le=LONGEST_TIME,
        allow_inf_nan=False,
    )
    webhook_private: bool = _setting(
        False, "whether webhooks may lead to private addresses", "true or false"
    )
    push_key: SecretStr | None = _setting(
        None, "private key (VAPID) for web push; without one there is none", "a key"
    )
    push_contact: Annotated[str | None, AfterValidator(_check_push_contact)] = _setting(
        None,
        "whom push services can ask, `mailto:...` or `https://...`; needed with `push_key`",
        "like mailto:you@tzolkin.example or https://tzolkin.example, where there is a push_key",
        validate_default=True,
    )
    log_level: Literal["debug", "info", "warning", "error"] = _setting(
        "info",
        "what is logged: `debug`, `info`, `warning` or `error`",
        "debug, info, warning or error",
    )
    log_format: Literal["text", "json"] = _setting(
        "text", "how: `text` for people, `json` for programs", "text or json"
    )
    limits: LimitSettings = LimitSettings()

    @field_validator("push_contact")
    @classmethod
    def _require_contact_with_key(cls, contact: str | None, others: ValidationInfo) -> str | None:
        if contact is None and others.data.get("push_key") is not None:
            raise ValueError("missing")
        return contact

    @property
    def database_url(self) -> URL:
        """Return the URL with our driver; its repr hides the password."""
        return database_url(self.database)

    def base_url(self, port: int | None = None) -> str:
        """Return the URL for links; `port` is the actual port where the setting is 0."""
        return self.base_urls(port)[0]

    def base_urls(self, port: int | None = None) -> list[str]:
        """Return the URLs of the server; the first works from everywhere it can be reached."""
        if self.public_url:
            return [self.public_url]
        own = find_lan_address(self.host) if self.host in PROBE_ADDRESSES else self.host
        hosts = [own, "localhost"] if self.host in PROBE_ADDRESSES else [own]
        return [_base_url(host, port or self.port) for host in hosts if host]

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        file = _config_file(init_settings())
        in_file = InitSettingsSource(settings_cls, _read_file(file) if file else {})
        return init_settings, env_settings, in_file


def read_settings(**options: object) -> Settings:
    """Read all settings; options that are not None come first. Raises BadSettingError."""
    check_variables(Settings)
    given = _nest_limits({name: value for name, value in options.items() if value is not None})
    try:
        return Settings(**given)
    except ValidationError as error:
        raise explain_error(error.errors()[0], Settings, given, _config_file(given)) from None


def _base_url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _config_file(options: Mapping[str, Any]) -> Path | None:
    named = options.get("config") or os.environ.get(variable_name("config"))
    return Path(named).expanduser() if named else None


def _read_file(file: Path) -> dict[str, Any]:
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettingError(f"{file} cannot be read: {str(error.strerror).lower()}") from None
    except ValueError as error:
        raise BadSettingError(f"{file} must be a file in TOML: {error}") from None
    if "config" in values:
        raise BadSettingError(f"config must be an option or a variable (file {file})")
    return values


def _nest_limits(options: dict[str, Any]) -> dict[str, Any]:
    limits = {name for name in options if name.startswith(LIMITS_PREFIX)}
    below = {name.removeprefix(LIMITS_PREFIX): options[name] for name in limits}
    others = {name: value for name, value in options.items() if name not in limits}
    return {**others, "limits": below} if below else others
