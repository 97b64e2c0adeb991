"""Join the plain Python rules into one Cython unit.

The rules are many small files of plain typed Python. This script reads them and writes one `.pyx`:

* a module of `NAME: Final = <int>` lines is folded into the places that use it;
* a function whose name starts with `_` becomes a C function without the GIL, any other a checked Python one;
* the fields set in a class's `__init__` become C fields, lists made by `arrays` become C arrays;
* `State` gets its copying, bytes and peeking from the list of its fields: none can be forgotten.

One unit compiles in seconds and lets the C compiler inline across files.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parent / "src" / "celestia"
ROOTS = ("rules/staging.py", "native/playouts.py", "native/action_space.py", "native/observation.py")
C_TYPES = {
    "int": "int64_t",
    "bool": "bint",
    "None": "void",
    "list[int]": "list",
    "Options | None": "Options",
    "Buffer": "object",
}
ARRAY_TYPES = {
    "zeros": "int8_t",
    "table": "int8_t",
    "shorts": "int16_t",
    "longs": "int32_t",
    "wide": "int64_t",
}
SIZES = {"int8_t": 1, "int16_t": 2, "int32_t": 4, "int64_t": 8}
SCALARS = {"State": "int32_t", "Generator": "uint32_t"}
PLAIN_MODULES = {"arrays", "buffer"}  # written anew for C
PLAIN_ONLY = {"_flat", "_layout", "_copy_state", "_lowest", "listed", "WIDTHS", "FIELDS", "LAYOUT"}

HEADER = '''# cython: auto_pickle=False
# Generated from the plain Python rules: change those, not this.
cimport cython
from cpython.buffer cimport PyBUF_CONTIG, PyBuffer_Release, PyObject_GetBuffer
from cpython.bytes cimport PyBytes_FromStringAndSize
from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.ref cimport Py_INCREF
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint32_t
from libc.string cimport memcmp, memcpy

cdef extern from *:
    """
    #if defined(__GNUC__)
    #define celestia_lowest(bits) ((int64_t)__builtin_ctzll((unsigned long long)(bits)))
    #else
    static int64_t celestia_lowest(int64_t bits) {
        int64_t number = 0;
        while (!(bits >> number & 1)) number++;
        return number;
    }
    #endif
    """
    int64_t _lowest "celestia_lowest"(int64_t bits) noexcept nogil
'''

STATE_METHODS = """
    def listen(self, News to):
        self.news = to

    def clone(self):
        cdef State copy = State.__new__(State)
        memcpy(&copy.held, &self.held, {size})
        return copy

    def become(self, State other not None):
        memcpy(&self.held, &other.held, {size})

    def to_bytes(self):
        return PyBytes_FromStringAndSize(<char*>&self.held, {size})

    def read_bytes(self, bytes data not None):
        if len(data) != {size}:
            raise ValueError(f"a state has {size} bytes, not {{len(data)}}")
        memcpy(&self.held, <char*>data, {size})

    def __eq__(self, other):
        return isinstance(other, State) and memcmp(&self.held, &(<State>other).held, {size}) == 0

    def __hash__(self):
        return hash(self.to_bytes())

    def __reduce__(self):
        return state_from_bytes, (self.to_bytes(),)
"""

ENDING = """
cdef void _copy_state(State s, State other) noexcept nogil:
    memcpy(&s.held, &other.held, {size})

cdef hand_over(int8_t* numbers, int64_t size, buffer):
    cdef Py_buffer view
    try:
        PyObject_GetBuffer(buffer, &view, PyBUF_CONTIG)
    except (BufferError, ValueError):
        raise ValueError(f"{{size}} bytes in a row are needed, to be written to") from None
    fits = view.itemsize == 1 and view.len == size
    if fits:
        memcpy(view.buf, numbers, size)
    PyBuffer_Release(&view)
    if not fits:
        raise ValueError(f"{{size}} bytes in a row are needed, to be written to")

# Actions are the same few numbers again and again, and making a Python number takes longer than finding the
# action did: so the last ones are kept, each in the slot that its digits name.
cdef int32_t[{slots}] KEPT_ACTION
cdef list KEPT_NUMBER = [0] * {slots}

cdef list listed(Options out):
    cdef list found = PyList_New(out.count)
    cdef object number
    cdef int32_t action
    for at in range(out.count):
        action = out.action[at]
        slot = (action ^ action >> 17) & {slots} - 1
        if KEPT_ACTION[slot] != action:
            KEPT_ACTION[slot] = action
            KEPT_NUMBER[slot] = action
        number = KEPT_NUMBER[slot]
        Py_INCREF(number)  # the list takes a reference without counting it
        PyList_SET_ITEM(found, at, number)
    return found
