"""How requests are refused: always in the same form, and never with a traceback."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, overload

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from pydantic import BaseModel
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from tzolkin.tables.errors import TableError

MOST_FAULTS = 5
LONGEST_FIELD, LONGEST_MESSAGE = 100, 300
CODES = {
    400: "bad_request",
    401: "unauthorized",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
}

STATUS = {  # of the errors that tables raise, by code
    "bot_or_person": 422,
    "id_used": 409,
    "illegal_action": 422,
    "lesson_over": 422,
    "needs_key": 401,
    "no_open_seat": 409,
    "no_such_lesson": 404,
    "no_such_ply": 422,
    "no_such_table": 404,
    "nobody_to_play": 422,
    "not_your_seat": 403,
    "not_your_turn": 409,
    "off_course": 422,
    "other_turn": 409,
    "out_of_date": 409,
    "same_colour": 422,
    "set_aside": 409,
    "turn_not_over": 422,
    "unknown_key": 401,
    "wrong_phase": 409,
}

Validation = RequestValidationError | WebSocketRequestValidationError


class ApiError(Exception):
    """A request that is refused; the message says what is wrong and what would be right."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        params: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.params = dict(params or {})
        self.headers = dict(headers or {})

    def body(self) -> dict[str, Any]:
        return {"error": {"code": self.code, "message": self.message, "params": self.params}}

    def response(self, headers: Mapping[str, str] | None = None) -> Response:
        """Return the response, in plain ASCII: not everything that clients send can be encoded."""
        text = json.dumps(self.body())
        return Response(text, self.status, self.headers | dict(headers or {}), "application/json")


def unavailable() -> ApiError:
    message = "The database cannot be reached; nothing was stored. Try again in a moment."
    return ApiError(503, "unavailable", message, {}, {"Retry-After": "2"})


def not_storable() -> ApiError:
    message = "This has a value that the database cannot hold; nothing was stored."
    return ApiError(422, "not_storable", message)


def try_again() -> ApiError:
    message = "Something else happened at the table in the same moment. Look again, and repeat it."
    return ApiError(409, "try_again", message)


class ErrorDetail(BaseModel):
    """Why a request was refused."""

    code: str
    message: str
    params: dict[str, Any]


class ErrorBody(BaseModel):
    """The form of every refusal."""

    error: ErrorDetail


ERROR_RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorBody, "description": "Refused; `error` says why."}
    for status in ("4XX", 422, "5XX")
}


def install_error_handlers(app: FastAPI) -> None:
    """Make an app answer in our form; unexpected errors are left to the middleware."""
    validation = (RequestValidationError, WebSocketRequestValidationError)
    for kind in (ApiError, TableError, HTTPException, *validation):
        app.add_exception_handler(kind, _handle)


@overload
def to_api_error(error: ApiError | TableError) -> ApiError: ...
@overload
def to_api_error(error: Exception) -> ApiError | None: ...
def to_api_error(error: Exception) -> ApiError | None:
    """Return an error in our form, or None if it is unexpected."""
    if isinstance(error, ApiError):
        return error
    if isinstance(error, TableError):
        return ApiError(STATUS[error.code], error.code, error.message, error.params)
    if isinstance(error, HTTPException):
        return _from_status(error)
    if isinstance(error, Validation):
        return _from_validation(error.errors())
    return None


async def _handle(connection: Request | WebSocket, error: Exception) -> Response:
    """Refuse a request. A WebSocket may be open already; the middleware knows how to close it."""
    refusal = to_api_error(error)
    if refusal is None or isinstance(connection, WebSocket):
        raise error
    return refusal.response()


def _from_status(error: HTTPException) -> ApiError:
    code = CODES.get(error.status_code, "refused")
    return ApiError(error.status_code, code, _describe(error), headers=error.headers)


def _describe(error: HTTPException) -> str:
    if error.detail == "Not Found":
        return "there is nothing at this address"
    if error.detail == "Method Not Allowed":
        return f"this address takes {Headers(error.headers).get('allow', 'other methods')} only"
    return str(error.detail)


def _from_validation(faults: Sequence[Mapping[str, Any]]) -> ApiError:
    described = [_fault(each) for each in faults[:MOST_FAULTS]]
    message = f"{described[0]['field']}: {described[0]['message']}"
    return ApiError(422, "invalid", message, {"faults": described})


def _fault(fault: Mapping[str, Any]) -> dict[str, str]:
    """Describe a fault without repeating what was sent: it may be long, or secret."""
    if fault["type"] == "json_invalid":
        reason = fault.get("ctx", {}).get("error", "it cannot be read")
        return {"field": "body", "message": f"must be JSON ({reason})"}
    return {"field": _field(fault["loc"]), "message": _message(fault)}


def _message(fault: Mapping[str, Any]) -> str:
    if fault["type"] == "missing":
        return "is missing"
    text = str(fault["msg"]).removeprefix("Value error, ")
    return text.replace("Input should", "must", 1)[:LONGEST_MESSAGE]


def _field(location: Sequence[str | int]) -> str:
    """Return where a fault is in what was sent, like `body.seats[1].name`."""
    parts = [f"[{part}]" if isinstance(part, int) else f".{part}" for part in location]
    return "".join(parts).removeprefix(".")[:LONGEST_FIELD] or "the request"
