"""The middleware of the server, in order."""

from __future__ import annotations

from starlette.middleware import Middleware

from ..limits import Limits
from ..metrics import Metrics
from ..settings import Settings
from .access_log import AccessLogMiddleware
from .body_limit import BodyLimitMiddleware
from .client_address import ClientAddressMiddleware
from .error_responses import ErrorResponseMiddleware
from .origins import OriginMiddleware
from .rate_limit import RateLimitMiddleware
from .security_headers import SecurityHeadersMiddleware


def middleware_stack(settings: Settings, limits: Limits, metrics: Metrics) -> list[Middleware]:
    """Return all middleware, outermost first, for `FastAPI(middleware=...)`."""
    own = [settings.public_url] if settings.public_url else []
    allowed = [*own, *settings.allowed_origins]
    return [
        Middleware(ClientAddressMiddleware, trusted=settings.trusted_proxies),
        Middleware(SecurityHeadersMiddleware),
        Middleware(AccessLogMiddleware, metrics=metrics),
        Middleware(ErrorResponseMiddleware),
        Middleware(RateLimitMiddleware, limits=limits),
        Middleware(OriginMiddleware, allowed=allowed, check_hosts=bool(own)),
        Middleware(BodyLimitMiddleware, max_bytes=settings.limits.body_bytes),
    ]