"""


def constants_of(path: Path) -> dict[str, int] | None:
    """The numbers of a module that holds nothing but `NAME: Final = <int>`; None for any other module."""
    found: dict[str, int] = {}
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.Expr | ast.ImportFrom):
            continue
        if not (isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value):
            return None
        found[node.target.id] = int(ast.literal_eval(node.value))
    return found or None


def resolve(path: Path, node: ast.ImportFrom) -> Iterator[Path]:
    """The files a relative import reads."""
    folder = path.parent
    for _ in range(node.level - 1):
        folder = folder.parent
    base = folder.joinpath(*(node.module or "").split(".")) if node.module else folder
    if base.with_suffix(".py").exists():
        yield base.with_suffix(".py")
    else:
        yield from (base / f"{alias.name}.py" for alias in node.names)


def in_order(roots: list[Path]) -> list[Path]:
    """Every file the roots need, what is used before what uses it."""
    ordered: list[Path] = []
    visiting: set[Path] = set()

    def visit(path: Path) -> None:
        if path in ordered:
            return
        if path in visiting:
            raise SystemExit(f"{path.name} takes part in a ring of imports")
        visiting.add(path)
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ImportFrom) and node.level:
                for used in resolve(path, node):
                    visit(used)
        ordered.append(path)

    for root in roots:
        visit(root)
    return ordered


class Fold(ast.NodeTransformer):
    """Replace `card.WIND_GUST` by its number and drop the annotations of local names."""

    def __init__(self, constants: dict[str, dict[str, int]]) -> None:
        self.constants = constants

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.value, ast.Name):
            number = self.constants.get(node.value.id, {}).get(node.attr)
            if number is not None:
                return ast.Constant(number)
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """`// 4` is `>> 2` and `% 4` is `& 3`, of negative numbers too; C's own division would differ."""
        self.generic_visit(node)
        divisor = node.right.value if isinstance(node.right, ast.Constant) else None
        if not isinstance(divisor, int) or divisor < 1 or divisor & divisor - 1:
            return node
        if isinstance(node.op, ast.FloorDiv):
            return ast.BinOp(node.left, ast.RShift(), ast.Constant(divisor.bit_length() - 1))
        if isinstance(node.op, ast.Mod):
            return ast.BinOp(node.left, ast.BitAnd(), ast.Constant(divisor - 1))
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        self.generic_visit(node)
        if node.value is None or not isinstance(node.target, ast.Name):
            return node
        return ast.Assign([node.target], node.value, lineno=node.lineno)


class Unit:
    """The joined text under way."""

    def __init__(self) -> None:
        self.out = [HEADER]
        self.values: dict[str, object] = {}  # module-level numbers and lists met so far
        self.names: set[str] = set()
        self.state_size = 0

    def add_file(self, path: Path, constants: dict[str, dict[str, int]]) -> None:
        tree = ast.parse(path.read_text())
        used: dict[str, dict[str, int]] = {}
        for node in tree.body:
            if isinstance(node, ast.ImportFrom):
                used.update({a.name: constants[a.name] for a in node.names if a.name in constants})
        tree = Fold(used).visit(tree)
        for node in tree.body:
            self.add(node)

    def add(self, node: ast.stmt) -> None:
        if isinstance(node, ast.ClassDef):
            self.claim(node.name)
            self.out.append("\n".join(self.class_lines(node)))
        elif isinstance(node, ast.FunctionDef) and node.name not in PLAIN_ONLY:
            self.claim(node.name)
            self.out.append(function_text(node, ""))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            self.add_value(node.targets[0].id, node.value)

    def claim(self, name: str) -> None:
        if name in self.names:
            raise SystemExit(f"{name} is defined twice in the rules; names must be unique")
        self.names.add(name)

    def add_value(self, name: str, value: ast.expr) -> None:
        if name in PLAIN_ONLY:
            return
        self.claim(name)
        text = ast.unparse(value)
        if isinstance(value, ast.Call):
            self.out.append(f"cdef {text.removesuffix('()')} {name} = {text}")
            return
        number = eval(text, {"range": range}, self.values)
        self.values[name] = number
        self.out.append(constant_text(name, number))

    def class_lines(self, node: ast.ClassDef) -> Iterator[str]:
        fields = list(self.fields(node))
        yield f"\n@cython.final\ncdef class {node.name}:"
        yield from (f"    cdef {declaration}" for declaration, _, _ in fields)
        if node.name == "State":
            yield from self.state_methods(fields)
            return
        for item in node.body:
            if isinstance(item, ast.FunctionDef) and item.name != "__init__":
                yield function_text(item, "    ")

    def fields(self, node: ast.ClassDef) -> Iterator[tuple[str, str, list[int]]]:
        """(declaration, name, shape) of every field; the shape of a number is empty."""
        makers = next(i for i in node.body if isinstance(i, ast.FunctionDef) and i.name == "__init__")
        for line in makers.body:
            target = line.targets[0] if isinstance(line, ast.Assign) else getattr(line, "target", None)
            if not isinstance(target, ast.Attribute):
                continue
            if isinstance(line, ast.AnnAssign):
                yield f"{ast.unparse(line.annotation).split(' | ')[0]} {target.attr}", target.attr, [0]
                continue
            assert isinstance(line, ast.Assign)
            if isinstance(line.value, ast.Call):
                kind = ARRAY_TYPES[ast.unparse(line.value.func)]
                shape = [int(eval(ast.unparse(size))) for size in line.value.args]
                yield f"{kind}{''.join(f'[{n}]' for n in shape)} {target.attr}", target.attr, shape
            else:
                yield f"readonly {SCALARS.get(node.name, 'int32_t')} {target.attr}", target.attr, []

    def state_methods(self, fields: list[tuple[str, str, list[int]]]) -> Iterator[str]:
        shown = [field for field in fields if field[1] != "news"]
        for declaration, _, shape in shown:
            width = SIZES[declaration.removeprefix("readonly ").split("[")[0].split(" ")[0]]
            count = 1
            for size in shape:
                count *= size
            self.state_size += width * count
        yield "    def peek(self, str field):"
        for _, name, shape in shown:
            yield f'        if field == "{name}":\n            return {peek_text(name, shape)}'
        yield '        raise AttributeError(f"a state has no {field}")'
        yield "    def poke(self, str field, value):"
        for _, name, shape in shown:
            yield f'        if field == "{name}":\n' + poke_text(name, shape)
        yield '        raise AttributeError(f"a state has no {field}")'
        yield STATE_METHODS.format(size=self.state_size)


