"""Structured logs, as text or JSON, with keys and passwords masked."""

from __future__ import annotations

import json
import logging
import logging.config
import re
from datetime import UTC, datetime
from typing import Any

from tzolkin.tables import keys

LOGGER = logging.getLogger("tzolkin.server")
SECRET_PATTERNS = (
    (keys.PATTERN, f"{keys.PREFIX}***"),
    (re.compile(r"(://[^\s:/@]*):[^\s/@]+@"), r"\1:***@"),  # the password in a URL
    (re.compile(r"(password=)[^\s&'\"]+"), r"\1***"),
)
UNQUOTED = re.compile(r"[^\s\"'=\\\x00-\x1f\x7f-\x9f]+")


def log(
    event: str, *, level: int = logging.INFO, error: BaseException | None = None, **fields: object
) -> None:
    """Log an event with named values: `log("table made", seats=4)`."""
    LOGGER.log(level, event, exc_info=error, extra={"fields": fields})


def mask(text: str) -> str:
    """Replace the keys and passwords in a text by asterisks."""
    for pattern, replacement in SECRET_PATTERNS:
        text = pattern.sub(replacement, text)
    return text


class JsonFormatter(logging.Formatter):
    """Format records as JSON, one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = _fields(record) | {
            "time": _time(record),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return mask(json.dumps(line, default=str))  # the whole line, so that nothing escapes


class TextFormatter(logging.Formatter):
    """Format records as text with `name=value` fields."""

    def format(self, record: logging.LogRecord) -> str:
        fields = [f"{name}={_quote(value)}" for name, value in _fields(record).items()]
        first = " ".join([_time(record), f"{record.levelname:7}", record.getMessage(), *fields])
        traceback = [self.formatException(record.exc_info)] if record.exc_info else []
        return mask("\n".join([first, *traceback]))


def set_up_logging(level: str, form: str) -> None:
    """Configure all loggers of the process.

    Those of uvicorn are restricted: its access log contains queries and complete addresses.
    """
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"text": {"()": TextFormatter}, "json": {"()": JsonFormatter}},
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


def _quote(value: object) -> str:
    """Quote a value that could be taken for another line or field."""
    text = str(value)
    return text if UNQUOTED.fullmatch(text) else json.dumps(text)
