"""Descriptions of an API, compared field by field.

Names of schemas, titles and descriptions do not matter to clients and are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Json = Any
Fields = dict[str, dict[str, Any]]  # by their paths, such as `body application/json.seats[].kind`

METHODS = ("get", "put", "post", "delete", "patch")
CONSTRAINTS = (
    *("format", "pattern", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"),
    *("minLength", "maxLength", "minItems", "maxItems", "default"),
)


def incompatibilities(now: Json, then: Json) -> Iterator[str]:
    """Yield what breaks clients of an earlier version of an API."""
    operations_now = operations(now)
    for name, before in operations(then).items():
        if name not in operations_now:
            yield f"{name} is missing"
            continue
        request, response = (operations_now[name][part] for part in ("request", "response"))
        yield from (f"{name}: {fault}" for fault in _in_request(request, before["request"]))
        yield from (f"{name}: {fault}" for fault in _in_response(response, before["response"]))


def operations(document: Json) -> dict[str, dict[str, Fields]]:
    """Return the fields of the requests and responses of all operations."""
    return {
        f"{method.upper()} {path}": _Operation(document, of_path[method]).fields()
        for path, of_path in document["paths"].items()
        for method in METHODS
        if method in of_path
    }


class _Operation:
    def __init__(self, document: Json, operation: Json) -> None:
        self._document, self._operation = document, operation

    def fields(self) -> dict[str, Fields]:
        body = self._operation.get("requestBody", {})
        request = self._content("body", body, required=body.get("required", False))
        for parameter in self._operation.get("parameters", []):
            path = f"{parameter['in']}.{parameter['name']}"
            request |= self._flat(path, parameter["schema"], required=parameter["required"])
        response: Fields = {}
        for status, answer in self._operation["responses"].items():
            response |= {status: {"types": []}} | self._content(status, answer, required=True)
        return {"request": request, "response": response}

    def _content(self, path: str, source: Json, *, required: bool) -> Fields:
        found: Fields = {}
        for kind, content in source.get("content", {}).items():
            found |= self._flat(f"{path} {kind}", content.get("schema", {}), required=required)
        return found

    def _flat(self, path: str, schema: Json, *, required: bool) -> Fields:
        """Return the field of a schema and those of everything in it."""
        alternatives = list(self._alternatives(schema))
        found: Fields = {path: {"required": required, **_facts(alternatives)}}
        for each in alternatives:
            needed = each.get("required", [])
            for name, part in each.get("properties", {}).items():
                found |= self._flat(f"{path}.{name}", part, required=name in needed)
            for name, mark in (("items", "[]"), ("additionalProperties", "{}")):
                if isinstance(each.get(name), dict):
                    found |= self._flat(f"{path}{mark}", each[name], required=False)
        return found

    def _alternatives(self, schema: Json) -> Iterator[Json]:
        """Yield a schema without references, or those of which one has to match."""
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
    """Return the types, the allowed values and the constraints of a field."""
    values = [value for each in alternatives for value in _values(each)]
    constraints = {
        name: each[name] for each in alternatives for name in CONSTRAINTS if name in each
    }
    types = {str(each.get("type", "any")) for each in alternatives}
    return {"types": sorted(types), "values": sorted(map(str, values)), **constraints}


def _values(schema: Json) -> list[Json]:
    return list(schema.get("enum", [schema["const"]] if "const" in schema else []))


def _in_request(now: Fields, then: Fields) -> Iterator[str]:
    """Yield what is not accepted any more, and what is required only now."""
    yield from _different(now, then)
    for path, facts in now.items():
        parent = path.rpartition(".")[0]
        in_new_object = parent in now and parent not in then
        required_then = then.get(path, {}).get("required", False)
        if facts["required"] and not required_then and not in_new_object:
            yield f"{path} is required now"


def _in_response(now: Fields, then: Fields) -> Iterator[str]:
    """Yield what is not always answered any more, or answered in another way."""
    yield from _different(now, then)
    for path, facts in then.items():
        if facts.get("required") and path in now and not now[path].get("required"):
            yield f"{path} is optional now"


def _different(now: Fields, then: Fields) -> Iterator[str]:
    for path, facts in then.items():
        if path not in now:
            yield f"{path} is missing"
        elif not set(facts.get("values", [])) <= set(now[path].get("values", [])):
            yield f"{path} has other values: {now[path]['values']}"
        elif _rest(facts) != _rest(now[path]):
            yield f"{path} is {_rest(now[path])} instead of {_rest(facts)}"


def _rest(facts: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in facts.items() if name not in ("required", "values")}