def peek_text(name: str, shape: list[int]) -> str:
    if not shape:
        return f"self.{name}"
    if len(shape) == 1:
        return f"[self.{name}[i] for i in range({shape[0]})]"
    return f"[[self.{name}[i][j] for j in range({shape[1]})] for i in range({shape[0]})]"


def poke_text(name: str, shape: list[int]) -> str:
    if not shape:
        return f"            self.{name} = value\n            return"
    check = (
        f"            if not isinstance(value, list) or len(value) != {shape[0]}:\n"
        f'                raise ValueError(f"{name} needs a list of {shape[0]}, not {{value!r}}")\n'
        f"            for i in range({shape[0]}):\n"
    )
    if len(shape) == 1:
        return check + f"                self.{name}[i] = value[i]\n            return"
    inner = (
        f"                for j in range({shape[1]}):\n                    self.{name}[i][j] = value[i][j]"
    )
    return check + inner + "\n            return"


def constant_text(name: str, value: int | list[int]) -> str:
    """A constant for the C compiler, which a variable of the module would not be."""
    if isinstance(value, int):
        size, body = "", f"#define celestia_{name} INT64_C({value})"
    else:
        numbers = ", ".join(f"INT64_C({number})" for number in value)
        size = f"[{len(value)}]"
        body = f"static const int64_t celestia_{name}{size} = {{{numbers}}};"
    return (
        f'cdef extern from *:\n    """\n    {body}\n    """\n    const int64_t{size} {name} "celestia_{name}"'
    )


def c_type(annotation: ast.expr | None) -> str:
    name = ast.unparse(annotation) if annotation else "None"
    return C_TYPES.get(name, name.split(" | ")[0].split("[")[0])


def function_text(node: ast.FunctionDef, indent: str) -> str:
    """The function with C types; its docstring stays."""
    parameters = [
        arg.arg if arg.arg == "self" else f"{c_type(arg.annotation)} {arg.arg}" for arg in node.args.args
    ]
    if node.name.startswith("_"):
        head = f"cdef {c_type(node.returns)} {node.name}({', '.join(parameters)}) noexcept nogil:"
    else:
        objects = [p if p.startswith("int64_t") or p == "self" else f"{p} not None" for p in parameters]
        head = f"def {node.name}({', '.join(objects)}):"
    body = "\n".join(ast.unparse(line) for line in node.body)
    lines = [head, *(f"    cdef bint {name}" for name in truths(node))]
    lines += [f"    {line}" for line in body.splitlines()]
    return "\n" + "\n".join(indent + line for line in lines)


def truths(node: ast.FunctionDef) -> list[str]:
    """Local names assigned nothing but truth values: Cython would take them for Python objects."""
    found = []
    for line in ast.walk(node):
        if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name) and is_truth(line.value):
            found.append(line.targets[0].id)
    return sorted(set(found))


def is_truth(value: ast.expr) -> bool:
    if isinstance(value, ast.IfExp):
        return is_truth(value.body)
    if isinstance(value, ast.BoolOp):
        return is_truth(value.values[0])
    if isinstance(value, ast.Call):
        return ast.unparse(value.func) == "bool"
    if isinstance(value, ast.UnaryOp):
        return isinstance(value.op, ast.Not)
    return isinstance(value, ast.Compare) or (
        isinstance(value, ast.Constant) and isinstance(value.value, bool)
    )


def join() -> str:
    files = in_order([SOURCE / root for root in ROOTS])
    constants = {path.stem: found for path in files if (found := constants_of(path))}
    unit = Unit()
    for path in files:
        if path.stem not in constants and path.stem not in PLAIN_MODULES:
            unit.add_file(path, constants)
    unit.out.append(ENDING.format(size=unit.state_size, slots=4096))
    return "\n".join(unit.out) + "\n"


def write(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "_compiled.pyx"
    text = join()
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
    return path


if __name__ == "__main__":
    print(write(Path("build/joined")))
