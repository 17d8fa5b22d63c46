"""Logs in one form, for people or programs, in which no key of ours can be read."""

from __future__ import annotations

import json
import logging
import logging.config
import re
from datetime import UTC, datetime
from typing import Any

LOGGER = logging.getLogger("tzolkin.server")
KEY_PREFIX = "k1_"
KEY = re.compile(KEY_PREFIX + r"[A-Za-z0-9_-]{22,}")  # what seats and tables are opened with
SECRETS = (
    (KEY, f"{KEY_PREFIX}***"),
    (re.compile(r"(://[^\s:/@]*):[^\s/@]+@"), r"\1:***@"),  # the password in a URL
    (re.compile(r"(password=)[^\s&'\"]+"), r"\1***"),
)
PLAIN = re.compile(r"[^\s\"'=\\\x00-\x1f\x7f-\x9f]+")


def log(
    event: str, *, level: int = logging.INFO, error: BaseException | None = None, **fields: object
) -> None:
    """Write what happened, with named values: `log("table made", seats=4)`."""
    LOGGER.log(level, event, exc_info=error, extra={"fields": fields})


def mask(text: str) -> str:
    """The same without keys and passwords."""
    for secret, instead in SECRETS:
        text = secret.sub(instead, text)
    return text


class JsonLines(logging.Formatter):
    """For programs. The whole line is masked, so that nothing escapes."""

    def format(self, record: logging.LogRecord) -> str:
        line = _fields(record) | {
            "time": _time(record),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return mask(json.dumps(line, default=str))


class ReadableText(logging.Formatter):
    """For people; masked like the other."""

    def format(self, record: logging.LogRecord) -> str:
        fields = [f"{name}={_quoted(value)}" for name, value in _fields(record).items()]
        first = " ".join([_time(record), f"{record.levelname:7}", record.getMessage(), *fields])
        traceback = [self.formatException(record.exc_info)] if record.exc_info else []
        return mask("\n".join([first, *traceback]))


def set_up_logging(level: str, form: str) -> None:
    """All loggers of the process, uvicorn's too; its lines show queries and whole addresses."""
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"text": {"()": ReadableText}, "json": {"()": JsonLines}},
            "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": form}},
            "root": {"level": "WARNING", "handlers": ["stderr"]},
            "loggers": {
                "tzolkin": {"level": level.upper()},
                "uvicorn": {"level": "WARNING", "handlers": [], "propagate": True},
                "uvicorn.error": {"level": "WARNING", "handlers": [], "propagate": True},
                "uvicorn.access": {"level": "CRITICAL", "handlers": [], "propagate": False},
            },
        }
    )
    logging.captureWarnings(True)


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    others = {} if record.name == LOGGER.name else {"logger": record.name}
    return others | getattr(record, "fields", {})


def _time(record: logging.LogRecord) -> str:
    time = datetime.fromtimestamp(record.created, UTC)
    return time.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _quoted(value: object) -> str:
    """So that no value can look like another line or field."""
    text = str(value)
    return text if PLAIN.fullmatch(text) else json.dumps(text)
