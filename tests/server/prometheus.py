"""Reading the metrics of a server."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from tzolkin.server.metrics import Metrics


def samples(metrics: Metrics) -> dict[tuple[str, ...], float]:
    """Return the value of every metric by its name and labels."""
    text = metrics.exposition()[0].decode()
    families = text_string_to_metric_families(text)
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in families
        for sample in family.samples
    }
