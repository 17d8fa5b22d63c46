"""Metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "WEBSOCKET"}
OTHER = "other"  # stands for all labels that clients could make up, to keep their number small
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The metrics of one server, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        labels = ["method", "route"]
        self._requests = Counter(
            "tzolkin_requests",
            "Requests by method, route and class of status",
            [*labels, "status"],
            registry=self.registry,
        )
        self._seconds = Histogram(
            "tzolkin_request_seconds",
            "Seconds until a request was answered",
            labels,
            buckets=SECONDS,
            registry=self.registry,
        )
        self.websockets = self._gauge("websockets", "Open WebSockets")
        self.commits = self._counter("commits", "Turns and other changes that were committed")
        self.events_sent = self._counter("events_sent", "Events sent to clients")
        self.bots_thinking = self._gauge("bots_thinking", "Bots that are thinking now")
        self.bot_faults = self._counter("bot_faults", "Crashes and time-outs of bots")
        self.notices_sent = self._counter("notices_sent", "Notices by push or webhook that arrived")
        self.notices_failed = self._counter("notices_failed", "Notices that were given up")
        self.tables = self._gauge("tables_in_memory", "Tables held in memory")
        self.database_errors = self._counter("database_errors", "Errors of the database")

    def count_request(self, method: str, route: str | None, status: int) -> None:
        """Count a request; `route` is the template of the route, never the path."""
        self._requests.labels(_method_label(method), route or OTHER, f"{status // 100}xx").inc()

    def observe_seconds(self, method: str, route: str | None, seconds: float) -> None:
        self._seconds.labels(_method_label(method), route or OTHER).observe(seconds)

    def exposition(self) -> tuple[bytes, str]:
        """Return the text for Prometheus and its content type."""
        return generate_latest(self.registry), CONTENT_TYPE_LATEST

    def _counter(self, name: str, about: str) -> Counter:
        return Counter(f"tzolkin_{name}", about, registry=self.registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"tzolkin_{name}", about, registry=self.registry)


def _method_label(method: str) -> str:
    return method if method in METHODS else OTHER
