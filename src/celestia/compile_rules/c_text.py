"""Handwritten Cython: pointers, memory copies and loops without the GIL."""

HEADER = '''# cython: auto_pickle=False
# Generated from the plain Python rules. Change those instead.
cimport cython
from cpython.buffer cimport PyBUF_CONTIG, PyBuffer_Release, PyObject_GetBuffer
from cpython.bytes cimport PyBytes_FromStringAndSize
from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.object cimport PyObject
from cpython.ref cimport Py_INCREF
from libc.math cimport sqrt
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint32_t
from libc.string cimport memcmp, memcpy, memset

cdef extern from "Python.h":
    PyObject** PySequence_Fast_ITEMS(object)

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
    static void celestia_blank(unsigned char* row, long long size) {
        volatile size_t bytes = (size_t)size;  /* gcc would inline a constant size as a slower loop */
        memset(row, 0, bytes);
    }
    /* Games are not adjacent in memory, so prefetch the next game while playing this one. */
    static void celestia_fetch(const void* from, long long size) {
    #if defined(__GNUC__)
        for (long long at = 0; at < size; at += 64) __builtin_prefetch((const char*)from + at, 1);
    #endif
    }
    """
    void _fetch "celestia_fetch"(const void* start, int64_t size) noexcept nogil
    void _blank "celestia_blank"(uint8_t* row, int64_t size) noexcept nogil
    int64_t _lowest "celestia_lowest"(int64_t bits) noexcept nogil

REFUSAL = "{} numbers of {} bytes are needed in a row, to be written to"
'''

ROW = """
cdef inline uint8_t* _row(Bytes rows, int64_t number, int64_t size) noexcept nogil:
    return rows.number + number * size
"""

# A view of the caller's memory. It is released when the view is deleted or opened again.
LENT = """
@cython.final
cdef class {name}:
    cdef {kind}* number
    cdef int64_t size
    cdef Py_buffer view

    def open(self, buffer, int64_t size):
        cdef Py_buffer view
        try:
            PyObject_GetBuffer(buffer, &view, PyBUF_CONTIG)
        except (BufferError, ValueError):
            raise ValueError(REFUSAL.format(size, {width})) from None
        if view.itemsize != {width} or view.len != size * {width}:
            PyBuffer_Release(&view)
            raise ValueError(REFUSAL.format(size, {width}))
        if self.number != NULL:
            PyBuffer_Release(&self.view)
        self.view = view
        self.number = <{kind}*>view.buf
        self.size = size

    def __dealloc__(self):
        if self.number != NULL:
            PyBuffer_Release(&self.view)
"""
LENT_KINDS = (
    ("Bytes", "uint8_t", 1),
    ("Shorts", "int16_t", 2),
    ("Longs", "int32_t", 4),
    ("Reals", "float", 4),
)

LISTEN = """
    def listen(self, EventBuffer to):
        self.events = to
"""

# Methods of a class whose fields are contiguous in memory, so that they copy as one block.
BLOCK_METHODS = """
    def clone(self):
        cdef {name} copy = {name}.__new__({name})
        memcpy(&copy.{first}, &self.{first}, {size})
        return copy

    def become(self, {name} other not None):
        memcpy(&self.{first}, &other.{first}, {size})

    def to_bytes(self):
        return PyBytes_FromStringAndSize(<char*>&self.{first}, {size})

    def read_bytes(self, bytes data not None):
        if len(data) != {size}:
            raise ValueError(f"{noun} has {size} bytes, not {{len(data)}}")
        memcpy(&self.{first}, <char*>data, {size})

    def __eq__(self, other):
        return isinstance(other, {name}) and memcmp(&self.{first}, &(<{name}>other).{first}, {size}) == 0

    def __hash__(self):
        return hash(self.to_bytes())

    def __reduce__(self):
        return {maker}, (self.to_bytes(),)
"""

ENDING = """
cdef void _copy_state(State s, State other) noexcept nogil:
    memcpy(&s.held, &other.held, {size})

cdef lend(Bytes page, buffer, int64_t size):
    cdef Py_buffer* view = &page.view
    if page.number != NULL:
        give_back(page)
    try:
        PyObject_GetBuffer(buffer, view, PyBUF_CONTIG)
    except (BufferError, ValueError):
        raise ValueError(REFUSAL.format(size, 1)) from None
    if view.itemsize != 1 or view.len != size:
        PyBuffer_Release(view)
        raise ValueError(REFUSAL.format(size, 1))
    page.number = <uint8_t*>view.buf
    page.size = size

cdef give_back(Bytes page):
    PyBuffer_Release(&page.view)
    page.number = NULL
    page.size = 0

def visit_games(list games not None, list fresh not None, int64_t first, int64_t last,
                BatchRows rows not None, BatchDesk desk not None, int64_t what):
    cdef PyObject** game = PySequence_Fast_ITEMS(games)
    cdef PyObject** start = PySequence_Fast_ITEMS(fresh)
    cdef PyObject* checked = NULL
    if not 0 <= first <= last <= min(len(games), len(fresh)) or not _fits(rows, last):
        raise ValueError(f"there is no room for games {{first}} to {{last}}")
    for at in range(first, last):
        if not isinstance(<object>game[at], BatchGame):
            raise TypeError(f"game {{at}} is no game")
        if start[at] != checked:
            checked = start[at]
            if not isinstance(<object>checked, State):
                raise TypeError(f"game {{at}} has no initial state")
            if not _may_visit(<State>checked, rows):
                raise ValueError(f"game {{at}} is staged, or has too many seats")
    with nogil:
        for at in range(first, last):
            if at + 1 < last:
                _fetch(&(<BatchGame>game[at + 1]).position.held, {size})
                _fetch(_row(rows.observation, at + 1, {observation}), {observation})
                if rows.mask.size > 0:
                    _fetch(_row(rows.mask, at + 1, {ids}), {common_ids})
                    _fetch(_row(rows.mask, at + 1, {ids}) + {pay}, {common_ids})
                if rows.legal.size > 0:
                    _fetch(rows.legal.number + (at + 1) * {longest}, {common_answers})
            _visit(<BatchGame>game[at], <State>start[at], at, rows, desk, what)

def observe_games(list games not None, int64_t first, int64_t last, int64_t columns, Bytes out not None):
    cdef PyObject** game = PySequence_Fast_ITEMS(games)
    if not 0 <= first <= last <= len(games) or columns < 0 or out.size < last * columns * {observation}:
        raise ValueError(f"there is no room for games {{first}} to {{last}}")
    for at in range(first, last):
        if not isinstance(<object>game[at], BatchGame):
            raise TypeError(f"game {{at}} is no game")
    with nogil:
        for at in range(first, last):
            _observe_seats(<BatchGame>game[at], at, columns, out)

def advise_rows(int64_t first, int64_t last, AdviceRows rows not None, AdviceDesk desk not None):
    if not 0 <= first <= last or not _fits_advice(rows, last):
        raise ValueError(f"there is no room for the advice of rows {{first}} to {{last}}")
    with nogil:
        for at in range(first, last):
            _advise(rows, at, desk)

# A cache of Python integers by hash slot. The same few actions recur, and creating a Python integer takes
# longer than finding the action.
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
        Py_INCREF(number)  # PyList_SET_ITEM steals a reference
        PyList_SET_ITEM(found, at, number)
    return found
"""
