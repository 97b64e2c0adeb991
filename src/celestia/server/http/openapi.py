"""The OpenAPI schema of the HTTP API: the framework's, with our additions.

It is built when it is requested, because that takes longer than everything else in creating an application.
"""

from __future__ import annotations

from inspect import getmembers, isclass
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin

from ..hosting import lobby
from ..protocol import device_shapes, shapes


def schema_of(app: Litestar) -> dict[str, Any]:
    return _strict(app.openapi_schema.to_schema())


class StrictJson(JsonRenderPlugin):
    """Serves the schema as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, _strict(openapi_schema))


def _strict(schema: dict[str, Any]) -> dict[str, Any]:
    """Declare that requests with unknown fields are refused."""
    components = schema["components"]["schemas"]
    for module in (shapes, device_shapes, lobby):
        for name, shape in getmembers(module, isclass):
            if name in components and issubclass(shape, msgspec.Struct):
                if shape.__struct_config__.forbid_unknown_fields:
                    components[name]["additionalProperties"] = False
    return schema
