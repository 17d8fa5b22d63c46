"""The description of the API, made flat: what can be sent and answered, field by field.

Names of schemas, titles and descriptions are left out, since they are not part of the API.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Json = Any
Flat = dict[str, dict[str, Any]]  # fields by where they are, such as `body.seats[].kind`

METHODS = ("get", "put", "post", "delete", "patch")
CHECKS = (
    *("format", "pattern", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"),
    *("minLength", "maxLength", "minItems", "maxItems", "default"),
)


def operations(document: Json) -> dict[str, dict[str, Flat]]:
    """For every operation its parameters and the body it takes, and what it answers."""
    return {
        f"{method.upper()} {path}": _Operation(document, operations[method]).described()
        for path, operations in document["paths"].items()
        for method in METHODS
        if method in operations
    }


class _Operation:
    def __init__(self, document: Json, operation: Json) -> None:
        self._document, self._operation = document, operation

    def described(self) -> dict[str, Flat]:
        body = self._operation.get("requestBody", {})
        sent = self._content("body", body, required=body.get("required", False))
        for parameter in self._operation.get("parameters", []):
            where = f"{parameter['in']}.{parameter['name']}"
            sent |= self._flat(where, parameter["schema"], required=parameter["required"])
        answered: Flat = {}
        for status, answer in self._operation["responses"].items():
            answered |= {status: {"types": []}} | self._content(status, answer, required=True)
        return {"sent": sent, "answered": answered}

    def _content(self, where: str, source: Json, *, required: bool) -> Flat:
        found: Flat = {}
        for kind, content in source.get("content", {}).items():
            found |= self._flat(f"{where} {kind}", content.get("schema", {}), required=required)
        return found

    def _flat(self, where: str, schema: Json, *, required: bool) -> Flat:
        alternatives = list(self._alternatives(schema))
        found: Flat = {where: {"required": required, **_facts(alternatives)}}
        for each in alternatives:
            needed = each.get("required", [])
            for name, part in each.get("properties", {}).items():
                found |= self._flat(f"{where}.{name}", part, required=name in needed)
            for name, mark in (("items", "[]"), ("additionalProperties", "{}")):
                if isinstance(each.get(name), dict):
                    found |= self._flat(f"{where}{mark}", each[name], required=False)
        return found

    def _alternatives(self, schema: Json) -> Iterator[Json]:
        """A schema without references, or those of which one must fit."""
        schema = self._resolved(schema)
        choices = schema.get("anyOf") or schema.get("oneOf")
        if choices is None:
            yield schema
        else:
            for choice in choices:
                yield from self._alternatives(choice)

    def _resolved(self, schema: Json) -> Json:
        for part in schema.get("allOf", []):
            schema = {**schema, **self._resolved(part)}
        if "$ref" in schema:
            *_, name = schema["$ref"].split("/")
            schema = {**schema, **self._document["components"]["schemas"][name]}
        return schema


def _facts(alternatives: list[Json]) -> dict[str, Any]:
    """Types and allowed values of a field, and how its values are checked."""
    values = [value for each in alternatives for value in _values(each)]
    checks = {name: each[name] for each in alternatives for name in CHECKS if name in each}
    types = {str(each.get("type", "any")) for each in alternatives}
    return {"types": sorted(types), "values": sorted(map(str, values)), **checks}


def _values(schema: Json) -> list[Json]:
    return list(schema.get("enum", [schema["const"]] if "const" in schema else []))


def broken_promises(now: Json, then: Json) -> Iterator[str]:
    """What a client of the first release can no longer rely on."""
    operations_now = operations(now)
    for name, before in operations(then).items():
        if name not in operations_now:
            yield f"{name} is missing"
            continue
        sent, answered = (operations_now[name][part] for part in ("sent", "answered"))
        yield from (f"{name}: {fault}" for fault in _not_taken(sent, before["sent"]))
        yield from (f"{name}: {fault}" for fault in _not_answered(answered, before["answered"]))


def _not_taken(now: Flat, then: Flat) -> Iterator[str]:
    """What could be sent is taken, and nothing more is needed."""
    yield from _unlike(now, then)
    for where, facts in now.items():
        parent = where.rpartition(".")[0]
        within_something_new = parent in now and parent not in then
        needed_then = then.get(where, {}).get("required", False)
        if facts["required"] and not needed_then and not within_something_new:
            yield f"{where} must be sent now"


def _not_answered(now: Flat, then: Flat) -> Iterator[str]:
    """What was always answered still is."""
    yield from _unlike(now, then)
    for where, facts in then.items():
        if facts.get("required") and where in now and not now[where].get("required"):
            yield f"{where} need not be answered any more"


def _unlike(now: Flat, then: Flat) -> Iterator[str]:
    for where, facts in then.items():
        if where not in now:
            yield f"{where} is missing"
        elif not set(facts.get("values", [])) <= set(now[where].get("values", [])):
            yield f"{where} has other values: {now[where]['values']}"
        elif _rest(facts) != _rest(now[where]):
            yield f"{where} is {_rest(now[where])} instead of {_rest(facts)}"


def _rest(facts: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in facts.items() if name not in ("required", "values")}
