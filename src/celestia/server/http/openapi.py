"""Additions to the framework's OpenAPI schema."""

from __future__ import annotations

from inspect import getmembers, isclass

import msgspec
from litestar import Litestar
from litestar.openapi.spec import Schema

from ..hosting import lobby
from ..protocol import device_shapes, shapes


def describe(app: Litestar) -> Litestar:
    """Declare that requests with unknown fields are refused."""
    strict = {
        name
        for module in (shapes, device_shapes, lobby)
        for name, shape in getmembers(module, isclass)
        if issubclass(shape, msgspec.Struct) and shape.__struct_config__.forbid_unknown_fields
    }
    for name, schema in (app.openapi_schema.components.schemas or {}).items():
        if name in strict and isinstance(schema, Schema):
            schema.additional_properties = False
    return app
