"""What clients are told when something is refused: always the same form, never a traceback."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from pydantic import BaseModel
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

MOST_FAULTS_TOLD = 5
LONGEST_FIELD, LONGEST_WISH = 100, 300
CODES = {
    400: "bad_request",
    401: "unauthorized",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
}

Validation = RequestValidationError | WebSocketRequestValidationError


class Problem(Exception):  # noqa: N818 (it is the client's, not the program's)
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
        """In plain ASCII: what clients sent may be no text that could be encoded again."""
        text = json.dumps(self.body())
        return Response(text, self.status, self.headers | dict(headers or {}), "application/json")


class ErrorDetail(BaseModel):
    code: str
    message: str
    params: dict[str, Any]


class ErrorBody(BaseModel):
    """The form of every refusal, for the OpenAPI description."""

    error: ErrorDetail


ERROR_RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorBody, "description": "Refused; `error` says why."}
    for status in ("4XX", 422, "5XX")
}


def install_error_handlers(app: FastAPI) -> None:
    """Make an app answer in our form; what is unexpected is left to the gate."""
    for kind in (Problem, HTTPException, RequestValidationError, WebSocketRequestValidationError):
        app.add_exception_handler(kind, _handle)


def as_problem(error: Exception) -> Problem | None:
    """The same in our form, or nothing if it is unexpected."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, HTTPException):
        return _from_status(error)
    if isinstance(error, Validation):
        return _from_validation(error.errors())
    return None


async def _handle(connection: Request | WebSocket, error: Exception) -> Response:
    """A WebSocket may be open already; the gate knows and closes it in the right way."""
    problem = as_problem(error)
    if problem is None or isinstance(connection, WebSocket):
        raise error
    return problem.response()


def _from_status(error: HTTPException) -> Problem:
    code = CODES.get(error.status_code, "refused")
    return Problem(error.status_code, code, _told(error), headers=error.headers)


def _told(error: HTTPException) -> str:
    if error.detail == "Not Found":
        return "there is nothing at this address"
    if error.detail == "Method Not Allowed":
        return f"this address takes {Headers(error.headers).get('allow', 'other methods')} only"
    return str(error.detail)


def _from_validation(faults: Sequence[Mapping[str, Any]]) -> Problem:
    told = [_fault(each) for each in faults[:MOST_FAULTS_TOLD]]
    message = f"{told[0]['field']}: {told[0]['message']}"
    return Problem(422, "invalid", message, {"faults": told})


def _fault(fault: Mapping[str, Any]) -> dict[str, str]:
    """What was sent is not repeated: it may be long, or secret."""
    if fault["type"] == "json_invalid":
        reason = fault.get("ctx", {}).get("error", "it cannot be read")
        return {"field": "body", "message": f"must be JSON ({reason})"}
    return {"field": _field(fault["loc"]), "message": _wish(fault)}


def _wish(fault: Mapping[str, Any]) -> str:
    if fault["type"] == "missing":
        return "is missing"
    text = str(fault["msg"]).removeprefix("Value error, ")
    return text.replace("Input should", "must", 1)[:LONGEST_WISH]


def _field(location: Sequence[str | int]) -> str:
    """`body.seats[1].name`: where it stands in what was sent."""
    parts = [f"[{part}]" if isinstance(part, int) else f".{part}" for part in location]
    return "".join(parts).removeprefix(".")[:LONGEST_FIELD] or "the request"
